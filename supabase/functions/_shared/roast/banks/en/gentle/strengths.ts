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
      'And now the important part: your skin looks calm and cared for here. Be proud of it, {name}.',
      'I end where my smile started: your skin is in lovely form, and it is your own good work.',
      'Through all my teasing your skin stayed calm and clear. It is a quiet success, and it is yours.',
      'Keep treating your skin this kindly. It shows, and it suits you wonderfully.',
    ],
    'strength.light': [
      'You know how to find the light, {name}, and that is a lovely talent for a photo and for a life.',
      'The light loved you here. Stay near it, it suits you.',
      'You put yourself in good light today. Do that often, you deserve to be seen well.',
      'Remember this: you found a good light and stepped into it. That is half of every great portrait.',
    ],
    'sharpness.crisp': [
      'You showed yourself in full, honest detail, and it looks good on you, {name}.',
      'A steady hand and a clear picture: you did this with care, and I noticed.',
      'It takes quiet confidence to be this clearly in focus. You have it.',
      'The picture is beautifully clear, and so is this: you took your time for yourself today.',
    ],
    'framing.great': [
      'You gave yourself a place right in the middle of the picture. That is where you belong, {name}.',
      'Such a well-made photo; you clearly have an eye for things, and it shows.',
      'The framing is lovely. You took care, and care is always beautiful.',
      'You know how to make a picture feel calm and balanced. Keep that gift.',
    ],
    'strength.smile': [
      'Keep that smile close, {name}. It makes the room warmer, even through a screen.',
      'Of everything I measured, the smile is my favourite part. Please use it often.',
      'Your smile is the kindest thing in this picture, and it is real.',
      'Whatever else happens today, you have that smile. It is a very good thing to have.',
    ],
    'strength.composure': [
      'There is a calm about you that is good to look at, {name}. Take it with you into the day.',
      'You look like someone others can lean on. That is a beautiful thing to carry.',
      'You are quietly, completely yourself in this photo. Nothing suits anyone better.',
      'Your calm makes the picture. The world could use more of it.',
    ],
    'strength.features': [
      'You look fresh, awake and well looked after, {name}. That is care, and it shows.',
      'Your eyes do the talking here, and they say lovely things.',
      'There is such a bright, friendly look about you in this photo. Hold on to it.',
      'You took good care of yourself today, and the camera noticed before I did.',
    ],
    'strength.vibe': [
      'The mood of this photo is pure good company. So are you, I think, {name}.',
      'This picture feels like you are having a good day. I hope that it is a long one.',
      'There is warmth in this photo, and it comes from the person in it.',
      'You have a way of making a plain selfie feel like a postcard. Lovely.',
    ],
    'strength.effort': [
      'You asked an honest question about yourself and stayed for the answer. That is brave, {name}.',
      'You took time to look after yourself today. It is a small thing, and it is a good thing.',
      'It takes heart to be seen as you are. You have plenty of it.',
      'You came here to do something good for yourself, and you did. I am proud of you.',
    ],
  },
};
