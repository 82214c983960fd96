// Open tables and mine, told by the server whenever they change.

import type { Tables } from "../protocol";
import { LiveSocket } from "./socket.svelte";

export class Lobby {
  tables = $state.raw<Tables | null>(null);
  private readonly socket: LiveSocket;

  constructor() {
    this.socket = new LiveSocket("/ws/lobby", {
      heard: (text) => (this.tables = JSON.parse(text) as Tables),
    });
  }

  get line() {
    return this.socket.line;
  }

  close(): void {
    this.socket.close();
  }
}
