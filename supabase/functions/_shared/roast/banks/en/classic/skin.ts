/** The skin, gently. Data only. */
import type { TopicLines } from '../../types.ts';

export const skin: TopicLines = {
  truths: {
    'skin.evenness.shows': [
      'The tone is having a group discussion today, and the forehead has not agreed with the cheeks once.',
      'Your cheeks have picked three shades and cannot commit. We have all stood in that aisle with the paint samples.',
      'Evenness check: today this skin is a playlist on shuffle.',
      'The tone is ninety percent agreed; the last ten percent is still in committee.',
      'A few patches wandered in today without signing the guest book.',
      'Almost even. One cheek is clearly reading a different script.',
    ],
    'skin.evenness.calm': [
      'Your tone is so even that my patch detector asked for the afternoon off.',
      'Complaint: the tone is so consistent that there is nowhere to put the punchline.',
    ],
    'skin.spots.shows': [
      'Several spots showed up uninvited, sat in the front row and brought their own chairs.',
      'Your spots are holding a reunion in this picture. Attendance is excellent.',
      'I counted the spots, lost count, and started joining the dots. It is a duck.',
      'A couple of spots tried to photobomb you. Points for effort.',
      'Two or three spots are here on a short-stay visa.',
      'A spot or so has checked in, with hand luggage only, so it will not be long.',
    ],
    'skin.spots.calm': [
      'I searched for spots like a parent searching for the remote. Nothing.',
      'Practically no spots. Half of my material has just left the building.',
    ],
    'skin.redness.shows': [
      'The redness in this photo suggests that you read your old text messages right before the shutter.',
      'Nose and cheeks have gone full traffic light. The rest of the face is waiting to cross.',
      'There is so much pink here that the photo came with a valentine.',
      'A hint of redness, as though your cheeks had heard half of a rumour.',
      'Your nose is a little pinker than the rest; it probably walked in front.',
      'A light blush across the middle. I choose to believe that it is because of me.',
    ],
    'skin.redness.calm': [
      'Zero drama in the redness department. Did your cheeks sign a confidentiality agreement?',
      'The redness map came back blank, and I asked the printer whether it had ink.',
    ],
    'skin.texture.shows': [
      'The texture here has more plot than the show you fell asleep to.',
      'This surface is a hiking map today, with two viewpoints and a picnic spot.',
      'Your moisturiser left the texture on "read" this week.',
      'Slight texture, like the good kind of notepaper.',
      'The surface is nearly smooth, with a short gravel section near the exit.',
      'A few ripples in the texture. Somebody skipped the moisturiser and hoped that I would not zoom.',
    ],
    'skin.texture.calm': [
      'Smooth enough that my roast could not find a foothold.',
      'The texture reading is so low that I tapped the instrument with a finger.',
    ],
    'skin.pores.shows': [
      'Your pores are so open that they offered me a podcast.',
      'The pores on this nose deserve their own section in the credits.',
      'I zoomed in and the pores waved. All of them. In order.',
      'A handful of pores have bought front-row tickets.',
      'Your pores are keeping a low profile, apart from the ones on the nose, which have a publicist.',
      'Pores at medium volume: conversation level, no complaints from downstairs.',
    ],
    'skin.pores.calm': [
      'The pores are missing, presumed moisturised.',
      'So few visible pores that I asked the camera whether it was being paid.',
    ],
    'skin.shine.shows': [
      'Your forehead could guide ships safely into harbour.',
      'The shine up there has its own weather forecast: bright, all day, no clouds.',
      'I could check my hair in that T-zone, and I do not have hair.',
      'There is some shine on the nose, at roughly the level of a well-kept apple.',
      'A bit of gleam up top, the sort that a tissue handles in two seconds.',
      'The forehead is glowing at a tasteful forty watts.',
    ],
    'skin.shine.calm': [
      'Not a glare on that forehead. The blotting sheets have filed for unemployment.',
      'Matte from top to bottom. My whole lighthouse joke, wasted.',
    ],
    'skin.darkCircles.shows': [
      'The shadows under your eyes have gone past carry-on and need to be checked in.',
      'Your under-eyes tell me that "one more video" was in fact a trilogy.',
      'Those under-eye shadows know exactly how the whole series ends.',
      'The under-eyes look like they went to bed at "in a minute".',
      'A touch of shadow under the eyes: sleep was invited but could only stay briefly.',
      'Your under-eyes are at seventy percent charge and pretending that it is a hundred.',
    ],
    'skin.darkCircles.calm': [
      'No under-eye shadows. So you are the person who actually goes to bed at ten.',
      'Your under-eyes look slept. Is that legal on a weekday?',
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
