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
      "No smile, and eyes right on me. I've just apologised for a parking space, and I haven't got a car.",
      "Straight into the lens, no smile: I've just remembered that I said I'd feed your gecko.",
      "You look straight at me as if I'd said they were chocolate chips, and they're raisins.",
      "You're staring at me without a smile, like a swan who knows I'm nearly out of bread.",
    ],
    'expression.neutral+gaze.camera': [
      "You're looking right at me, blank as you like, like a llama deciding whether I'm worth it.",
    ],
    'expression.sleepy+gaze.camera': [
      "Heavy lids, straight at me: you look like a cat that I've woken up to tell it it's lovely.",
    ],
    'expression.tense+gaze.camera': [
      "Brows knitted, eyes on me. I'm the wasp, aren't I?",
      "You're staring at the camera like it's a password that worked yesterday.",
    ],
    'repeat.expression+expression.serious': [
      "Serious again. I've started wiping my feet before I open your photos.",
    ],
    'repeat.expression+expression.neutral': [
      "The blank look again. I'd assumed you'd only hired it for the day.",
    ],
  },
  closers: {
    'expression.big-smile+gaze.camera': ['Straight at me, grinning: I had no chance, {name}. Brilliant.'],
    'expression.smile+gaze.camera': [
      "A smile, right into the lens. People spend years learning that. You've just got it. Great stuff.",
    ],
    'expression.serious+gaze.camera': [
      'No smile, no blink, no fear. I tell jokes for a living, and you out-stared every one of them. Magnificent.',
    ],
    'expression.neutral+gaze.camera': [
      "You didn't put on a face for me, you just looked. It's a calm, strong picture.",
    ],
    'expression.surprised+gaze.camera': ["I don't know what I did, {name}, but I love that reaction."],
  },
};
