/** Where the light comes from, and its colour. Data only. */
import type { TopicLines } from '../../types.ts';

export const lamps: TopicLines = {
  headlines: {
    'lightFrom.left': [
      'The light sat down next to you',
      'The left cheek in the photo, front row',
      'All quiet on the right-hand side',
      'Light on the left, rumours on the right',
      "The left side's having a moment",
      'Left: lit. Right: hopeful.',
    ],
    'lightFrom.right': [
      'The light came in on the right',
      "The right of the photo's on stage",
      'Turn right for light',
      'Right: lit. Left: listening.',
      'The right side got the good seat',
      'The left-hand side sends its regards',
    ],
  },
  openers: {
    'lightFrom.left': [
      "The light's come to sit on the left. It brought a cushion.",
      "There's something bright on the left, and it's very fond of you.",
      'I came in from the right and walked towards the light. Hello!',
      "There's light coming in from the left, like the one friend who's always early.",
      "Everything good in this photo's arriving from the left.",
      'The light came in on the left and stopped to chat with the first cheek it met.',
    ],
    'lightFrom.right': [
      "The light's leaning in from the right like a sleepy friend.",
      "There's a glow on the right, and you're the one it came to see.",
      'The light rang the bell on the right, and nobody told the left.',
      "The light's come up on the right, like somebody who'd like to know what you're reading.",
      'The right of this photo has all of the light and none of the worries.',
      "There's light on the right, and it's leaning in as if it knew you.",
    ],
  },
  truths: {
    'lightFrom.left': [
      "The light's done you like a dad does a hallway: one side's gorgeous, and the rest's \"this summer\".",
      "The left of this photo's the picture on the box. The right's what I made.",
      "All the light's gone to the left, like a class photo when there's a dog on that side.",
      'The light\'s gone to the left of the photo and is telling the right "it\'s not that great here, honestly".',
      "You're lit like a marshmallow: the left's done, now turn.",
      "The cheek on the left of the photo got the light. The other says it wasn't even hungry.",
      'The light gave the cheek on the left dessert and told the other one to finish its vegetables.',
      "With all that light from the left, you're an egg, sunny side sideways.",
      "The light's over on the left, waving like a parent at a school play.",
      "All the light's on the left here. If you were a boat, I'd ask it to come to the middle, please.",
      'The light took the left-hand lane and missed its exit.',
      "The light's all on the left of the photo, and the right of it has asked to speak to the manager.",
    ],
    'lightFrom.right': [
      "The light's on the right. The left's been stood up: it's ordered bread twice, and the waiter's being kind.",
      "You're lit from one side, like somebody who's sat down by the open fridge and feels understood.",
      "The light's only done the right-hand side, like a barber who's been told a really good story.",
      'The light rang at the cheek on the right and left a card on the other: "Sorry we missed you."',
      'The cheek on the right of the photo got the light. The other got the box it came in.',
      "The light's all on the right. The left's been told it's very much in our thoughts.",
      'The light came in from the right and forgot what it had come in for.',
      "The light's got the right of this photo on the beach and the left minding the towels.",
      "The light picked the cheek on the right for its team, and the other one's been given the whistle.",
      'The light sat down on the right and put its bag on the other seat.',
      "If I were a cat, I'd know exactly where to lie down in this photo: right, in the light.",
      "The light's giving the cheek on the right seconds, and the other hasn't had firsts.",
    ],
  },
};
