/** Where the eyes look. Data only. */
import type { TopicLines } from '../../types.ts';

export const gaze: TopicLines = {
  truths: {
    'gaze.camera': [
      "You look at me so kindly that I've forgotten which joke was mine.",
      "Such steady eyes. I've told you three secrets and I only have two.",
      "You found the lens straight away. It's so rarely anyone's first choice.",
      "It's the kind of look that makes one tidy the room.",
      "I waved, and I could've sworn you noticed.",
      "The camera's been looked at all its life and never quite like this. It's gone pink.",
      "You look right at me, and I've put down my pen to listen.",
      "If you were a teacher, I'd have raised my hand by now.",
      "I feel very seen, and I'm twelve lines of text.",
      'With eyes that attentive, you must hear every biscuit tin in the house.',
      'I tried to look away first. It felt impolite.',
      "It's such an honest look that I've given back the pen I borrowed.",
    ],
  },
  greats: {
    'gaze.camera': [
      'Your eyes meet mine so openly. It makes this picture feel like a hello.',
      "There's trust in the way you look at the camera, and it's lovely.",
      "You're really here in this photo. I can feel it in your look.",
      "A calm, friendly gaze. It's like having someone hold the door.",
      "You look right at whoever's looking at you. That's a gift to them.",
      'Your eyes have something warm to say, and they say it straight.',
    ],
  },
  closers: {
    'gaze.camera': [
      'Thank you for looking at me like that, {name}. It was a warm welcome.',
      "You look at people as if they mattered. It's a beautiful habit.",
      "I'll remember your eyes on the camera. They were kind to it.",
      "Somebody'll feel seen by you today, and they'll love it.",
      'An open look is a brave thing, {name}, and yours is lovely.',
      "You met me halfway, right through the lens. I couldn't ask for better company.",
      "There's such a good heart in that look. Don't lose it in the rush.",
      'Keep your eyes up and open like that. The world has wonderful things to show you.',
      "I'd trust that look with my last biscuit. That's the best praise I know.",
      "Your gaze says \"I'm here\", {name}. I'm so glad. It's a lovely photo.",
      "It's been lovely to be looked at so kindly.",
      'You looked straight at me, and the whole photo felt warmer for it.',
    ],
  },
};
