/** Facts of the face that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsFace: TopicLines = {
  openers: {
    'expression.tense+gaze.camera': [
      "You're frowning straight at me, and I've started going through my week.",
    ],
  },
  truths: {
    'expression.serious+gaze.camera': [
      "Straight face, straight stare. I've just apologised for a parking space, and I haven't got a car.",
      "You're looking at me as if I'd pressed 'reply all'.",
      'You look at me like I\'ve said "I\'ll be five minutes" one hour ago.',
    ],
    'expression.neutral+gaze.camera': [
      "You're looking right at me and I've got no idea. Nod if I'm getting warmer.",
    ],
    'expression.sleepy+gaze.camera': [
      "You're looking at me the way people look at the last five minutes of maths.",
    ],
    'expression.tense+gaze.camera': [
      "You're staring at the camera the way people stare at a jar that won't open.",
      "You're staring at that lens like it's said \"let's agree to disagree\".",
    ],
    'repeat.expression+expression.serious': [
      "Serious again. I've started wiping my feet before I open your photos.",
    ],
    'repeat.expression+expression.neutral': [
      "That blank look, again. I've read it twice now, and the ending hasn't changed.",
    ],
  },
  closers: {
    'expression.big-smile+gaze.camera': ['Straight at me, grinning: I had no chance, {name}. Brilliant.'],
    'expression.smile+gaze.camera': [
      "A real smile, right into the lens. People spend years learning that. You've just got it. Great stuff.",
    ],
    'expression.serious+gaze.camera': [
      "No smile, no blink, no fear. I tell jokes for a living, and you've got the presence.",
    ],
    'expression.neutral+gaze.camera': [
      "You didn't put on a face for me, you just looked. It's a calm, strong picture.",
    ],
    'expression.surprised+gaze.camera': ["I don't know what I did, {name}, but I love that reaction."],
  },
};
