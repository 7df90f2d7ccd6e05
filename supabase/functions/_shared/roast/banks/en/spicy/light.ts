/** The light. Data only. */
import type { TopicLines } from '../../types.ts';

export const light: TopicLines = {
  openers: {
    'light.uneven': [
      'The lighting split you down the middle like a restaurant bill.',
      'One side of this photo is a spotlight, the other is a cover-up.',
      'You look like the "choose your villain" screen of a video game.',
    ],
    'light.dim': [
      'Did you take this selfie inside a sock?',
      'Even bats are asking you to turn on a lamp.',
      'I have seen brighter scenes in a submarine drama.',
    ],
    'light.harsh': [
      'Your ceiling light has a personal vendetta and a very high wattage.',
      'That is not lighting, that is an interrogation with good Wi-Fi.',
      'Was this taken on the surface of the sun or just in an elevator?',
    ],
  },
  truths: {
    'light.great': [
      'Light that good should need a permit. I looked, and you do not have one.',
      'Did you bribe the sun or are you two related?',
      'That light is doing unpaid overtime for you and it deserves a pension.',
    ],
    'light.good': [
      'The light is fine. "Fine", as in: the window was two steps away and you chose the sofa.',
      'Good light, used with the ambition of a screensaver.',
      'The lighting passed the exam without opening the book. It could have been legendary.',
    ],
    'light.uneven': [
      'Half of you is a headline, the other half is classified. Pick a window.',
      'One side lit, one side in the dark: congratulations on your role as both twins.',
      'That light gave one cheek everything in the will and the other one a lamp. Broken.',
    ],
    'light.dim': [
      'The darkness in this photo has more screen time than you do.',
      'Open a curtain. The moths have been waiting for you to do something.',
      'Your lighting budget was a firefly, and it called in sick.',
    ],
    'light.harsh': [
      'The light is so hard that it left fingerprints.',
      'Midday sun, bare bulb or flash: whichever it was, it holds a grudge.',
      'This lighting is legally an argument.',
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
