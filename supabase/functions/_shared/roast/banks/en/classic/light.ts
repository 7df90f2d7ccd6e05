/** The light. Data only. */
import type { TopicLines } from '../../types.ts';

export const light: TopicLines = {
  openers: {
    'light.uneven': [
      'Half of you is in broad daylight, half is in a detective film.',
      'Your light has picked a side and refuses to negotiate.',
      'One cheek is on holiday and the other is working nights.',
    ],
    'light.dim': [
      'This was lit by a fridge two rooms away.',
      'I see that the candle was also trying to save energy.',
      'You took this in the lighting of a raccoon mid-heist.',
    ],
    'light.harsh': [
      'You were lit like a chicken nugget under a heat lamp.',
      'That light is asking where you were on the night of the fourteenth.',
      'The flash came at this photo like a customs officer.',
    ],
  },
  truths: {
    'light.great': [
      'The light is so good that I suspect a film crew behind that phone.',
      'You found perfect light and stood in it on purpose. Suspicious behaviour.',
      'With light like this even my jokes would look good.',
    ],
    'light.good': [
      'The light is decent, which robs me of my best cave joke.',
      'Good light, not great light: the window was right there and you waved at it.',
      'The lighting gets a respectable seven, with a wink from the judges.',
    ],
    'light.uneven': [
      'The light covers one half of you. The other half seems to be behind a paywall.',
      'One cheek is sponsored by the window, the other is self-funded.',
      'You are lit like a moon in its second week.',
    ],
    'light.dim': [
      'It is so dark here that I asked the photo to say something so that I could find it.',
      'There is a lamp, a switch and a sun, and you used none of the three.',
      'This selfie was shot on location inside a backpack.',
    ],
    'light.harsh': [
      'This light would make a peach look guilty.',
      'You picked the one lamp in the house that hates people.',
      'The overhead light has drawn shadows with a ruler. It is a photo, not a sundial.',
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
