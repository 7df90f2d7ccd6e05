/** The mouth. Data only. */
import type { TopicLines } from '../../types.ts';

export const mouth: TopicLines = {
  headlines: {
    'mouth.teeth': [
      'Full piano',
      'Say cheese, and then some',
      'Toothpaste would like a word',
      'Nothing held back',
      'Smile, unabridged',
      'Bright, open and on the record',
    ],
  },
  openers: {
    'mouth.teeth': [
      "You smiled like the dentist's watching and you're proud of it.",
      "That's a smile with the curtains fully open.",
      'You look like the "after" on a toothpaste box.',
      'Somebody said "show us you\'re happy" and you brought documents.',
      'This smile came with the lights on.',
      "You've given the camera the deluxe version.",
    ],
  },
  truths: {
    'mouth.teeth': [
      'With that toothy smile you could ask to stroke a dog and leave with the dog.',
      'With that toothy smile you could walk into the wrong wedding and be giving the speech by nine.',
      "You're smiling with all your teeth. Somewhere a toothbrush is telling its parents.",
      'With that toothy smile you could take a hamster to the vet and come home with the sticker.',
      "That's the toothy grin that's already in the frame when you buy it.",
      "You're smiling with all your teeth. There's a dentist who'd like a copy for the ceiling.",
      "It's a smile that could sell a sofa to somebody who came in for directions.",
      "You're smiling, teeth out, like somebody whose egg had two yolks.",
      "With a smile that toothy, a mint somewhere has achieved its life's purpose.",
      "That's the toothy smile of a person who's just been chosen by a stranger's baby.",
      "You're smiling with all your teeth, like a whole swimming pool's just clapped your cannonball.",
      'A smile like that gets an extra scoop, and when the cone breaks, a whole new one.',
    ],
  },
  greats: {
    'mouth.teeth': [
      "That's a full, bright smile with nothing held back. It lights up the frame.",
      'You smile openly, and the whole picture follows.',
      "A smile this open looks like good news. It's great to see.",
      "There's real sparkle in that smile, and it can't be faked.",
      'You went for the big open smile, and it paid off beautifully.',
      "It's the sort of smile people frame.",
    ],
  },
  closers: {
    'mouth.teeth': [
      "Keep showing that smile, {name}. It's wasted on the dark.",
      'A smile that open is the best thing a face can wear.',
      "I'd like that smile on every bad day I've got. It's brilliant.",
      'You opened with that smile and nothing I said could top it. Well done.',
      "Somebody's fridge is missing this photo, {name}. That smile belongs on a door.",
      "The last word's yours, and it's that bright, fearless smile.",
      "It's a smile with its sleeves rolled up. I love it.",
      "If confidence had a face, it'd ask you for tips.",
      "Nobody's ever regretted a smile like that. It's a great photo.",
      "You've got a smile that does the introductions for you. Good people skills.",
      'That smile went all in, {name}, and it won.',
      "Bright smile, brave photo. I've no further questions.",
    ],
  },
};
