/** The last line of every roast: a strength that is true. Data only. */
import type { Bank } from '../types.ts';

export const closers: Bank['closers'] = {
  skin: {
    gentle: [
      'And now the important part: your skin looks calm and cared for here. Be proud of it, {name}.',
      'I end where my smile started: your skin is in lovely form, and it is your own good work.',
      'Through all my teasing your skin stayed calm and clear. It is a quiet success, and it is yours.',
      'Keep treating your skin this kindly. It shows, and it suits you wonderfully.',
    ],
    classic: [
      'Joke all I like: your skin is in great shape today, and you earned that.',
      'Final verdict, {name}: your skin is in good hands, and they are yours.',
      'I came for a roast and left with respect for your skincare.',
      'Your skin took every close-up and won. Respect where respect is due.',
    ],
    spicy: [
      'I threw everything I had, and your skin did not even flinch. Gorgeous work.',
      'Your skin just won this roast without saying a word. Iconic.',
      '{name}, with skin this well kept you can afford to laugh at me. Please do.',
      'Case closed: your skin is thriving, and the jury wants your routine.',
    ],
  },
  light: {
    gentle: [
      'You know how to find the light, {name}, and that is a lovely talent for a photo and for a life.',
      'The light loved you here. Stay near it, it suits you.',
      'You put yourself in good light today. Do that often, you deserve to be seen well.',
      'Remember this: you found a good light and stepped into it. That is half of every great portrait.',
    ],
    classic: [
      'One thing is beyond any joke: you know where the good light lives.',
      'Great instinct for light, {name}. Photographers charge money for that.',
      'You and good light make an excellent team. Keep booking each other.',
      'Say what I will, you have a great sense for light, and it paid you back.',
    ],
    spicy: [
      'The light picked a favourite today, and it was you. Deal with it, everybody.',
      'You walked into good light like you own the electricity. Love that for you.',
      '{name}, you found your light like a star, and half of Hollywood is still looking for theirs.',
      'In good light and completely unbothered: you win this round.',
    ],
  },
  sharpness: {
    gentle: [
      'You showed yourself in full, honest detail, and it looks good on you, {name}.',
      'A steady hand and a clear picture: you did this with care, and I noticed.',
      'It takes quiet confidence to be this clearly in focus. You have it.',
      'The picture is beautifully clear, and so is this: you took your time for yourself today.',
    ],
    classic: [
      'You went full sharpness with no place to hide. That is confidence, and it shows.',
      'A crystal-clear photo, {name}. People who have nothing to prove take those.',
      'Steady hand, clean lens, honest picture: you make the craft look easy.',
      'This sharp, this honest, this relaxed about it: a round of applause.',
    ],
    spicy: [
      'Razor-sharp photo, zero fear. My deepest respect, and I do not hand that out.',
      'You handed a comedian every detail and still came out on top. Legend.',
      '{name}, nobody brings this much focus to a roast. You are a brilliant sport.',
      'Crisp picture, brave heart. I would gladly lose to you twice.',
    ],
  },
  framing: {
    gentle: [
      'You gave yourself a place right in the middle of the picture. That is where you belong, {name}.',
      'Such a well-made photo; you clearly have an eye for things, and it shows.',
      'The framing is lovely. You took care, and care is always beautiful.',
      'You know how to make a picture feel calm and balanced. Keep that gift.',
    ],
    classic: [
      'You framed this like a pro, {name}. The camera works for you, not the other way round.',
      'An eye for composition like yours cannot be bought at the counter.',
      'Perfect framing: you know exactly how to take your place. Never lose that.',
      'I can tease many things, but that composition is simply good.',
    ],
    spicy: [
      'You frame a selfie like you are about to be put on a stamp. You deserve the stamp.',
      'Centre of the picture, star of the show, and rightly so.',
      '{name}, that framing has museum energy. I will be in the gift shop.',
      'I looked for a crooked line and found a person with great taste. Well played.',
    ],
  },
  smile: {
    gentle: [
      'Keep that smile close, {name}. It makes the room warmer, even through a screen.',
      'Of everything I measured, the smile is my favourite part. Please use it often.',
      'Your smile is the kindest thing in this picture, and it is real.',
      'Whatever else happens today, you have that smile. It is a very good thing to have.',
    ],
    classic: [
      'I had a last joke, but then I saw the smile again. You win, {name}.',
      'That smile beats every product on my list, and it is free.',
      'A smile like yours fixes most photos before I even get here.',
      'You bring the warmth, I only bring the jokes. It is a great smile.',
    ],
    spicy: [
      'I tried to be mean, and that smile disarmed me in broad daylight. Outrageous talent.',
      'Weaponised charm, {name}. Keep smiling and nobody stands a chance.',
      'That smile should come with a warning for comedians: do not attempt, you will melt.',
      'My best punchline lost to your smile. I am not even mad, it is brilliant.',
    ],
  },
  composure: {
    gentle: [
      'There is a calm about you that is good to look at, {name}. Take it with you into the day.',
      'You look like someone others can lean on. That is a beautiful thing to carry.',
      'You are quietly, completely yourself in this photo. Nothing suits anyone better.',
      'Your calm makes the picture. The world could use more of it.',
    ],
    classic: [
      'You sat through all of this and kept your cool, {name}. That is real style.',
      'Composure like yours cannot be faked or bought. It is your best accessory.',
      'Under all my jokes you look steady and sure of yourself, and that wins.',
      'You have presence without trying. Most people try without presence.',
    ],
    spicy: [
      'Not a single muscle moved through this whole roast. Absolute ice, absolute star.',
      '{name}, you have the calm of a person who has already won. And you have.',
      'I brought fire and you stayed calm. That is what presence looks like.',
      'You stared down a robot comedian and it blinked first. Respect.',
    ],
  },
  features: {
    gentle: [
      'You look fresh, awake and well looked after, {name}. That is care, and it shows.',
      'Your eyes do the talking here, and they say lovely things.',
      'There is such a bright, friendly look about you in this photo. Hold on to it.',
      'You took good care of yourself today, and the camera noticed before I did.',
    ],
    classic: [
      'Bright eyes, relaxed face, the whole team on duty. You look great here, {name}.',
      'You came fresh and ready. My jokes bounced right off.',
      'The face says "good day", and I believe every word of it.',
      'Well kept, wide awake, ready for anything: that is a strong showing.',
    ],
    spicy: [
      'Fresh-faced and fearless: you are a hard target and a great portrait.',
      '{name}, you look so awake that my coffee feels judged. Wonderful.',
      'You came in polished and left without a scratch. Strong work.',
      'Everything about that look says "next question, please". I love it.',
    ],
  },
  vibe: {
    gentle: [
      'The mood of this photo is pure good company. So are you, I think, {name}.',
      'This picture feels like you are having a good day. I hope that it is a long one.',
      'There is warmth in this photo, and it comes from the person in it.',
      'You have a way of making a plain selfie feel like a postcard. Lovely.',
    ],
    classic: [
      'You have that thing that photographers call presence, {name}. Keep it.',
      'The whole picture has presence, and the reason for it is you.',
      'Good energy, good eye, good sport. Come back any time.',
      'If vibe were a currency, you would be paying for lunch.',
    ],
    spicy: [
      'The vibe is immaculate, and I say that as somebody who is paid in complaints.',
      '{name}, you bring so much presence that the frame needed a minute. Superb.',
      'I came to shake the mood and the mood won. Star quality.',
      'That energy deserves its own theme tune. Walk out to it today.',
    ],
  },
  effort: {
    gentle: [
      'You asked an honest question about yourself and stayed for the answer. That is brave, {name}.',
      'You took time to look after yourself today. It is a small thing, and it is a good thing.',
      'It takes heart to be seen as you are. You have plenty of it.',
      'You came here to do something good for yourself, and you did. I am proud of you.',
    ],
    classic: [
      'You can take a joke about your own photo, {name}. That is the best look there is.',
      'Most people hide behind a filter. You asked for the truth. Strong move.',
      'You have curiosity, humour and a plan now. That is a winning hand.',
      'You laughed, you learned, you have a plan: that is a good day’s work.',
    ],
    spicy: [
      'You handed a robot your face and said "go on". Nerves of steel, and I adore it.',
      '{name}, you ordered spicy and finished the plate. Absolute legend.',
      'Asking for the truth at full heat is the boldest thing in this photo. Respect.',
      'You took every joke like a champion and you are still here. That is star behaviour.',
    ],
  },
};
