/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'Fair warning: this photo kept half the evidence, so I am partly guessing.',
  'I worked with what I got, which was not a lot. Blame the photo, then me.',
  'Take this with a pinch of salt, since the photo gave me crumbs.',
  'My confidence is low, so read this like a horoscope with better jokes.',
];
