/** Where the light comes from, and its colour. Data only. */
import type { TopicLines } from '../../types.ts';

export const lamps: TopicLines = {
  headlines: {
    'lightFrom.left': [
      'On the left, a blaze; on the right, nobody',
      "The left side's giving interviews",
      'Left: fame. Right: basement.',
      'All the budget went left',
      'The coup came from the left',
      "One cheek's having a coronation",
    ],
    'lightFrom.right': [
      'The right side bought the lighting',
      'BREAKING: left half of photo still loading',
      'Everything right, nothing left',
      'Hogged by the right',
      "The right half's a diva",
      'A monopoly of light, right-hand side',
    ],
  },
  openers: {
    'lightFrom.left': [
      'All hail the left of the photo! The right may watch.',
      'The light burst in from the left with a cape and no plan for the other side.',
      'On the left of the photo, a blaze. On the right, apparently, the budget ran out.',
      "Somebody's crowned the left of the photo and exiled the rest.",
      "The light's thrown itself at you from the left like a fan at a stage door.",
      "Left of the photo, you're through to the finals. Right of the photo, we'll call you.",
    ],
    'lightFrom.right': [
      'The light came screaming in from the right and hit the brakes at your nose.',
      "The right of the photo's at the opening night. The left's still in wardrobe.",
      "There's a light on the right that thinks it's a co-star.",
      'Make way for the right of the photo and its entourage!',
      'Somewhere off to the right, a lamp or a comet is showing off.',
      "You've been lit from the right by something with a serious crush on drama.",
    ],
  },
  truths: {
    'lightFrom.left': [
      'On the left, fireworks. On the right, the guy who lit them, looking for his eyebrows.',
      "Light on the left, dark on the right: one side's the brochure, the other's the hotel.",
      "The left of the photo got all the light. The right got 'a great personality'.",
      "The light's all over the left of the photo, and the right's been left on READ.",
      "The left side's the star of the school play. The right's TREE number four.",
      "All the light's gone left! The right of the photo's the kid who had to hold the BAGS.",
      "All rise for the left half! The right half's still looking for its other SHOE.",
      "The left of the photo's got the light. The right's got a candle and a LETTER from it.",
      "The left of the photo's a launch party. The right has to put the cones AWAY.",
      "All the light's gone over to the left side of the photo, like shoppers when a new till OPENS.",
      "Lit from the left: one half of you is the front garden, the other's where they keep the BIKES.",
      "Turn! Thirty degrees! Free light! I'm practically giving it away!",
    ],
    'lightFrom.right': [
      "On the right they're handing out waffles. On the left somebody's holding up a drawing of one.",
      "The right of the photo's got the light. The left's been told that its call is IMPORTANT.",
      "The right of the photo got the window seat. The left got 'budge UP' and somebody's CELLO.",
      "The right of the photo's in the will. The left's just been thanked for coming.",
      "The left of the photo's being lit by leftovers. It's in the name.",
      "You're lit from the right like a sandwich with all the filling at ONE end. I got the other end.",
      "The right side's having a parade. The left's been told it's cancelled 'due to WEATHER'.",
      'One cheek got the light! The other got a certificate for taking PART.',
      "Going by the light, from right to left you're the star, the co-star and the CATERING.",
      "That light's picked the right of the photo like it's picking TEAMS.",
      'The light came in from the right, saw your cheek and sat DOWN.',
      "Spin! Into! The light! It's RIGHT there, I can't put it more plainly!",
      'The right-hand side took the light, the applause and the last slice.',
    ],
  },
};
