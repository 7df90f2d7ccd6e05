/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  "I'm roasting by feel here: the photo says 'no comment'.",
  "Half of this is science, and the other half's a hunch in a lab coat.",
  "I've seen more detail on a weather radar, so read this as a rumour.",
  "I can't see all of it from here, so I'm roasting the bits I can.",
  "I'm throwing darts in fog here. I've kept them small.",
  'The evidence is thin, so take the rest with a BUCKET of salt.',
  'Facts were scarce. Confidence was not.',
  'Treat the following as prophecy: loud, grand, occasionally right.',
  "The photo mumbled. I've filled in the rest, LOUDLY.",
];
