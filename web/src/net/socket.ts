/** The one socket of a seat: says hello, keeps itself open, and says hello again with what it already holds. */

import { openSocket, type Socket } from "./reach";
import type { FromServer, ToServer } from "./wire";

export type Link = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  /** How many events are already held: the server sends the rest. */
  held(): number;
  heard(message: FromServer): void;
  link(state: Link): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const HEARTBEAT = 20000;
/** The token is unknown, or no longer good: trying again is useless. */
const REFUSED = new Set([4401, 4403, 4404, 4410, 1008]);

export const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10));

export class TableSocket {
  private socket: Socket | null = null;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  /** Answers on their way, by their id: sent again after a reconnect; the server counts them once. */
  private unanswered = new Map<string, ToServer>();
  private wantsBoard = false;

  constructor(
    private readonly token: string,
    private readonly listener: Listener,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(message: ToServer): void {
    if (message.type === "answer") this.unanswered.set(message.id, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** From now on states bring the table as text, after a reconnect too. */
  wantBoard(): void {
    if (this.wantsBoard) return;
    this.wantsBoard = true;
    this.send({ type: "board" });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  private open(): void {
    this.listener.link("connecting");
    const socket = openSocket();
    this.socket = socket;
    let welcomed = false;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: "hello", token: this.token, events: this.listener.held() } satisfies ToServer),
      );
    };
    socket.onmessage = (message) => {
      const heard = JSON.parse(message.data) as FromServer;
      if (heard.type === "welcome") {
        welcomed = true;
        this.tries = 0;
        this.listener.link("open");
        if (this.wantsBoard) socket.send(JSON.stringify({ type: "board" } satisfies ToServer));
        for (const waiting of this.unanswered.values()) socket.send(JSON.stringify(waiting));
      }
      if (heard.type === "accepted" || heard.type === "refused") this.unanswered.delete(heard.id);
      if (heard.type === "error" && !welcomed) {
        this.closed = true;
        this.listener.link("refused");
      }
      this.listener.heard(heard);
    };
    socket.onclose = (event) => {
      clearInterval(this.beat);
      if (this.closed || socket !== this.socket) return;
      if (REFUSED.has(event.code)) {
        this.closed = true;
        this.listener.link("refused");
        return;
      }
      this.listener.link("lost");
      this.retry = setTimeout(() => this.open(), waitAfter(this.tries++) * (0.75 + Math.random() / 2));
    };
    clearInterval(this.beat);
    this.beat = setInterval(() => this.send({ type: "ping" }), HEARTBEAT);
  }

  /** The network or the person came back: don't wait out the pause. */
  private hurry = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.tries = 0;
    this.open();
  };
}
