/** The words of the messages that two people who play by link send each other. */

export const chatText = {
  title: "Messages",
  open: "Messages",
  openNews: "Messages: there is a new one",
  none: (name: string): string => `Nothing has been said yet. Only ${name} reads what you write; it is kept nowhere.`,
  you: "You",
  phrases: [
    "Hello!",
    "Good luck!",
    "Nice call.",
    "Well played!",
    "What a play!",
    "Ouch.",
    "Lucky me.",
    "You got me.",
    "One moment.",
    "I’m back.",
    "Thank you!",
    "Good game!",
  ],
  phrasesLabel: "Say it with a click",
  write: "Your message",
  send: "Send",
  silence: "Silence: new messages only light up the sign",
};
