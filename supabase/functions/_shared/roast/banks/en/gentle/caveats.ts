/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'The photo hides a lot from me, so take all of this as a friendly guess.',
  'I could only half see you here, so I will tread softly and guess kindly.',
  'This picture is a bit shy with details; a clearer one would do you more justice.',
  'I am squinting a little, so please forgive me where I am wrong.',
];
