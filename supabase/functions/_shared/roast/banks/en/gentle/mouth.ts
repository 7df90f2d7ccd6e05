/** The mouth. Data only. */
import type { TopicLines } from '../../types.ts';

export const mouth: TopicLines = {
  headlines: {
    'mouth.teeth': [
      'Cheese, in the best sense',
      'The smile that answered the door',
      'A smile with the roof down',
      'Somebody said "cheese" and meant it',
      "Toothpaste's proudest day",
      'All present and smiling',
    ],
  },
  openers: {
    'mouth.teeth': [
      'You smile the way a piano looks when someone lifts the lid.',
      "Somebody made you smile just before, and I'd like to thank them.",
      "Hello to you too! With a smile like that I'm staying for tea.",
      "That's a proper smile, the sort that gets to the door before the person does.",
      "I'd come here with a long face, and then you smiled and I had to fold it up.",
      "With a smile like that, I'd have let you in without the password.",
    ],
  },
  truths: {
    'mouth.teeth': [
      'With that many teeth on show, you must be somebody who waves at boats.',
      "I'd follow that smile into a museum of spoons.",
      'With your teeth on show like that, people would let you merge.',
      "Teeth and all, you look like the one person who's having fun in the rollercoaster photo.",
      'Somewhere your toothbrush has seen these teeth and is ringing its mother.',
      "That's the smile of someone who gets asked to hold the baby on trains.",
      "With that smile you could wave at a stranger by mistake, and they'd cross the road to say hello.",
      "You smiled, and I smiled back before I remembered that I'm an app.",
      'All those teeth! You look like the ice-cream van knows your name.',
      "You're showing your teeth like a tour guide who's just found out that the castle's open after all.",
      "You're all teeth, like your stop's next and it's the seaside.",
      'Teeth out: it\'s the face people make right after the photographer says "got it, thank you".',
    ],
  },
  greats: {
    'mouth.teeth': [
      "Your open smile's a joy. It makes everything round it brighter.",
      "You smile without holding anything back, and it's so good to see.",
      "There's sunshine in that smile. I felt it straight away.",
      "Such a bright, friendly smile: it's a little present to whoever looks.",
      "Your smile invites people in. That's a lovely thing for a photo to do.",
      "It's a smile that tells the truth, and the truth looks happy.",
    ],
  },
  closers: {
    'mouth.teeth': [
      "I'll keep your bright smile on my shelf, {name}, where the sun comes in.",
      'A smile like yours is a kindness. Thank you for it.',
      'Please show that lovely smile to someone today. They might need it more than I did.',
      'You light up when you smile, {name}. I thought you should know.',
      "Of all the smiles I've met, yours is one of the warmest, and I'll miss it. Lovely to meet you.",
      "Go and smile like that at your day. It'll smile back, as good days do.",
      "Your happy face is the best ending I could've asked for.",
      "I'm so glad you let that smile out. It's beautiful out here.",
      'With a smile that open, {name}, kind things know where to find you.',
      "There's a lot of heart in a smile like that. Yours shows every bit of it.",
      'You made this picture bright, and all you did was be happy. Wonderful.',
      "Whenever you doubt a photo of yourself, remember this smile. It's lovely.",
    ],
  },
};
