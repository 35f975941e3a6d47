import { expect, test } from "vitest";
import { bestOf, type Held } from "./records";

const held = (season: string, value: string, who: string): Held => ({
  season,
  name: season,
  books: { records: [{ title: "Most points", value, who, club: "A", game: 3 }], season_records: [] },
});

test("of several seasons the highest holds the record, as a number; of two alike the first", () => {
  const best = (...all: Held[]) => bestOf(all, "records").map(({ record, held: of }) => [record.who, of.season]);
  expect(best(held("one", "9", "Reds"), held("two", "51", "Blues"))).toEqual([["Blues", "two"]]);
  expect(best(held("one", "51", "Reds"), held("two", "51", "Blues"))).toEqual([["Reds", "one"]]);
  expect(bestOf([held("one", "1", "Reds")], "season_records")).toEqual([]);
});
