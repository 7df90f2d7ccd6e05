/** What was measured, section by section. Data only. */
import type { SectionLines } from '../../types.ts';

export const sections: SectionLines = {
  shapes: {
    heart: [
      'Heart: wider at the forehead, narrowing to the chin. Roughly a guitar pick, drawn by someone who cares.',
      'Your outline reads as heart. Broad on top, neat at the bottom, no further paperwork.',
      'A heart shape: it opens at the temples and tapers down. Playing cards will want royalties.',
    ],
    oblong: [
      'Oblong: longer than wide, with straight, calm sides. Portrait format was invented for this.',
      'Your outline reads as oblong, the shape of a decent book cover. Room for a title, even.',
      "An oblong shape, so there's vertical space to work with. Glasses and fringes get a proper stage.",
    ],
    oval: [
      'Oval: one smooth curve from forehead to chin, no sudden decisions.',
      'Your outline reads as oval. Somebody drew it without lifting the pencil.',
      'An oval shape, slightly longer than wide. Most hat shops will just wave you through.',
    ],
    round: [
      'Round: about as wide as long, soft on every side. The friendliest geometry there is.',
      'Your outline reads as round, with even curves and not one corner.',
      "A round shape. Put square glasses on it and you've got a very balanced team.",
    ],
    square: [
      'Square: forehead, cheeks and jaw along one confident line.',
      'Your outline reads as square, with clear corners and straight sides. It looks like it keeps appointments.',
      'A square shape, the same width most of the way down. Good windows do the same.',
    ],
    unclear: [
      "No single shape won here, and I'm not tossing a coin over it.",
      "The outline wouldn't stay in one drawer, so I left the drawers open. Labels are for jam jars anyway.",
      "I couldn't settle on a shape from this photo. Most textbook drawings never met a real person.",
    ],
  },
  clarity: {
    excellent: [
      "It shows from edge to edge, so I'm confident.",
      'Clear edges all round: that reading was a pleasure.',
      "You could cut along it. I'd stand by this one.",
    ],
    'good-work': [
      "I had most of the line to go on, so it's a fair reading.",
      "I'd bet half a sandwich on it.",
      'Most of the line was easy to follow.',
    ],
    'needs-improvement': [
      'Part of the outline is covered, so take it with a pinch of salt.',
      "I'm filling in an edge or two myself here.",
      "A straighter photo could change the verdict, and I wouldn't sulk.",
    ],
    'needs-attention': [
      'Most of it is hidden, so this is a guess in a nice suit.',
      'I saw bits of an outline. Treat the rest as a rumour.',
      "The photo hid the edge well; don't quote me on this.",
    ],
  },
  skin: {
    calm: [
      "Every map came back quiet. I've got nothing to report, and I'm reporting it.",
      "Calm across the board. My measuring tools had so little to do that they've started a book club.",
      "Nothing stands out anywhere. Whatever you're doing, it isn't upsetting anyone.",
      "All calm. I've filed it under 'problems', and it's the only sheet in there, and it's blank.",
    ],
    mostly: [
      'Mostly calm. A detail or two raised a hand, politely, and sat down again.',
      'Nothing here stands out much. Your skin saved its complaints for the footnotes.',
      'A solid, quiet reading with some small print. The small print is really small.',
      'Mostly calm. I found one or two small things, and neither of them wanted to talk.',
    ],
    'one.evenness': [
      'One thing on the list: the tone varies a bit from place to place. The rest is quiet.',
      "The tone is the only open question here, and it's one that sun cream is good at.",
      'Evenness stood out, and nothing else came to the meeting.',
    ],
    'one.spots': [
      "Some spots, and otherwise an empty page. Leave them alone and they'll lose interest.",
      'The one thing that shows is spots. Very common, very temporary, not worth an argument.',
      'Spots got a mention; everything else sat this one out.',
    ],
    'one.redness': [
      'A bit of redness is the only thing I wrote down. Cool and simple usually settles it.',
      'The maps are quiet, apart from the pink one.',
      "Redness showed up alone. It didn't even bring a friend.",
    ],
    'one.texture': [
      'Texture is the one thing that shows, somewhere between silk and good notepaper.',
      'A bit of surface texture, the rest calm. Regular moisturiser, no heroics.',
      'One item: texture. It mostly wants water and consistency, like a houseplant.',
    ],
    'one.pores': [
      "Pores are visible, and that's the entire list.",
      'The only thing that stands out is pores, which every nose on earth has been issued with.',
      "All calm, pores excepted. They've got a publicist and I've got a lens.",
    ],
    'one.shine': [
      'Some shine, nothing else. Thirty seconds and a tissue cover the full programme.',
      'Shine is the one thing that registered. It also reflects well on you, technically.',
      'A quiet reading with a bright bit in it.',
    ],
    'one.darkCircles': [
      'Shadows under the eyes, and no further questions. The bedtime knows what it did.',
      'The under-eyes are the one thing that shows; everything around them is calm.',
      "One entry: some shade below the eyes. It's the cheapest problem I know, it only costs sleep.",
    ],
    several: [
      'A few things show up together here. Simple and steady beats strong and sudden, so pick one.',
      'There are some open tickets, none of them urgent. Most close themselves when you do the same easy thing daily.',
      'More than one map had news. Give it a regular, uneventful fortnight and check again.',
      'A few small things on the list. Do one easy thing every day, and let the list get bored.',
    ],
    doubtful: [
      "The skin part came through too faintly to quote. I'd rather say nothing than guess.",
      "Reading skin from this photo is like reading a menu through the window. I'll wait until we're inside.",
      "There's a skin reading, but this photo's a shaky witness, so I'm not putting it on the record.",
      "I've got half a reading for the skin, and half a reading's a rumour. A clearer photo, please.",
    ],
    unseen: [
      "I couldn't read the skin in this photo, and guessing would be rude.",
      "Skin report: out of office. I'd rather say nothing than something wrong.",
      'The photo kept the skin to itself. Ask me again with a clearer one.',
      "No skin reading from this one. I could invent something, but you'd notice.",
    ],
  },
  features: {
    'big-smile': [
      'A big smile, full width. The rest of the face had no choice but to join in.',
      'The smile reading went to the end of the scale and leaned on it.',
      "Mouth: wide open for business. That's the main finding, and it's a good one.",
    ],
    smile: [
      'A smile, clearly there. No warning label needed.',
      'The corners of the mouth are up. Measured, confirmed, appreciated.',
      'An easy smile, nothing forced about the number.',
    ],
    neutral: [
      'Neutral: nothing up, nothing down. A face on standby, in perfect working order.',
      "The expression reads as neutral, and it isn't selling anything.",
      'A straight reading. The needle moved out of politeness.',
    ],
    serious: [
      "The expression reads as serious. It's a face that reads the terms and conditions.",
      'Serious, start to finish. I measured quietly so as not to interrupt.',
      'No movement at the corners, full attention everywhere else. Serious, then.',
    ],
    tense: [
      'The brows are low and pulled in, so the face reads as tense. Drop the shoulders and it tends to leave.',
      "Tension in the brow. It's working overtime on something that a camera can't see.",
      "A tense reading, in the forehead department. Breathe out, press, and it'll be a different number.",
    ],
    sleepy: [
      'The eyelids are well down, so this reads as sleepy. Possibly one badly timed blink.',
      "Sleepy, by the lids. The rest of the face hadn't been told yet.",
      'Eyes at half shutter. The camera took what it could get.',
    ],
    surprised: [
      'Surprised, by every number I have: something opened wide in a hurry.',
      "The reading says surprise. It doesn't say at what, and I've decided not to ask.",
      'A surprised expression, quick and unedited.',
    ],
  },
  vibe: {
    flawless: [
      'Sharpness and framing pull in the same direction. That hardly ever happens by accident.',
      "The picture simply works. I'd swipe back to look again.",
      "Not a mistake in the framing. I checked, because it's my job and because I was annoyed.",
      "Framing: fine. Focus: fine. I've checked the corners for mistakes, and they're just corners.",
    ],
    'one.light.uneven': [
      'The light took sides. Sharpness and framing stayed neutral and did well.',
      "Uneven light is the one complaint. Face it straight on and it'll have to share.",
      'Well framed, clear enough, and lit like a compromise.',
    ],
    'one.light.dim': [
      "Not much light, everything else in order. It's a good photo with the dimmer down.",
      'One complaint: dim. The rest of the photo was ready to go.',
      'Sharpness fine, framing fine, brightness on strike.',
    ],
    'one.light.harsh': [
      "The light's too hard, and it's the only thing I'd change.",
      'Framing and sharpness behaved. The light did not use its indoor voice.',
      'One note for the lamp department: softer, please.',
    ],
    'one.sharpness.soft': [
      "It's soft. The framing deserved a steadier moment.",
      'A good picture, seen through a bit of a guess. Wipe the lens, hold still.',
      'The one thing missing here is focus, in the camera sense.',
    ],
    'one.framing.close': [
      'Very close, otherwise fine. Arms come with a full-length setting.',
      "The focus is good. The distance is what I'd call conversational.",
      "One fix: back up a little. The phone won't take it personally.",
    ],
    'one.framing.far': [
      "Far away, otherwise fine. Zooming in shouldn't be my hobby.",
      "The focus is good, and you're a detail.",
      'Clear picture, long walk. Come closer.',
    ],
    'one.framing.tilted': [
      "The head tilts, the rest is straight. One small correction and it's done.",
      "It's a clear picture, at an angle.",
      'The sharpness is fine. The horizon has been renegotiated.',
    ],
    'one.framing.turned': [
      "You're turned to the side, so I'm only roasting the half I can see.",
      'A clear picture of three-quarters of a subject.',
      "One note: face the lens. It won't take it personally, but I measure better.",
    ],
    'one.framing.chin-down': [
      "Chin down, everything else in order. Raise it a touch and I've got nothing left to say.",
      "One note: the head's tipped forward. The picture's clear, it just came in mid-bow.",
      "The chin's low, and that's the whole complaint.",
    ],
    'one.framing.chin-up': [
      "Chin up, everything else in order. A touch lower and I'm out of work.",
      "One note: the head's tipped back. The photo's clear, and slightly upstairs.",
      "The chin's high, and that's the whole complaint.",
    ],
    'one.framing.off-centre': [
      "You're off to one side, and the middle was free. At least the focus came with you.",
      'A good photo of you, and an even better one of the space next to you.',
      "One fix: move to the centre. It's your picture, after all.",
    ],
    'one.background.busy': [
      'Light fine, focus fine, framing fine. Something in the background wants a credit.',
      'The one complaint is behind you. Move it, or move you.',
      'A clean shot of you, and a bonus inventory of everything behind you.',
    ],
    'one.background.dark': [
      "One note: it's dark back there. Everything in front of it is in order.",
      'Light, focus, framing: fine. Background: closed.',
      "The photo's good. What's behind you is anyone's guess.",
    ],
    'one.background.bright': [
      'One complaint: the brightest spot is behind you. Turn round and it works for you.',
      "Focus and framing are fine. The background's outshining you, and that can be rearranged.",
      'Good picture, with the spotlight in the second row.',
    ],
    several: [
      "Part of it went sideways, and you weren't that part. Another take is free.",
      "More than one thing got in the photo's way. Fix the first on the list and the rest gets easier.",
      'More than one department has asked for another take. One breath before the button, and they might get it.',
      'A few things went sideways, and none of them was you. Fix one, and the others start to behave.',
      "There's a short list for the next photo, and it's all about the photo. Start with the easiest.",
    ],
    hidden: [
      "No marks for the photography: too much of it's off the record. A clear view gets a proper review.",
      "As a photo it's a trailer. I'll review the film when there's more to see.",
      "It answers 'maybe' to most of my questions. Bring a clearer one and I'll ask them again.",
      "I don't grade what I can't see. An open view of your face, and the red pen comes out.",
      'The photo withheld evidence, so the review of it is adjourned.',
    ],
  },
};
