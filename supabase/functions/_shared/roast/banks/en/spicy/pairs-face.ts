/** Facts of the face that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsFace: TopicLines = {
  openers: {
    'expression.tense+gaze.camera': [
      "That scowl's aimed right at me, and I haven't even got to the bad jokes yet.",
    ],
  },
  truths: {
    'expression.serious+gaze.camera': [
      "You're looking at me like you've just watched me use your TOWEL.",
      "No smile, eyes on me: FINE. It was ME. I signed the card 'from all of us' and paid for NOTHING.",
      "Dead serious, dead ahead. I've returned library books I never borrowed.",
      "That look has found my browser history. I'd like to explain the one about geese.",
    ],
    'expression.neutral+gaze.camera': ["You're looking at me like I'm a video that won't let you skip."],
    'expression.sleepy+gaze.camera': ["You're staring right at me and I can hear the snoring."],
    'expression.tense+gaze.camera': [
      "Frowning, straight at me: you're in the passenger seat, and I've just asked which one's the BRAKE.",
      "Brows down, eyes on the lens: it's the optician's bottom line, and you think it says 'GET OUT'.",
      "Frowning, straight at me: you've asked what I'd like to eat, and I've said 'I don't MIND'.",
      "You and that lens look like two people who've reached for the same last sandwich. MOVE, lens.",
    ],
    'repeat.expression+expression.serious': [
      'Serious AGAIN? Even palace guards get swapped every two HOURS.',
    ],
    'repeat.expression+expression.neutral': [
      'No expression, AGAIN! Somewhere a poker club is passing your photo round.',
    ],
  },
  closers: {
    'expression.big-smile+gaze.camera': [
      "You looked me dead in the eye and grinned. I'm done, {name}. Undefeated, iconic, out of my reach.",
    ],
    'expression.smile+gaze.camera': [
      'That smile came straight down the lens and took the whole show. Best robbery of my life. Respect.',
    ],
    'expression.serious+gaze.camera': [
      'You out-stared, out-classed and out-cooled a professional. Take the throne, {name}. Real presence.',
    ],
    'expression.neutral+gaze.camera': [
      "You gave me nothing, held it, and won. That's pure composure. Bravo.",
    ],
    'expression.surprised+gaze.camera': [
      "That face has more plot than most films. You're a star, {name}, and I'm your astonished fan.",
    ],
  },
};
