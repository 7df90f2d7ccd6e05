/** The skin, gently. Data only. */
import type { TopicLines } from '../../types.ts';

export const skin: TopicLines = {
  truths: {
    'skin.evenness.shows': [
      'Your tone today was assembled from several different browser tabs.',
      'The shades across your cheeks are not on speaking terms in this photo, and it is getting awkward at dinner.',
      'I have seen a more consistent tone in a family group chat.',
      'Your tone is one group project away from being consistent.',
      'So nearly even that the leftover patches look like they did it for attention.',
      'The tone has a small rebellion going on, three members and a drum.',
    ],
    'skin.evenness.calm': [
      'Tone that even in a phone photo is just rude to the rest of us.',
      'Even tone, corner to corner. What do you do for fun, iron it?',
    ],
    'skin.spots.shows': [
      'Your spots have better attendance than any meeting I have ever seen.',
      'The spots in this photo are loud, punctual and clearly unionised.',
      'Somebody has been negotiating with these spots by hand. Stop. They do not negotiate, they recruit.',
      'A few spots are freelancing on your face today, and none of them sent an invoice.',
      'That little spot thinks that it is the main character. Do not give it a spin-off.',
      'A spot or two decided to be in the picture. The audacity is small but real.',
    ],
    'skin.spots.calm': [
      'Barely a spot. Honestly, leave some clear days for the rest of the calendar.',
      'No spots worth naming, so now I have to be creative, which is your fault.',
    ],
    'skin.redness.shows': [
      'Your cheeks are blushing like they found your camera roll.',
      'That redness has strong opinions about the last thing you rubbed on it. Next time, let it see the label first.',
      'The pink in this picture arrived by fire engine.',
      'Just enough redness to look like you were caught singing in the car.',
      'Your cheeks are a little flushed. Who texted?',
      'That pink is at a simmer. Do not scrub it to a boil.',
    ],
    'skin.redness.calm': [
      'Not a flush, not a blush. What would it take to embarrass you, a live microphone?',
      'Your cheeks keep calmer than I do, and I do not even have any.',
    ],
    'skin.texture.shows': [
      'There is enough texture in this photo to tune in a radio station.',
      'Your skin and your moisturiser are clearly in a long-distance relationship.',
      'That texture is so high-definition that my graphics card sat up.',
      'A bit of texture. Not a scandal, but the tabloids have called.',
      'Smooth-ish. The "ish" is where I make my living.',
      'Your surface is one overnight mask away from being insufferable.',
    ],
    'skin.texture.calm': [
      'Smooth like that on a random day? I would like to speak to the manager.',
      'I tried to find some texture and slipped.',
    ],
    'skin.pores.shows': [
      'Those pores are so wide awake that they must have been at the coffee.',
      'The pores have gone public and the share price is rising.',
      'I could store a password in that many little dots.',
      'Your pores are trying to be mysterious and failing by a few pixels.',
      'A few pores showed up dressed for the close-up. Let them dream.',
      'Some of those pores have clearly been told that they have star quality.',
    ],
    'skin.pores.calm': [
      'Where are your pores? Blink if they are being held somewhere nice.',
      'Hardly a pore in sight, which is showing off with extra steps.',
    ],
    'skin.shine.shows': [
      'Your T-zone is so bright that it should pay its own electricity bill.',
      'That shine is not a highlight, it is a headlight.',
      'Pilots would like you to dim the forehead before they land.',
      'That little shine on the nose thinks that it is jewellery.',
      'A touch of shine. Not a disco ball yet, but it has been practising.',
      'Your nose brought its own ring light. A small one, the travel edition.',
    ],
    'skin.shine.calm': [
      'No shine anywhere. I had eleven disco-ball jokes, and you ruined every single one.',
      'Matte finish, no glare. Are you a person or a very good phone case?',
    ],
    'skin.darkCircles.shows': [
      'Your under-eyes have seen things, mostly between two and four in the morning.',
      'Your bedtime is a rumour, and the shadows under your eyes are the source.',
      'Those bags are so well packed that an airline would charge twice.',
      'Light shadows under the eyes. Your phone knows why, and it has timestamps.',
      'Your under-eyes would like to report you to your own bedtime.',
      'A small under-eye shadow, signed and dated by your last scroll.',
    ],
    'skin.darkCircles.calm': [
      'Not a shadow under those eyes. Who sleeps eight hours in this economy?',
      'Those under-eyes have never watched "just the trailer" at one in the morning. Disgustingly healthy.',
    ],
  },
  greats: {
    'skin.evenness.calm': [
      'Your tone is even across cheeks and forehead, the kind of thing people buy filters for.',
      'An even, settled tone in this photo: whatever you have been doing, put it on the calendar for ever.',
      'The tone flows from cheek to cheek without a bump in the road. Lovely work.',
    ],
    'skin.spots.calm': [
      'Hardly a spot to be seen; that is clear, calm skin having a good day.',
      'The photo is nearly spotless, and I looked twice, because that is my job.',
      'Very few marks here: leaving your face in peace seems to be one of your talents.',
    ],
    'skin.redness.calm': [
      'No redness to speak of; your skin looks comfortable and well treated.',
      'Calm cheeks, calm nose: your skin seems to be on good terms with everything that you put on it.',
      'The colour around nose and cheeks is beautifully quiet in this photo.',
    ],
    'skin.texture.calm': [
      'The surface looks smooth and cared for, like the first page of a new notebook.',
      'Lovely smooth texture here. Your moisturiser should ask you for a reference.',
      'Light glides over that surface. Smooth is the only word for it.',
    ],
    'skin.pores.calm': [
      'Fine, quiet pores: even the nose behaves, and noses rarely do.',
      'The pores are barely visible, so your cleansing is clearly on the right track.',
      'A very refined surface around nose and cheeks in this photo. Chapeau.',
    ],
    'skin.shine.calm': [
      'A fresh finish without any glare: the light lands on you softly and stays there.',
      'Perfect balance in the T-zone: not dry, not shiny, simply sorted.',
      'Your skin has a soft, even finish here, as if somebody had read the instructions.',
    ],
    'skin.darkCircles.calm': [
      'Bright and rested under the eyes. Sleep clearly likes you back.',
      'The under-eye area looks fresh, which is the hardest thing to fake before breakfast.',
      'Clear, awake under-eyes: whoever set your bedtime deserves flowers.',
    ],
  },
};
