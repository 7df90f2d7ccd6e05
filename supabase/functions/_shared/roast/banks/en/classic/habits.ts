/** The routine that the person says they have. Data only. */
import type { TopicLines } from '../../types.ts';

export const habits: TopicLines = {
  truths: {
    'level.beginner': [
      'Your skincare routine, by your own account, is water and optimism.',
      'You call yourself a beginner, so I assume the towel has been doing the heavy lifting.',
      'Your bathroom shelf is a toothbrush and a dream.',
    ],
    'level.basic': [
      'A basic routine: you cleanse when there is a mirror nearby and a witness.',
      'Your moisturiser is on a "when I remember" contract, without paid holidays.',
      'You say "basic". I say "one bottle, three jobs, no training".',
    ],
    'level.intermediate': [
      'Intermediate means that you layer three things and still fall asleep before the last one.',
      'You know what a serum does. You also know that it does nothing inside the drawer.',
      'Your shelf is organised by hope, date of purchase, and what was on offer.',
    ],
    'level.advanced': [
      'Advanced? Your bathroom shelf has a waiting list and a dress code.',
      'You have more steps in the evening than my phone counts in a day.',
      'Your routine is so long that step one has dried by the time you reach the credits.',
    ],
  },
  greats: {
    'level.beginner': [
      'You are at the beginning of your routine, and beginning is the step that most people skip.',
      'A new routine means that every small habit will show quickly. You picked a fun moment.',
      'You have not bought half the shop yet. Starting simple is the smartest start there is.',
    ],
    'level.basic': [
      'You already keep the basics going, and the basics do most of the work.',
      'A short routine that happens beats a long one that does not. You chose well.',
      'You know the essentials already. Everything from here on is seasoning.',
    ],
    'level.intermediate': [
      'You know what your skin likes, and that took attention and patience.',
      'You have a real routine with real experience behind it. It gives you a head start.',
      'You understand your own shelf, which is rarer than owning it.',
    ],
    'level.advanced': [
      'You know more about your skin than most people know about their phone plan.',
      'The care and consistency that you put into your routine is impressive.',
      'You have made looking after yourself a craft. That discipline is worth a round of applause.',
    ],
  },
};
