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
      'I threw everything I had, and your skin did not even flinch. Gorgeous work.',
      'Your skin just won this roast without saying a word. Iconic.',
      '{name}, with skin this well kept you can afford to laugh at me. Please do.',
      'Case closed: your skin is thriving, and the jury wants your routine.',
    ],
    'strength.light': [
      'The light picked a favourite today, and it was you. Deal with it, everybody.',
      'You walked into good light like you own the electricity. Love that for you.',
      '{name}, you found your light like a star, and half of Hollywood is still looking for theirs.',
      'In good light and completely unbothered: you win this round.',
    ],
    'sharpness.crisp': [
      'Razor-sharp photo, zero fear. My deepest respect, and I do not hand that out.',
      'You handed a comedian every detail and still came out on top. Legend.',
      '{name}, nobody brings this much focus to a roast. You are a brilliant sport.',
      'Crisp picture, brave heart. I would gladly lose to you twice.',
    ],
    'framing.great': [
      'You frame a selfie like you are about to be put on a stamp. You deserve the stamp.',
      'Centre of the picture, star of the show, and rightly so.',
      '{name}, that framing has museum energy. I will be in the gift shop.',
      'I looked for a crooked line and found a person with great taste. Well played.',
    ],
    'strength.smile': [
      'I tried to be mean, and that smile disarmed me in broad daylight. Outrageous talent.',
      'Weaponised charm, {name}. Keep smiling and nobody stands a chance.',
      'That smile should come with a warning for comedians: do not attempt, you will melt.',
      'My best punchline lost to your smile. I am not even mad, it is brilliant.',
    ],
    'strength.composure': [
      'Not a single muscle moved through this whole roast. Absolute ice, absolute star.',
      '{name}, you have the calm of a person who has already won. And you have.',
      'I brought fire and you stayed calm. That is what presence looks like.',
      'You stared down a robot comedian and it blinked first. Respect.',
    ],
    'strength.features': [
      'Fresh-faced and fearless: you are a hard target and a great portrait.',
      '{name}, you look so awake that my coffee feels judged. Wonderful.',
      'You came in polished and left without a scratch. Strong work.',
      'Everything about that look says "next question, please". I love it.',
    ],
    'strength.vibe': [
      'The vibe is immaculate, and I say that as somebody who is paid in complaints.',
      '{name}, you bring so much presence that the frame needed a minute. Superb.',
      'I came to shake the mood and the mood won. Star quality.',
      'That energy deserves its own theme tune. Walk out to it today.',
    ],
    'strength.effort': [
      'You handed a robot your face and said "go on". Nerves of steel, and I adore it.',
      '{name}, you ordered spicy and finished the plate. Absolute legend.',
      'Asking for the truth at full heat is the boldest thing in this photo. Respect.',
      'You took every joke like a champion and you are still here. That is star behaviour.',
    ],
  },
};
