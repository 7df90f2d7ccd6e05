/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'I roast by feel here, because this photo pleads the fifth.',
  'Half of this is science, half is a hunch; the photo hid the rest.',
  'I have seen more detail on a weather radar, so read this as a rumour.',
  'The photo held out on me, so I am freestyling the missing bits.',
];
