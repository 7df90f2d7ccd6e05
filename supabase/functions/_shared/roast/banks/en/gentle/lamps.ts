/** Where the light comes from, and its colour. Data only. */
import type { TopicLines } from '../../types.ts';

export const lamps: TopicLines = {
  headlines: {
    'lightFrom.left': [
      'The light sat down next to you',
      'Left cheek, front row',
      'All quiet on the right-hand side',
      'Light on the left, rumours on the right',
      "The left side's having a moment",
      'Left: lit. Right: hopeful.',
    ],
    'lightFrom.right': [
      'The light tapped you on the right shoulder',
      "The right cheek's on stage",
      'Turn right for light',
      'Right: lit. Left: listening.',
      'The right side got the good seat',
      'The left-hand side sends its regards',
    ],
  },
  openers: {
    'lightFrom.left': [
      "The light's come to sit on your left. It brought a cushion.",
      "There's something bright on the left, and it's very fond of you.",
      'I came in from the right and walked towards the light. Hello!',
      "There's light coming in from the left, like the one friend who's always early.",
      "Everything good in this photo's arriving from the left.",
      'The light came in on the left and stopped to chat with the first cheek it met.',
    ],
    'lightFrom.right': [
      "The light's leaning on your right shoulder like a sleepy friend.",
      "There's a glow on the right, and you're the one it came to see.",
      'The light rang the bell on the right, and nobody told the left.',
      "The light's come up on your right, like somebody who'd like to know what you're reading.",
      'Your right-hand side has all of the light and none of the worries.',
      "There's light on your right, and it's leaning in as if it knew you.",
    ],
  },
  truths: {
    'lightFrom.left': [
      "If photos had armrests, this light's taken the left one and isn't giving it back.",
      "With all that light on your left, you're an egg, sunny side sideways.",
      "You're lit like a marshmallow: the left's done, now turn.",
      "Your left cheek got the light. Your right says it wasn't even hungry.",
      'The light gave your left cheek dessert and told your right one to finish its vegetables.',
      "The light's all on your left, and your right cheek's asked to speak to its manager.",
      "All the light's gone to your left, like a class photo when there's a dog on that side.",
      "The light asked your left cheek the way to the right one. It's still being told about the roadworks.",
      "All the light's on your left. If you were a boat, I'd ask it to come to the middle, please.",
      "The light on your left's waving like a parent at a school play.",
      'The light took the left-hand lane and missed its exit.',
      "The light's on your left, and your right cheek says it prefers the shade, like me at the beach.",
    ],
    'lightFrom.right': [
      'Your right cheek got the light. Your left got the box it came in.',
      'The light rang at your right cheek and left a card on the other: "Sorry we missed you."',
      "On your right, lovely light. On your left, the same light as told by somebody who wasn't there.",
      "The light's got your right side on the beach and your left minding the towels.",
      'The light sat down on your right and put its bag on the other seat.',
      "Your right cheek's reading by the light, and your left keeps asking what happens next.",
      "The light's only done your right side, like a barber who's just been told a really good story.",
      "There's light on your right cheek, and on your left a very patient queue.",
      "The light's giving your right cheek seconds, and your left hasn't had firsts.",
      "The light picked your right cheek for its team, and the left one's been given the whistle.",
      'The light came in on your right and forgot what it had come in for.',
      "If I were a cat, I'd know exactly where to lie down in this photo: right, in the light.",
    ],
  },
};
