/** The routine that the person says they have. Data only. */
import type { TopicLines } from '../../types.ts';

export const habits: TopicLines = {
  truths: {
    'level.beginner': [
      'You say that you are new to skincare. Excellent: an empty shelf cannot be the wrong shelf.',
      'Your routine is still a blank page. I have a pencil and a very soft eraser.',
      'A beginner, by your own account. Soap and hope is a start, and half of it may stay.',
    ],
    'level.basic': [
      'You keep it basic, you say. Basic is fine; bread is basic, and look at all its fans.',
      'Two products and good intentions: that is a perfectly respectable band.',
      'A basic routine is like a small garden. It only asks to be visited more than on Sundays.',
    ],
    'level.intermediate': [
      'You know your way around a shelf, you say, so you also know which bottle you have been ignoring.',
      'Intermediate: enough knowledge to own four serums, enough heart to feel bad for the fifth.',
      'You have a good routine, by your own account. It misses you on Fridays.',
    ],
    'level.advanced': [
      'Advanced, you say! Your face has a better schedule than most railways.',
      'Your routine probably has chapters. I hope that you sit down in between.',
      'With your experience I expected a lecture. Let your skin have one boring evening a week.',
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
