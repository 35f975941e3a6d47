/** The words of learning from one's mistakes; what is said to a try comes from the review. */

export const mistakesText = {
  title: "Learn from your mistakes",
  better: "What would be better here?",
  best: "What would have been best",
  came: (chosen: string, came: string): string => `In the game: ${chosen}${came ? `. What came of it: ${came}` : ""}.`,
  back: "Back to the review",
  done: "That was the last one",
  summary: (right: number, of: number): string => `${right} of ${of} right on the first try.`,
} as const;
