// The last things that went wrong in this page, for whoever reports a fault.

interface Fault {
  at: string;
  what: string;
}

const KEPT = 20;
const faults: Fault[] = [];

export function noteFault(what: string): void {
  faults.push({ at: new Date().toISOString(), what });
  faults.splice(0, faults.length - KEPT);
}

export const lastFaults = (): Fault[] => [...faults];

export function watchFaults(): void {
  addEventListener("error", (event) => noteFault(`${event.message} (${event.filename}:${event.lineno})`));
  addEventListener("unhandledrejection", (event) => noteFault(String(event.reason)));
}
