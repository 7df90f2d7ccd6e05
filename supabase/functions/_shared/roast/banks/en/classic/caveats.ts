/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'Fair warning: this photo kept some evidence, so my verdicts are in pencil.',
  "I worked with what I got. Where I'm wrong, blame the photo, then me.",
  'Take this with a pinch of salt, since the photo gave me crumbs.',
  'My confidence is low, so read this like a weather forecast for next month.',
  "The photo's a bit unclear, so I'm winging some of this. Confidently.",
  'I can only make out part of this, so the rest is nerve.',
  "The photo isn't telling me everything, and I'm not pretending it is.",
  'What follows is roughly right, in the way that bus times are.',
  "I've filled the gaps with experience and one hunch.",
];
