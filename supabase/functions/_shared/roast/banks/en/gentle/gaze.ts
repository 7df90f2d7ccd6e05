/** Where the eyes look. Data only. */
import type { TopicLines } from '../../types.ts';

export const gaze: TopicLines = {
  truths: {
    'gaze.camera': [
      "You found the lens straight away. My dad's been smiling at the button for eleven years.",
      'If you looked at a printer like that, it would print.',
      "You looked straight into the lens, and I blinked first. I haven't got eyelids.",
      "You look so straight at me that I've told you three secrets, and I only have two.",
      "You look at me as if I'd asked how you are and you might really tell me.",
      "You're looking straight at me, and I've just remembered that I've still got your umbrella.",
      "It's such an honest look that I've given back the pen I borrowed.",
      'With eye contact like that, you could order at a crowded counter in four seconds.',
      "You look into the lens so honestly that I've put my phone away, and I live in one.",
      "You look at me so directly that I've tidied my room.",
      "You look so straight into the lens that I nearly said my name and where I'm from.",
      "You look into the lens like you're next in the queue and you've got the right change.",
    ],
  },
  greats: {
    'gaze.camera': [
      'You look right at me, and it makes this picture feel like a hello.',
      "There's trust in the way you look at the camera, and it's lovely.",
      "You're really here in this photo. I can feel it in your look.",
      "You look straight ahead into the lens. It's like having someone hold the door.",
      "You look right at whoever's looking at you. That's a gift to them.",
      "Your eyes come straight to the point. I've put the kettle on for them.",
    ],
  },
  closers: {
    'gaze.camera': [
      'Thank you for looking at me like that, {name}. It was a lovely way to be introduced.',
      "You look at people as if they mattered. It's a beautiful habit.",
      "I'll remember your eyes on the camera. It's been telling the other apps how lovely that was.",
      "Somebody'll feel seen by you today, and they'll love it.",
      'A direct look is a brave thing, {name}, and yours is lovely.',
      "You met me halfway, right through the lens. I couldn't ask for better company.",
      "There's such a good heart in that look. Don't lose it in the rush.",
      'Keep looking out at the world like that. It has wonderful things to show you.',
      "I'd trust that look with my last biscuit. That's the best praise I know.",
      "Your gaze says \"I'm here\", {name}. I'm so glad. It's a lovely thing to say.",
      "It's been lovely to be looked at instead of scrolled past.",
      "You looked straight at me, and I felt warmer for it. That's a lovely gift.",
    ],
  },
};
