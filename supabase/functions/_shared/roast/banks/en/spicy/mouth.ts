/** The mouth. Data only. */
import type { TopicLines } from '../../types.ts';

export const mouth: TopicLines = {
  headlines: {
    'mouth.teeth': [
      "Stand back, it's smiling",
      'Dentists wept with joy',
      'The chandelier is on',
      'High beams, in a good mood',
      'Smile of mass distraction',
      "Look what's out of the box",
    ],
  },
  openers: {
    'mouth.teeth': [
      'You smiled so hard that three neighbours drew their curtains.',
      "Now THAT'S a smile. I've put on my second pair of sunglasses.",
      "The dentist's going to print this out and tuck it in.",
      "You've opened that smile like a grand piano at a street fight.",
      'This grin walked in, flipped the breakers and owned the building.',
      "Somebody's just won something, or is about to sell me something.",
    ],
  },
  truths: {
    'mouth.teeth': [
      "You're grinning like the log I've just sat on.",
      "You're smiling, teeth and all, like a quiz host who's just heard a very confident WRONG answer.",
      "You're grinning like the other team's bus has broken down.",
      "You're grinning like you've seen my high score and it's adorable.",
      "A smile with TEETH! You look like it's somebody else's turn to take the bins out.",
      "That smile's left its front door open. I've wiped my feet.",
      "Easy with that smile! You'll set off the automatic doors!",
      "You're smiling like somebody who's just been handed the bigger half.",
      "Teeth and everything! I've looked behind me to see who brought the PUPPY.",
      'You smile like the free samples are unlimited.',
      "With that smile you've never paid for a second scoop in your life.",
      "I'd insult that smile, but it'd only smile back at me, with EVERYTHING it's got.",
    ],
  },
  greats: {
    'mouth.teeth': [
      "That smile's a firework with manners: huge, bright and right on time.",
      "You smile at full volume, and it's glorious to watch.",
      "The smile's so radiant that the rest of the photo's just the frame.",
      'Fearless grin. It strides in and owns the place.',
      "You flash that smile like it's the grand finale. It is.",
      'Whoever gets that smile aimed at them has won the day.',
    ],
  },
  closers: {
    'mouth.teeth': [
      'That grin deserves its own spotlight, {name}, and frankly its own show. Superb.',
      'I came armed to the teeth. You came with that smile, and all I had left was a spoon. Great work.',
      'The smile wins on points, on style and on wattage. Bow, please.',
      "Envy is all I've got left. Gorgeous smile.",
      'You smiled into the firing line, {name}, and the firing line fell in love.',
      "They'll need a bigger poster. That smile's a headliner, a real star.",
      "Nothing I threw could dent it. That's a smile made of pure talent.",
      "I've turned my brightness down, out of respect. Keep yours up, it's brilliant.",
      'Unleash that grin on the world, {name}. It deserves the good stuff.',
      "A smile like that should be sung about. I'd sing, but you've earned better.",
      "The prosecution rests, mainly because it's grinning back. You win.",
      "I tried to have the last laugh, and you'd already smiled it. Perfect.",
    ],
  },
};
