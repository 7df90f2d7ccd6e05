/** The light. Data only. */
import type { TopicLines } from '../../types.ts';

export const light: TopicLines = {
  openers: {
    'light.uneven': [
      'One half of your face got the sunshine, the other half got the stories about it.',
      'The window clearly has a favourite side of you.',
      'You are lit like a half-open fridge at midnight, in a cosy way.',
    ],
    'light.dim': [
      'It is so cosy and dark in here that I nearly whispered.',
      'I had to feel my way through this photo along the wall.',
      'The light in this room has gone to bed already, how sensible.',
    ],
    'light.harsh': [
      'That light means well, but it did not knock.',
      'The sun leaned in a bit too close for this one, bless it.',
      'So much light; the photo arrived wearing sunglasses.',
    ],
  },
  truths: {
    'light.great': [
      'The light is so lovely here that I suspect you asked the window nicely.',
      'Such good light. I would complain, but it is warming my hands.',
      'That light could sell bread. I have nothing mean to say about it, and I tried.',
    ],
    'light.good': [
      'The light is good. One step nearer to the window and it would be a love letter.',
      'Nice light, only a shade away from dreamy. The window says hello.',
      'Your light did its homework today. Neat writing, a little sticker.',
    ],
    'light.uneven': [
      'The light is hugging one cheek and has forgotten the other. Turn to the window and share the hug.',
      'One side is glowing, the other is waiting for its turn. A quarter turn makes it fair.',
      'Half of the light missed its train. Face the window and it will catch up.',
    ],
    'light.dim': [
      'The room is so dim that your best features are playing hide-and-seek, and they are winning.',
      'A little more light, please; I would like to meet you properly.',
      'This is candlelight without the candle. By a window you would be a different story.',
    ],
    'light.harsh': [
      'The light is a bit too eager, like a dog that has not seen you since breakfast. A curtain will calm it.',
      'Hard light is honest but has no manners. Try shade, or a thin curtain.',
      'That light brought out details which nobody asked about. Step into softer light and they go home.',
    ],
  },
  greats: {
    'light.great': [
      'You found soft, even light, and it flatters everything that it touches.',
      'The lighting here is gallery level. You clearly know where your window lives.',
      'Great light, well used: that alone puts this photo ahead of most of the internet.',
    ],
    'light.good': [
      'Good, honest light: you can be seen clearly, and you look well in it.',
      'The light is on your side here, and you had the sense to stand in it.',
      'Nice clear light; the camera could do its work, and so could I.',
    ],
  },
};
