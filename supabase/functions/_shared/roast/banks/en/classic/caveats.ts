/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'Fair warning: this photo kept half the evidence, so my verdicts are in pencil.',
  "I worked with what I got, which wasn't a lot. Blame the photo, then me.",
  'Take this with a pinch of salt, since the photo gave me crumbs.',
  'My confidence is low, so read this like a weather forecast for next month.',
  "I couldn't see much, so some of this is educated mumbling.",
  "Accuracy may vary. Mine's having a day off.",
  "The photo isn't telling me everything, and I'm not pretending it is.",
  'What follows is roughly right, in the way that bus times are.',
  "I've filled the gaps with experience and one hunch.",
];
