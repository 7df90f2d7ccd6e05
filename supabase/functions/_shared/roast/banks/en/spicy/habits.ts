/** The routine that the person says they have. Data only. */
import type { TopicLines } from '../../types.ts';

export const habits: TopicLines = {
  truths: {
    'level.beginner': [
      'Your routine so far: splash, shrug, leave.',
      'A beginner, you say. I can hear the hand soap laughing from here.',
      'Your entire routine fits in a text message, and the message is "nope".',
    ],
    'level.basic': [
      'Your routine is basic, like a ringtone from the factory.',
      'Somewhere there is a sun cream of yours with the seal still on. It writes poems.',
      'One cream for face, hands and door hinges is not a routine, it is a toolbox.',
    ],
    'level.intermediate': [
      'You own enough bottles to open a shop, and the shopkeeper never shows up on weekdays.',
      'Intermediate, you say: you can pronounce everything that you forget to use.',
      'Your routine is a great series with very irregular release dates.',
    ],
    'level.advanced': [
      'Your serums outnumber your spoons, and we both know it.',
      'You read ingredient lists the way others read gossip. Your skin would like a day off.',
      'An advanced routine: eleven steps, two spreadsheets, and still the same old pillowcase.',
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
