/** The words around lessons; what a lesson itself says comes from its file. */

export const learnText = {
  title: (game: string): string => `Learn ${game}`,
  intro: "Each lesson teaches one thing by playing it, in two to four minutes.",
  lesson: (number: number, title: string): string => `Lesson ${number}: ${title}`,
  step: (step: number, of: number): string => `${step} of ${of}`,
  stars: (stars: number): string => (stars === 0 ? "not done yet" : `${stars} of 3 stars`),
  next: "Next",
  tryAgain: "Try again",
  show: "Show me",
  drive: "Play the drive",
  remember: "Remember",
  nextLesson: (title: string): string => `Next: ${title}`,
  all: "All lessons",
  play: "Play a game",
  none: "There are no lessons for this game yet.",
  done: "Lesson done",
  learn: "Learn by playing",
} as const;
