/** Where the eyes look. Data only. */
import type { TopicLines } from '../../types.ts';

export const gaze: TopicLines = {
  truths: {
    'gaze.camera': [
      "You're looking at me so hard that I've put the biscuit back. It was my biscuit.",
      "You're looking into that lens like it's a vending machine and your crisps are DANGLING.",
      "You looked straight at me, and I stood up, tucked in my shirt and said 'PRESENT'.",
      "Eye contact so strong that I've emptied my POCKETS. That spoon isn't mine.",
      "You're looking into that lens like it owes you money and it's just ordered the lobster.",
      "Straight down the LENS! I've been looked at by lions with more small talk.",
      "You're looking into that lens like it's a seaside telescope and you've got ninety SECONDS.",
      "You're staring into this lens like you're about to guess its password.",
      "You looked into the lens without being asked. With most people I've got to wave a BISCUIT.",
      "Eye contact like that? Ease off, I've already told you where the TREASURE is!",
      'That look went in through the lens, out the back and rearranged my DESK.',
      'You look at a phone the way a duel begins.',
      'With eye contact like that, laundry folds ITSELF.',
    ],
  },
  greats: {
    'gaze.camera': [
      'You look down that lens like you own the factory. What presence.',
      'Eye contact with voltage. The whole photo hums because of it.',
      'No flinch, no dodge: you stare the camera down and it loves you for it.',
      'That look could start a legend. Bold, direct, unforgettable.',
      "You hold the viewer from the first second. That's main-character talent.",
      'The eyes have it, and they have all of it. Stunning nerve.',
    ],
  },
  closers: {
    'gaze.camera': [
      "You stared me down, {name}, and I'm handing over the crown. It fits you perfectly.",
      'I came in loud, and those eyes said "sit". I sat. Respect.',
      "Look at the world like that and it'll hold the door. You're a star.",
      "I threw ten jokes, and you didn't blink once. Nerves of steel, {name}.",
      'Somebody carve that look into a mountain. The good side of it.',
      "You don't pose for the camera, it poses for you. Iconic.",
      "Every story needs a hero with that stare. I'm so proud I met mine.",
      "I've roasted thousands, and not one of them looked back like you. Brilliant.",
      'You win the staring contest, the roast and, I think, my seat. Bravo.',
      "With eyes that fearless, {name}, the sequel's already sold out. I love it.",
      'That gaze walked through my best material without a scratch. Magnificent, strong, done.',
      "You looked danger in the eye, and danger was me. I've never been better beaten.",
    ],
  },
};
