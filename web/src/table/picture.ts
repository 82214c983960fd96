// A picture that one part draws and another shows: a component, with its props beside it.

import type { Component } from "svelte";

export interface Picture {
  Art: Component;
  props: object;
}

export function picture<Art extends Component<never>>(art: Art, props: Parameters<Art>[1]): Picture {
  return { Art: art as Component<never> as Component, props };
}
