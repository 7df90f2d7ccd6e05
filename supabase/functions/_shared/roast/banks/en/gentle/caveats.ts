/** After the opener where the confidence is low. Data only. */
export const caveats: readonly string[] = [
  'The photo hides a lot from me, so take all of this as a first draft.',
  "I couldn't make out every detail here, so I'll tread softly.",
  "This picture's a bit shy with details, so I've left a few boxes empty.",
  "I'm guessing a little, so please forgive me where I'm wrong.",
  'Some of this I saw, and some of it I only hope.',
  "It's a whispery sort of photo, and I may have misheard.",
  "I can't make out much in this one, so take me with a pinch of salt.",
  "Please hold what follows loosely, the way you'd hold a chick.",
  "It's a bit foggy in here, so I'm walking with my arms out.",
];
