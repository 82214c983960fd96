/** What may be developed. */
export interface Subject {
  kind: "discovery" | "wonder";
  id: string;
}

export interface Choosing {
  isOffered: (subject: Subject) => boolean;
  chosen: Subject | null;
  onchoose: (subject: Subject, anchor: HTMLElement) => void;
}
