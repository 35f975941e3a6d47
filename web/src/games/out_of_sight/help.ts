/** How a game goes, in a few sentences, for the help window. */

const help: string[] = [
  "You study the field, then press the ball: the field is hidden, and you draw your run or throw blind. Lifting the pen ends it.",
  "Every bar and square on your way is a tackler, “15 Pen.” a flag. From where “Reds Only” begins, everything white is free.",
  "Every play has a shape: where to cross the line, how deep to drop. The bands over the field say what stops you where.",
  "A pass ends in a dot. On the white of a square it is caught and you run on; on the edge of its triangle it is batted down, inside it intercepted.",
  "The defence's linebackers lie hidden until your line is drawn.",
  "“Practise” draws without counting; “By keys” takes figures instead of a pen.",
];

export default help;
