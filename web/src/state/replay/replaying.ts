/** A record being looked at. It is kept on the server only when somebody wants a link to a moment, plays on from one or asks the board about it. */

import { api, sentenceOf } from "../../net/api";
import type { Facts, Match, Plain } from "../../net/wire";
import { copy } from "../../parts/dialogs/Links";
import { Checking } from "./checking";
import { tryFrom, type GoOn } from "./moments";
import { go, reviewPath, tableLink } from "../route";
import { text } from "../../text/en";

export class Replaying {
  private kept: Promise<string> | null = null;
  readonly checking = new Checking(() => api.verifyRecord(this.file));

  constructor(private readonly file: File) {}

  /** The spectators' token of the kept record. */
  private token(): Promise<string> {
    this.kept ??= api.keep(this.file).then(({ tokens }) => tokens.watch ?? "");
    this.kept.catch(() => (this.kept = null));
    return this.kept;
  }

  /** Copies a link to a moment; what to say about it. */
  async link(at: number): Promise<string> {
    try {
      return (await copy(tableLink(await this.token(), at))) ? (text.table.news["link_copied"] ?? "") : "";
    } catch (problem) {
      return sentenceOf(problem);
    }
  }

  /** Opens the review; what to say where that can't be. */
  async review(): Promise<string> {
    try {
      go(reviewPath(await this.token()));
      return "";
    } catch (problem) {
      return sentenceOf(problem);
    }
  }

  /** What a board asks about a moment. */
  async aid(at: number, wanted: Facts): Promise<Plain> {
    return api.aid(await this.token(), null, wanted, at);
  }

  async tryFrom(at: number, match: Match, wish: GoOn): Promise<string> {
    try {
      return await tryFrom(await this.token(), at, match, wish);
    } catch (problem) {
      return sentenceOf(problem);
    }
  }
}
