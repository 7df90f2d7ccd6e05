/** Where the light comes from, and its colour. Data only. */
import type { TopicLines } from '../../types.ts';

export const lamps: TopicLines = {
  headlines: {
    'lightFrom.left': [
      'A friendly glow from the left',
      "The left side's having breakfast outside",
      'Sun on the left, snooze on the right',
      'Warm left hand, shy right one',
      'Good morning, left side',
      'The light sat down next to you',
    ],
    'lightFrom.right': [
      "The right side's in the sun",
      'A good neighbour on the right',
      'Sunshine, one seat over',
      'The light tapped you on the right shoulder',
      'Right side up and shining',
      'Basking on the right',
    ],
  },
  openers: {
    'lightFrom.left': [
      "The light's come to sit on your left. It brought a cushion.",
      "There's something bright on the left, and it's very fond of you.",
      "Your left side's out in the garden already.",
      'I came in from the right and walked towards the light. Hello!',
      "The light's whispering something in your left ear.",
      "On the left there's sunshine, and on the right there's saving some for later.",
    ],
    'lightFrom.right': [
      "The light's leaning on your right shoulder like a sleepy friend.",
      "Your right side's been asked to dance first.",
      "There's a glow on the right, and you're the one it came to see.",
      'The light rang the bell on the right, and nobody told the left.',
      "You've got good weather on the right-hand side.",
      "Something on your right's been shining at you all through the photo.",
    ],
  },
  truths: {
    'lightFrom.left': [
      "The light's told its whole story to your left cheek. The right one'll have to ask.",
      "Your left side's got the sun and your right's got a lovely book.",
      "You're like a house in the morning: one side's already up.",
      "One half of this photo's having ice cream.",
      "The light's holding your left hand. Turn a bit and it could hold both.",
      'If you were a garden, the tomatoes would all be on the left.',
      "The light knocked at the left-hand door, because that's where the mat was.",
      "Your right side's being very grown-up about not getting any.",
      "I think the light's a bit shy. It only wanted to meet one side at first.",
      "Your left cheek's had dessert. Your right's been told to finish its vegetables.",
      "The light on your left's waving like a parent at a school play.",
      'A quarter turn to the left, and everybody gets a slice.',
    ],
    'lightFrom.right': [
      "The right cheek got the first pancake, and the left one's pretending not to mind.",
      "If I were a cat, I'd sit on the right of this photo.",
      "The light's reading to your right side. Budge over, so the left can hear.",
      "You're half picnic, half pantry, and both are lovely.",
      'The light came by the right and stayed for a chat.',
      "Your right side's on the beach, and your left's minding the towels.",
      "It's such a nice light. I wish it'd walked one step further.",
      'A sunflower would know what to do here. Just a tiny turn.',
      "Your right cheek's having its birthday. The left one's brought a present.",
      "Your left's in the shade with a cold drink. I can't call that sad.",
      "The light's got a favourite sofa, and it's the right-hand one.",
      'You wear the light over one shoulder, like a scarf.',
    ],
  },
};
