/** Harsh truths about what the skin maps measured: always about this photo, never about worth. Data only. */
import type { TruthKey, Styled } from '../types.ts';

type SkinTruthKey = Extract<TruthKey, `skin.${string}`>;

export const skinTruths: Readonly<Record<SkinTruthKey, Styled>> = {
  'skin.evenness.strong': {
    gentle: [
      'Your tone is a bit of a patchwork in this photo. Very cosy in a quilt, slightly busy on a cheek.',
      'The colour wanders around your cheeks today, like someone who walked into a room and forgot why.',
      'Today the tone here is more watercolour than wall paint. Water, sun cream and a week of patience help.',
    ],
    classic: [
      'The tone is having a group discussion today, and the forehead has not agreed with the cheeks once.',
      'Your cheeks have picked three shades and cannot commit. We have all stood in that aisle with the paint samples.',
      'Evenness check: today this skin is a playlist on shuffle.',
    ],
    spicy: [
      'Your tone today was assembled from several different browser tabs.',
      'The shades across your cheeks are not on speaking terms in this photo, and it is getting awkward at dinner.',
      'I have seen a more consistent tone in a family group chat.',
    ],
  },
  'skin.evenness.mild': {
    gentle: [
      'The tone is nearly even, with one or two spots where the watercolour ran a little.',
      'A slight patch here and there in this light; nothing that a good night would not smooth over.',
      'Your tone is only a little undecided today, like me in front of the ice-cream counter.',
    ],
    classic: [
      'The tone is ninety percent agreed; the last ten percent is still in committee.',
      'A few patches wandered in today without signing the guest book.',
      'Almost even. One cheek is clearly reading a different script.',
    ],
    spicy: [
      'Your tone is one group project away from being consistent.',
      'So nearly even that the leftover patches look like they did it for attention.',
      'The tone has a small rebellion going on, three members and a drum.',
    ],
  },
  'skin.evenness.calm': {
    gentle: [
      'Your tone is so even in this photo that I checked whether I had a filter on.',
      'The tone is smooth all the way across. I had a joke ready and now I have to hold it.',
    ],
    classic: [
      'Your tone is so even that my patch detector asked for the afternoon off.',
      'Complaint: the tone is so consistent that there is nowhere to put the punchline.',
    ],
    spicy: [
      'Tone that even in a phone photo is just rude to the rest of us.',
      'Even tone, corner to corner. What do you do for fun, iron it?',
    ],
  },
  'skin.spots.strong': {
    gentle: [
      'A few spots came to the photo shoot without an invitation. They are visitors, and visitors leave.',
      'Some little marks are waving at the camera today. Wave back, then leave them alone, hands included.',
      'There is a small constellation on this photo. Lovely in the sky, a bit early on a Tuesday.',
    ],
    classic: [
      'Several spots showed up uninvited, sat in the front row and brought their own chairs.',
      'Your spots are holding a reunion in this picture. Attendance is excellent.',
      'I counted the spots, lost count, and started joining the dots. It is a duck.',
    ],
    spicy: [
      'Your spots have better attendance than any meeting I have ever seen.',
      'The spots in this photo are loud, punctual and clearly unionised.',
      'Somebody has been negotiating with these spots by hand. Stop. They do not negotiate, they recruit.',
    ],
  },
  'skin.spots.mild': {
    gentle: [
      'One or two little spots are peeking in, probably just curious about the camera.',
      'A couple of small marks today, the kind that only you and I will ever notice.',
      'There is a tiny visitor or two here. Give it a few days and no audience.',
    ],
    classic: [
      'A couple of spots tried to photobomb you. Points for effort.',
      'Two or three spots are here on a short-stay visa.',
      'A spot or so has checked in, with hand luggage only, so it will not be long.',
    ],
    spicy: [
      'A few spots are freelancing on your face today, and none of them sent an invoice.',
      'That little spot thinks that it is the main character. Do not give it a spin-off.',
      'A spot or two decided to be in the picture. The audacity is small but real.',
    ],
  },
  'skin.spots.calm': {
    gentle: [
      'Hardly a spot in sight. I even zoomed in, and then I felt nosy.',
      'The spot counter came back almost empty-handed and asked for a hug.',
    ],
    classic: [
      'I searched for spots like a parent searching for the remote. Nothing.',
      'Practically no spots. Half of my material has just left the building.',
    ],
    spicy: [
      'Barely a spot. Honestly, leave some clear days for the rest of the calendar.',
      'No spots worth naming, so now I have to be creative, which is your fault.',
    ],
  },
  'skin.redness.strong': {
    gentle: [
      'There is quite some pink around the nose and cheeks in this photo, as if someone had just said something nice.',
      'Your cheeks look as if they ran up the stairs ahead of you. Cool water and a fragrance-free cream calm them.',
      'A rosy glow today, a little more than the recipe asked for. Gentle and lukewarm is the whole secret.',
    ],
    classic: [
      'The redness in this photo suggests that you read your old text messages right before the shutter.',
      'Nose and cheeks have gone full traffic light. The rest of the face is waiting to cross.',
      'There is so much pink here that the photo came with a valentine.',
    ],
    spicy: [
      'Your cheeks are blushing like they found your camera roll.',
      'That redness has strong opinions about the last thing you rubbed on it. Next time, let it see the label first.',
      'The pink in this picture arrived by fire engine.',
    ],
  },
  'skin.redness.mild': {
    gentle: [
      'A little pink on the cheeks today, like after a brisk walk or a good compliment.',
      'A touch of warmth around the nose in this light. It reads as "came in from the cold".',
      'Slightly rosy here and there; be nice to it and skip the hot water for a day.',
    ],
    classic: [
      'A hint of redness, as though your cheeks had heard half of a rumour.',
      'Your nose is a little pinker than the rest; it probably walked in front.',
      'A light blush across the middle. I choose to believe that it is because of me.',
    ],
    spicy: [
      'Just enough redness to look like you were caught singing in the car.',
      'Your cheeks are a little flushed. Who texted?',
      'That pink is at a simmer. Do not scrub it to a boil.',
    ],
  },
  'skin.redness.calm': {
    gentle: [
      'No redness to speak of. Your cheeks look like they have just finished a yoga class.',
      'The skin is so calm that I caught myself breathing more slowly.',
    ],
    classic: [
      'Zero drama in the redness department. Did your cheeks sign a confidentiality agreement?',
      'The redness map came back blank, and I asked the printer whether it had ink.',
    ],
    spicy: [
      'Not a flush, not a blush. What would it take to embarrass you, a live microphone?',
      'Your cheeks keep calmer than I do, and I do not even have any.',
    ],
  },
  'skin.texture.strong': {
    gentle: [
      'The surface is a little bumpy in this photo, like a road that is about to be fixed.',
      'Some texture today: skin doing skin things. A soft moisturiser and some patience smooth the picture.',
      'The camera found every tiny bump, the way a toddler finds every puddle.',
    ],
    classic: [
      'The texture here has more plot than the show you fell asleep to.',
      'This surface is a hiking map today, with two viewpoints and a picnic spot.',
      'Your moisturiser left the texture on "read" this week.',
    ],
    spicy: [
      'There is enough texture in this photo to tune in a radio station.',
      'Your skin and your moisturiser are clearly in a long-distance relationship.',
      'That texture is so high-definition that my graphics card sat up.',
    ],
  },
  'skin.texture.mild': {
    gentle: [
      'A little texture shows on the surface today; a mug of water and a nice cream would like a word.',
      'The surface is mostly smooth, with a few small ripples, like a pond with one duck.',
      'Just a hint of unevenness on the surface. Nothing that shouts.',
    ],
    classic: [
      'Slight texture, like the good kind of notepaper.',
      'The surface is nearly smooth, with a short gravel section near the exit.',
      'A few ripples in the texture. Somebody skipped the moisturiser and hoped that I would not zoom.',
    ],
    spicy: [
      'A bit of texture. Not a scandal, but the tabloids have called.',
      'Smooth-ish. The "ish" is where I make my living.',
      'Your surface is one overnight mask away from being insufferable.',
    ],
  },
  'skin.texture.calm': {
    gentle: [
      'The surface is so smooth here that my joke slid right off.',
      'So little texture that I wondered whether the photo had been ironed with care.',
    ],
    classic: [
      'Smooth enough that my roast could not find a foothold.',
      'The texture reading is so low that I tapped the instrument with a finger.',
    ],
    spicy: [
      'Smooth like that on a random day? I would like to speak to the manager.',
      'I tried to find some texture and slipped.',
    ],
  },
  'skin.pores.strong': {
    gentle: [
      'The pores around the nose are quite talkative today. A lukewarm cleanse usually lowers the volume.',
      'Some pores are visible in this light. Everyone has them, yours just love the camera.',
      'Your pores came close to the lens to say hello. Very friendly, a bit keen.',
    ],
    classic: [
      'Your pores are so open that they offered me a podcast.',
      'The pores on this nose deserve their own section in the credits.',
      'I zoomed in and the pores waved. All of them. In order.',
    ],
    spicy: [
      'Those pores are so wide awake that they must have been at the coffee.',
      'The pores have gone public and the share price is rising.',
      'I could store a password in that many little dots.',
    ],
  },
  'skin.pores.mild': {
    gentle: [
      'A few pores are peeking out by the nose, as pores like to do in this light.',
      'Some small pores are visible today; they only want to be included.',
      'You can see a few pores if you look closely, and I was asked to look closely.',
    ],
    classic: [
      'A handful of pores have bought front-row tickets.',
      'Your pores are keeping a low profile, apart from the ones on the nose, which have a publicist.',
      'Pores at medium volume: conversation level, no complaints from downstairs.',
    ],
    spicy: [
      'Your pores are trying to be mysterious and failing by a few pixels.',
      'A few pores showed up dressed for the close-up. Let them dream.',
      'Some of those pores have clearly been told that they have star quality.',
    ],
  },
  'skin.pores.calm': {
    gentle: [
      'I could hardly find a pore, and I had my reading glasses on.',
      'Your pores are being so discreet that I would trust them with a secret.',
    ],
    classic: [
      'The pores are missing, presumed moisturised.',
      'So few visible pores that I asked the camera whether it was being paid.',
    ],
    spicy: [
      'Where are your pores? Blink if they are being held somewhere nice.',
      'Hardly a pore in sight, which is showing off with extra steps.',
    ],
  },
  'skin.lines.strong': {
    gentle: [
      'The camera caught a few lines around your expression, mostly where the laughing and the thinking happen.',
      'The lines in this photo tell me that you have opinions. I would love to hear them over cake.',
      'Some lines are showing today; dry air and big feelings both leave notes.',
    ],
    classic: [
      'Your forehead is taking minutes of the meeting in this photo, and the meeting was long.',
      'The lines in this picture come from raising one eyebrow at the internet.',
      'The lens reads your expression lines out loud, with footnotes.',
    ],
    spicy: [
      'Your forehead has filed a full written report on your week.',
      'Those lines are what happens when you side-eye people for sport.',
      'Every "are you serious" you swallowed this week is written down here, in cursive.',
    ],
  },
  'skin.lines.mild': {
    gentle: [
      'A fine line or two shows up today, probably from smiling at dogs.',
      'There are a few light lines here; water, cream and fewer spreadsheets soften them.',
      'A small crease of concentration is showing. I hope that it was for something good.',
    ],
    classic: [
      'A couple of fine lines, each with a funny story and a slightly dry ending.',
      'A few faint lines, as if your face had started a shopping list.',
      'A light crease or two in this photo: squinting at a screen has a signature.',
    ],
    spicy: [
      'Two or three lines, all of them earned by reading the comments.',
      'Your forehead is drafting a strongly worded letter. Put a cream on it before it hits send.',
      'A few faint lines, the autograph of someone who squints at menus on principle.',
    ],
  },
  'skin.lines.calm': {
    gentle: [
      'Hardly a crease anywhere. You must have had a lovely thought right before the photo.',
      'Not a crease in this photo, as if the week had asked permission first.',
    ],
    classic: [
      'No crease in sight. Do your bills arrive by post, and do you not open them?',
      'That forehead has no comment and no crease, and I have no punchline.',
    ],
    spicy: [
      'Not one crease. Have you ever even tried to cancel a subscription?',
      'A forehead that relaxed has never met a printer.',
    ],
  },
  'skin.shine.strong': {
    gentle: [
      'Your forehead is catching quite a bit of light, like a window that somebody polished with love.',
      'There is a generous shine here today. One tissue, one gentle press, and we are back to glow.',
      'The T-zone is beaming. I admire the enthusiasm; a blotting sheet would be its seat belt.',
    ],
    classic: [
      'Your forehead could guide ships safely into harbour.',
      'The shine up there has its own weather forecast: bright, all day, no clouds.',
      'I could check my hair in that T-zone, and I do not have hair.',
    ],
    spicy: [
      'Your T-zone is so bright that it should pay its own electricity bill.',
      'That shine is not a highlight, it is a headlight.',
      'Pilots would like you to dim the forehead before they land.',
    ],
  },
  'skin.shine.mild': {
    gentle: [
      'A little shine on the nose, like the first slide of a sunny day.',
      'A soft gleam on the forehead today; call it glow and nobody will argue.',
      'There is a small highlight on the T-zone that nobody ordered but everybody likes.',
    ],
    classic: [
      'There is some shine on the nose, at roughly the level of a well-kept apple.',
      'A bit of gleam up top, the sort that a tissue handles in two seconds.',
      'The forehead is glowing at a tasteful forty watts.',
    ],
    spicy: [
      'That little shine on the nose thinks that it is jewellery.',
      'A touch of shine. Not a disco ball yet, but it has been practising.',
      'Your nose brought its own ring light. A small one, the travel edition.',
    ],
  },
  'skin.shine.calm': {
    gentle: [
      'No stray shine at all; the light landed on you and sat down politely.',
      'So beautifully matte that I checked whether you were printed on good paper.',
    ],
    classic: [
      'Not a glare on that forehead. The blotting sheets have filed for unemployment.',
      'Matte from top to bottom. My whole lighthouse joke, wasted.',
    ],
    spicy: [
      'No shine anywhere. I had eleven disco-ball jokes, and you ruined every single one.',
      'Matte finish, no glare. Are you a person or a very good phone case?',
    ],
  },
  'skin.darkCircles.strong': {
    gentle: [
      'There is a soft shadow under the eyes; it looks like last night ran long. An early night is owed to you.',
      'Those under-eye shadows are asking for a pillow, and I am on their side.',
      'The area under your eyes is carrying a little suitcase. Let it unpack, ideally before eleven.',
    ],
    classic: [
      'The shadows under your eyes have gone past carry-on and need to be checked in.',
      'Your under-eyes tell me that "one more video" was in fact a trilogy.',
      'Those under-eye shadows know exactly how the whole series ends.',
    ],
    spicy: [
      'Your under-eyes have seen things, mostly between two and four in the morning.',
      'Your bedtime is a rumour, and the shadows under your eyes are the source.',
      'Those bags are so well packed that an airline would charge twice.',
    ],
  },
  'skin.darkCircles.mild': {
    gentle: [
      'A hint of shadow under the eyes, the kind that one good night tidies up.',
      'Slightly tired under the eyes today, in a "read one chapter too many" way.',
      'A little shade beneath the eyes; it suits a poet, but so does sleep.',
    ],
    classic: [
      'The under-eyes look like they went to bed at "in a minute".',
      'A touch of shadow under the eyes: sleep was invited but could only stay briefly.',
      'Your under-eyes are at seventy percent charge and pretending that it is a hundred.',
    ],
    spicy: [
      'Light shadows under the eyes. Your phone knows why, and it has timestamps.',
      'Your under-eyes would like to report you to your own bedtime.',
      'A small under-eye shadow, signed and dated by your last scroll.',
    ],
  },
  'skin.darkCircles.calm': {
    gentle: [
      'Hardly a shadow under the eyes. You and your pillow deserve a medal.',
      'The under-eyes look so rested that I nearly sang them a lullaby out of habit.',
    ],
    classic: [
      'No under-eye shadows. So you are the person who actually goes to bed at ten.',
      'Your under-eyes look slept. Is that legal on a weekday?',
    ],
    spicy: [
      'Not a shadow under those eyes. Who sleeps eight hours in this economy?',
      'Those under-eyes have never watched "just the trailer" at one in the morning. Disgustingly healthy.',
    ],
  },
};
