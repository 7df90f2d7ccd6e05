/** True strengths, each keyed by the fact that makes it true. Data only. */
import type { Bank } from '../types.ts';

export const greats: Bank['greats'] = {
  'skin.evenness': [
    'Your tone is even across cheeks and forehead, the kind of thing people buy filters for.',
    'An even, settled tone in this photo: whatever you have been doing, put it on the calendar for ever.',
    'The tone flows from cheek to cheek without a bump in the road. Lovely work.',
  ],
  'skin.spots': [
    'Hardly a spot to be seen; that is clear, calm skin having a good day.',
    'The photo is nearly spotless, and I looked twice, because that is my job.',
    'Very few marks here: leaving your face in peace seems to be one of your talents.',
  ],
  'skin.redness': [
    'No redness to speak of; your skin looks comfortable and well treated.',
    'Calm cheeks, calm nose: your skin seems to be on good terms with everything that you put on it.',
    'The colour around nose and cheeks is beautifully quiet in this photo.',
  ],
  'skin.texture': [
    'The surface looks smooth and cared for, like the first page of a new notebook.',
    'Lovely smooth texture here. Your moisturiser should ask you for a reference.',
    'Light glides over that surface. Smooth is the only word for it.',
  ],
  'skin.pores': [
    'Fine, quiet pores: even the nose behaves, and noses rarely do.',
    'The pores are barely visible, so your cleansing is clearly on the right track.',
    'A very refined surface around nose and cheeks in this photo. Chapeau.',
  ],
  'skin.lines': [
    'The forehead and the eye area look rested and soft in this photo.',
    'A relaxed, well-hydrated look around eyes and forehead. Keep the water glass where it is.',
    'Soft and relaxed around the eyes: that is what a moment of peace looks like on camera.',
  ],
  'skin.shine': [
    'A fresh finish without any glare: the light lands on you softly and stays there.',
    'Perfect balance in the T-zone: not dry, not shiny, simply sorted.',
    'Your skin has a soft, even finish here, as if somebody had read the instructions.',
  ],
  'skin.darkCircles': [
    'Bright and rested under the eyes. Sleep clearly likes you back.',
    'The under-eye area looks fresh, which is the hardest thing to fake before breakfast.',
    'Clear, awake under-eyes: whoever set your bedtime deserves flowers.',
  ],
  'light.great': [
    'You found soft, even light, and it flatters everything that it touches.',
    'The lighting here is gallery level. You clearly know where your window lives.',
    'Great light, well used: that alone puts this photo ahead of most of the internet.',
  ],
  'light.good': [
    'Good, honest light: you can be seen clearly, and you look well in it.',
    'The light is on your side here, and you had the sense to stand in it.',
    'Nice clear light; the camera could do its work, and so could I.',
  ],
  'sharpness.crisp': [
    'A crisp, steady photo: clean lens, calm hand, well done.',
    'Every eyelash is in focus. You gave the camera time, and it thanked you.',
    'Beautifully sharp. Honest detail takes confidence, and you have it.',
  ],
  'sharpness.fine': [
    'The picture is clear enough to be honest, and you did not hide behind a blur.',
    'A steady enough hand and a decent focus: your camera work is trustworthy.',
    'The details are there to be seen, with no filter and no fog.',
  ],
  'framing.great': [
    'Centred, level and at just the right distance: you have an eye for a frame.',
    'The framing is spot on, as if you had done this for magazines.',
    'You gave yourself exactly the right amount of room in the picture. Not many people do.',
  ],
  'expression.big-smile': [
    'That smile reaches all the way up to the eyes, and it is the best thing in the frame.',
    'Your grin is contagious; I have no mouth and I still caught it.',
    'You smile with your whole face, and no product in the world can do that.',
  ],
  'expression.smile': [
    'There is a warm, easy smile here that makes the picture feel like company.',
    'Your smile looks real, not rehearsed, and that is rare on a front camera.',
    'A gentle smile that says "come in, it is open". It carries the photo.',
  ],
  'expression.neutral': [
    'Your face is relaxed and open, with nothing forced and nothing for show.',
    'You look at ease in your own face. That calm reads very well on camera.',
    'A natural, unposed look: you let the camera come to you.',
  ],
  'expression.serious': [
    'There is real focus in that look; it has presence, and it holds the picture together.',
    'You look straight ahead and mean it. That kind of conviction cannot be retouched in.',
    'That determined look has gravity. I would follow it into a meeting.',
  ],
  'expression.surprised': [
    'Your face is wonderfully alive here; the photo practically moves.',
    'Such an open, curious look. It makes me want to know what happened next.',
    'You react with your whole face, and that kind of liveliness is a gift.',
  ],
  'rating.skin': [
    'All in all your skin looks cared for here; your habits are paying rent.',
    'The overall skin picture is a strong one. Keep doing the simple things, they work.',
    'Taken together, this is skin in good form, and it shows even through a phone.',
  ],
  'rating.features': [
    'Eyes, brows and mouth look fresh and well kept: the whole cast is awake.',
    'You look present and well looked after. The little grooming habits show.',
    'There is a fresh, attentive look about you that makes the photo work.',
  ],
  'rating.vibe': [
    'The whole picture has good energy; I would pick it from a page of thumbnails.',
    'You have presence. The photo feels like a person and not like a document.',
    'The mood of this photo is just right: easy, friendly, and very much you.',
  ],
  'rating.faceShape': [
    'You faced the camera openly, so the outline reads clearly. Good posing instinct.',
    'A clear, straight view of your face: that is exactly how a portrait is supposed to start.',
    'You gave the lens a clean view with nothing in the way. Simple, and very effective.',
  ],
  'level.beginner': [
    'You are at the beginning of your routine, and beginning is the step that most people skip.',
    'A new routine means that every small habit will show quickly. You picked a fun moment.',
    'You have not bought half the shop yet. Starting simple is the smartest start there is.',
  ],
  'level.basic': [
    'You already keep the basics going, and the basics do most of the work.',
    'A short routine that happens beats a long one that does not. You chose well.',
    'You know the essentials already. Everything from here on is seasoning.',
  ],
  'level.intermediate': [
    'You know what your skin likes, and that took attention and patience.',
    'You have a real routine with real experience behind it. It gives you a head start.',
    'You understand your own shelf, which is rarer than owning it.',
  ],
  'level.advanced': [
    'You know more about your skin than most people know about their phone plan.',
    'The care and consistency that you put into your routine is impressive.',
    'You have made looking after yourself a craft. That discipline is worth a round of applause.',
  ],
  effort: [
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
};
