/** Where the eyes look. Data only. */
import type { TopicLines } from '../../types.ts';

export const gaze: TopicLines = {
  truths: {
    'gaze.camera': [
      "You're looking into that lens like there's a tiny man in there and he's late.",
      'Direct eye contact with a telephone. The telephone blinked first.',
      "With eye contact like that I'd confess to a broken window at a school I never went to.",
      'That\'s the gaze of a person who waits for an actual answer to "how are you".',
      "I've lost a staring contest to a photo, and the photo's telling people.",
      "You're looking into the lens like it's just said 'I can explain'.",
      "You're looking into the lens like a heron, just before there's one trout fewer.",
      "Your eyes follow me around the roast, and it's a short roast.",
      "You're looking right at me, and I've just remembered that I never gave your pen back.",
      "You're looking so straight into the lens that I've started to explain myself.",
      "You look straight at me like a teacher who's about to say 'would you like to share it with the class?'",
      "With eye contact like that, I'd tell you where I hid the biscuits.",
    ],
  },
  greats: {
    'gaze.camera': [
      'You look straight into the lens, and the photo comes alive for it.',
      "Real eye contact: it feels like you're actually here.",
      "You look right down the lens. That's what makes people stop at a photo.",
      "You met the camera's eye and stayed there. It's a strong way to be seen.",
      "There's someone at home behind those eyes, and it's good company.",
      "That look goes straight into the lens, and the whole picture's anchored to it.",
    ],
  },
  closers: {
    'gaze.camera': [
      'You looked me in the eye through all of this, {name}. Respect.',
      "A straight look like that can't be edited in. It's all yours, and it's good.",
      'Whatever I said, you held my gaze. Strong stuff.',
      "People will remember that look. It's got presence.",
      "You look at the world as if you've got nothing to hide. It's your best angle, {name}.",
      "I've been out-stared, out-posed and slightly charmed. Well done.",
      "Eyes front, no dodging: that's real confidence.",
      "Most people look just past the lens. You looked at us, and that's a great instinct.",
      "That gaze deserves an oil painting, and the phone's very nearly painted one.",
      "You've got the kind of look that makes people tell the truth. So: it's a good look.",
      'Keep looking straight at things like that, {name}. It works wonderfully.',
      "I blinked, you didn't. You win this one.",
    ],
  },
};
