/** Headlines by the score alone. Data only. */
import type { TopicLines } from '../../types.ts';

export const bands: TopicLines = {
  headlines: {
    'band.looking-good': [
      'Honestly? You made my job difficult',
      'A very short list of complaints',
      'I came to tease and stayed to admire',
      'This photo has been eating its vegetables',
      'Ten minutes of searching, three tiny notes',
      '{name}, this is a suspiciously good photo',
    ],
    'band.not-bad': [
      'Nearly there, and you brought snacks',
      'A good photo having a slightly shy day',
      'More green lights than red ones',
      'Two small tweaks and I am out of jokes',
      'Sweet, solid, and only lightly toasted',
      '{name}, you are one good week away from unbeatable',
    ],
    'band.room-for-growth': [
      'A lovely draft, and drafts are allowed',
      'Good things loading, please keep the phone plugged in',
      'Today was a "the attempt counts" day',
      'Everything here can be fixed by Sunday',
      'The photo is tired. You are doing fine.',
      '{name}, bring tea, we are going to fix this together',
    ],
    'band.project-mode': [
      'Every great makeover film starts exactly here',
      'The "before" photo that the "after" will thank',
      'We start where we start, and we start with a hug',
      'Brave photo. Gold star. Sit down, have a biscuit.',
      'The only way is up, and the stairs are short',
      '{name}, I made a plan and it is a nice one',
    ],
  },
};
