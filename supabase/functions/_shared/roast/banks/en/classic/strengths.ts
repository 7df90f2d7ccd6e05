/** Strengths, and the lines that a roast ends on. Data only. */
import type { TopicLines } from '../../types.ts';

export const strengths: TopicLines = {
  greats: {
    'strength.skin': [
      'All in all your skin looks cared for here; your habits are paying rent.',
      'The overall skin picture is a strong one. Keep doing the simple things, they work.',
      'Taken together, this is skin in good form, and it shows even through a phone.',
    ],
    'strength.features': [
      'Eyes, brows and mouth look fresh and well kept: the whole cast is awake.',
      'You look present and well looked after. The little grooming habits show.',
      'There is a fresh, attentive look about you that makes the photo work.',
    ],
    'strength.vibe': [
      'The whole picture has good energy; I would pick it from a page of thumbnails.',
      'You have presence. The photo feels like a person and not like a document.',
      'The mood of this photo is just right: easy, friendly, and very much you.',
    ],
    'strength.outline': [
      'You faced the camera openly, so the outline reads clearly. Good posing instinct.',
      'A clear, straight view of your face: that is exactly how a portrait is supposed to start.',
      'You gave the lens a clean view with nothing in the way. Simple, and very effective.',
    ],
    'strength.effort': [
      'You asked for honest feedback, with a camera pointed at your own face. That takes nerve.',
      'You are here to do something kind for your skin, and that puts you ahead of yesterday.',
      'You put up with a robot comedian for the sake of self-care. That is commitment.',
      'You showed up without a filter, and that is the bravest setting on any phone.',
      'You can laugh at yourself, and nothing looks better on anybody.',
      'You took a moment for yourself today. The e-mails survived it.',
      'Being curious about how to look after yourself is a good habit, and you have it.',
      'You pressed the shutter and let the result stand. I have met braver filters, but not many braver people.',
      'You gave me something real to work with. It is the only thing that good advice can grow on.',
    ],
  },
  closers: {
    'strength.skin': [
      'Joke all I like: your skin is in great shape today, and you earned that.',
      'Final verdict, {name}: your skin is in good hands, and they are yours.',
      'I came for a roast and left with respect for your skincare.',
      'Your skin took every close-up and won. Respect where respect is due.',
    ],
    'strength.light': [
      'One thing is beyond any joke: you know where the good light lives.',
      'Great instinct for light, {name}. Photographers charge money for that.',
      'You and good light make an excellent team. Keep booking each other.',
      'Say what I will, you have a great sense for light, and it paid you back.',
    ],
    'sharpness.crisp': [
      'You went full sharpness with no place to hide. That is confidence, and it shows.',
      'A crystal-clear photo, {name}. People who have nothing to prove take those.',
      'Steady hand, clean lens, honest picture: you make the craft look easy.',
      'This sharp, this honest, this relaxed about it: a round of applause.',
    ],
    'framing.great': [
      'You framed this like a pro, {name}. The camera works for you, not the other way round.',
      'An eye for composition like yours cannot be bought at the counter.',
      'Perfect framing: you know exactly how to take your place. Never lose that.',
      'I can tease many things, but that composition is simply good.',
    ],
    'strength.smile': [
      'I had a last joke, but then I saw the smile again. You win, {name}.',
      'That smile beats every product on my list, and it is free.',
      'A smile like yours fixes most photos before I even get here.',
      'You bring the warmth, I only bring the jokes. It is a great smile.',
    ],
    'strength.composure': [
      'You sat through all of this and kept your cool, {name}. That is real style.',
      'Composure like yours cannot be faked or bought. It is your best accessory.',
      'Under all my jokes you look steady and sure of yourself, and that wins.',
      'You have presence without trying. Most people try without presence.',
    ],
    'strength.features': [
      'Bright eyes, relaxed face, the whole team on duty. You look great here, {name}.',
      'You came fresh and ready. My jokes bounced right off.',
      'The face says "good day", and I believe every word of it.',
      'Well kept, wide awake, ready for anything: that is a strong showing.',
    ],
    'strength.vibe': [
      'You have that thing that photographers call presence, {name}. Keep it.',
      'The whole picture has presence, and the reason for it is you.',
      'Good energy, good eye, good sport. Come back any time.',
      'If vibe were a currency, you would be paying for lunch.',
    ],
    'strength.effort': [
      'You can take a joke about your own photo, {name}. That is the best look there is.',
      'Most people hide behind a filter. You asked for the truth. Strong move.',
      'You have curiosity, humour and a plan now. That is a winning hand.',
      'You laughed, you learned, you have a plan: that is a good day’s work.',
    ],
  },
};
