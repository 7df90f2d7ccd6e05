/** Openers: a cue about what the photo shows first, then a kicker (or a caveat). Data only. */
import type { Bank } from '../types.ts';

const expressionCues = {
  'expression.big-smile': {
    gentle: [
      'That smile walked in before you did and put the kettle on.',
      'You are grinning like the cake has just come out of the oven.',
      'A smile that wide should come with its own dance floor.',
      'I smiled back at my own screen, and I am software.',
    ],
    classic: [
      'You smiled as if the photographer were holding a puppy.',
      'That grin has the energy of someone who found a parking space right outside.',
      'Somebody told you a joke and I demand to be included.',
      'This is the smile of a person whose parcel arrived a day early.',
    ],
    spicy: [
      'That grin could get an entire train carriage in trouble.',
      'You are smiling like you know my browser history.',
      'With a smile that loud, the neighbours are going to complain.',
      'That is the face of someone who just got away with it.',
    ],
  },
  'expression.smile': {
    gentle: [
      'A small smile, the kind people save for dogs on trains.',
      'There is a quiet smile here that makes the whole frame warmer.',
      'You smiled just enough to make me feel welcome, thank you.',
      'That half-smile looks like good news you are keeping for later.',
    ],
    classic: [
      'A polite smile, as if the dentist had just said "nearly done".',
      'You smiled at about sixty percent, presumably saving battery.',
      'That is the smile of someone who has already eaten the last slice.',
      'A smile with a secret in it, and the secret is probably snacks.',
    ],
    spicy: [
      'That smirk has an alibi prepared.',
      'You are smiling like the group chat just delivered.',
      'A smile that says "I read the message and I chose silence".',
      'That little smile has definitely cancelled plans before.',
    ],
  },
  'expression.neutral': {
    gentle: [
      'You look calm enough to hold a sleeping cat for three hours.',
      'A perfectly peaceful face, like a lake that has put its phone away.',
      'There is a restful "no comment" about you today, and I like it.',
      'You looked into the lens the way one looks at gentle rain.',
    ],
    classic: [
      'Your expression is a loading screen, and I have no idea what comes next.',
      'That is the face of someone reading terms and conditions, actually reading them.',
      'You posed like a passport officer had asked twice.',
      'The face says "fine", in the way an e-mail says "per my last e-mail".',
    ],
    spicy: [
      'You gave the camera nothing, and it has started therapy.',
      'A poker face so good that I checked my wallet.',
      'I have had warmer eye contact from a parking meter.',
      'You look like you have just put the whole world on read.',
    ],
  },
  'expression.serious': {
    gentle: [
      'You look like somebody who waters the plants on schedule.',
      'So much focus in one photo; somewhere a crossword is nervous.',
      'You are looking at the lens as if it owed you an apology, politely.',
      'A thoughtful look, worthy of the back cover of a novel.',
    ],
    classic: [
      'You are posing for a coin.',
      'This is the look of a person who has found a typo in the contract.',
      'I feel as if I had handed my homework in late.',
      'That stare could make a printer work on the first try.',
    ],
    spicy: [
      'You look at a camera the way a cat looks at a closed door.',
      'I apologised to the screen before I knew what I had done.',
      'Whoever is on the other end of that stare has already confessed.',
      'That is the album cover of a band with one very angry song.',
    ],
  },
  'expression.tense': {
    gentle: [
      'Your brows are carrying the shopping for the whole family; let them put a bag down.',
      'You look as if you are doing sums; the answer is allowed to be "tea".',
      'There is a tiny knot between the brows, probably holding up the week.',
      'You are frowning at the phone as if it had asked for an update again.',
    ],
    classic: [
      'You are clenching as if the selfie were a pop quiz.',
      'Those brows are having a meeting, and no one brought an agenda.',
      'You look like you are trying to remember whether the stove is off.',
      'That is the exact face of "the Wi-Fi was working a minute ago".',
    ],
    spicy: [
      'Your brows are one centimetre away from a merger.',
      'You stared at that lens like it had said "we need to talk".',
      'I have seen more relaxed faces during parallel parking.',
      'That frown is paying rent, loudly and in advance.',
    ],
  },
  'expression.sleepy': {
    gentle: [
      'You look like a Sunday morning that nobody has opened yet.',
      'Your eyelids are at half-mast in honour of last night.',
      'Somebody please bring this person a blanket and a later alarm.',
      'Such sleepy eyes; I have lowered my voice out of respect.',
    ],
    classic: [
      'You came to the photo, your eyes are still in the duvet.',
      'Those eyelids are running a background task called "nap".',
      'You look like you snoozed the alarm and then the backup alarm.',
      'This selfie was brought to you by "one more episode".',
    ],
    spicy: [
      'Your eyes are open the way shops are open at two minutes to closing.',
      'You and your pillow should really make it official.',
      'Those lids have lowered the blinds and left for the day.',
      'Your eyes are buffering at one bar of signal.',
    ],
  },
  'expression.surprised': {
    gentle: [
      'You look as if someone had just jumped out with a birthday cake.',
      'Those wide eyes make the photo feel like the first day of the holidays.',
      'You look delightfully startled, as if the phone had spoken first.',
      'What a face of wonder; did you see a balloon?',
    ],
    classic: [
      'You look like the front camera opened when you did not expect it.',
      'That is the face of someone who just heard their own voice message.',
      'Eyes that wide usually mean the price came without tax.',
      'You look as if the self-checkout had complimented you.',
    ],
    spicy: [
      'You look like you just saw your screen time report.',
      'That is the face people make when the "quick call" has a dial-in code.',
      'Whatever you saw behind the camera, it saw you too.',
      'You look like autocorrect sent it to your boss.',
    ],
  },
} satisfies Partial<Bank['cues']>;

const flawCues = {
  'light.uneven': {
    gentle: [
      'One half of your face got the sunshine, the other half got the stories about it.',
      'The window clearly has a favourite side of you.',
      'You are lit like a half-open fridge at midnight, in a cosy way.',
    ],
    classic: [
      'Half of you is in broad daylight, half is in a detective film.',
      'Your light has picked a side and refuses to negotiate.',
      'One cheek is on holiday and the other is working nights.',
    ],
    spicy: [
      'The lighting split you down the middle like a restaurant bill.',
      'One side of this photo is a spotlight, the other is a cover-up.',
      'You look like the "choose your villain" screen of a video game.',
    ],
  },
  'light.dim': {
    gentle: [
      'It is so cosy and dark in here that I nearly whispered.',
      'I had to feel my way through this photo along the wall.',
      'The light in this room has gone to bed already, how sensible.',
    ],
    classic: [
      'This was lit by a fridge two rooms away.',
      'I see that the candle was also trying to save energy.',
      'You took this in the lighting of a raccoon mid-heist.',
    ],
    spicy: [
      'Did you take this selfie inside a sock?',
      'Even bats are asking you to turn on a lamp.',
      'I have seen brighter scenes in a submarine drama.',
    ],
  },
  'light.harsh': {
    gentle: [
      'That light means well, but it did not knock.',
      'The sun leaned in a bit too close for this one, bless it.',
      'So much light; the photo arrived wearing sunglasses.',
    ],
    classic: [
      'You were lit like a chicken nugget under a heat lamp.',
      'That light is asking where you were on the night of the fourteenth.',
      'The flash came at this photo like a customs officer.',
    ],
    spicy: [
      'Your ceiling light has a personal vendetta and a very high wattage.',
      'That is not lighting, that is an interrogation with good Wi-Fi.',
      'Was this taken on the surface of the sun or just in an elevator?',
    ],
  },
  'sharpness.soft': {
    gentle: [
      'The photo is a little dreamy, as if it were remembering you.',
      'Everything here is soft, including the focus.',
      'The lens gave you a cuddle when it should have taken a picture.',
    ],
    classic: [
      'This photo is blurry enough to be used as evidence of Bigfoot.',
      'I cleaned my screen twice before I realised that it was your lens.',
      'Somewhere between your hand and the shutter there was a small earthquake.',
    ],
    spicy: [
      'Was this taken from a trampoline?',
      'The focus in this photo left without leaving a note.',
      'This is the sharpness of a photo sent by fax in 1994.',
    ],
  },
  'framing.close': {
    gentle: [
      'Hello! You are so near that I offered you half of my chair.',
      'You came very close to tell me something, I can tell.',
      'We are practically sharing a scarf in this photo.',
    ],
    classic: [
      'You are holding the phone like it whispered something.',
      'This is not a selfie, this is a peephole.',
      'Arms: famously long. Yours: apparently still in their pockets.',
    ],
    spicy: [
      'Easy now, the lens is not a snack.',
      'I can read your eyelashes like a barcode.',
      'Step back, the phone is about to file for personal space.',
    ],
  },
  'framing.far': {
    gentle: [
      'You are so far away that I waved first, just in case.',
      'A charming landscape with a person somewhere in it.',
      'You left the camera a lot of personal space, how polite.',
    ],
    classic: [
      'I zoomed in so far that I passed two hikers.',
      'Congratulations to the wall, which plays the lead in this selfie.',
      'You appear in this photo the way an actor appears in the thank-yous.',
    ],
    spicy: [
      'Was this selfie taken by satellite?',
      'You are posing from a different postcode.',
      'I had to hire a search party, and it charged by the hour.',
    ],
  },
  'framing.tilted': {
    gentle: [
      'The photo leans a little, like a friend who wants to hear better.',
      'Everything is at a jaunty angle, as if the room were on a boat.',
      'A curious tilt, the kind that puppies do when you say "walk".',
    ],
    classic: [
      'The horizon in this photo has resigned.',
      'You and the tower of Pisa clearly share an agent.',
      'I tilted my screen to read you like the spine of a book.',
    ],
    spicy: [
      'You hold a phone like a waiter about to lose the soup.',
      'This selfie is sliding off its own frame in search of help.',
      'That angle belongs in a skateboard video.',
    ],
  },
  'framing.turned': {
    gentle: [
      'You were looking just past me, and I hope that it was something lovely.',
      'Turned away a little, as if someone had called you for dinner.',
      'You gave the camera the shy side, and it was charmed.',
    ],
    classic: [
      'You turned away as if the camera were a former gym buddy.',
      'Looking off to the side: the international sign for "I did not know you were filming".',
      'The lens was over here. Hello. Here.',
    ],
    spicy: [
      'You gave that camera the cold shoulder and most of an ear.',
      'I see we are doing the "paparazzi outside the bakery" pose.',
      'That is a profile picture in the most literal sense.',
    ],
  },
  'framing.off-centre': {
    gentle: [
      'You left the middle of the photo free for a friend, how kind.',
      'You are peeking in from the edge like a good surprise.',
      'The centre of this picture is keeping a seat warm for you.',
    ],
    classic: [
      'You entered this photo the way people enter a meeting late.',
      'The centre of your selfie is a wall, and it is doing its best.',
      'Somebody photobombed this picture, and it was you.',
    ],
    spicy: [
      'You are so far in the corner that you owe it rent.',
      'You cropped yourself like an ex.',
      'That is not composition, that is evasion.',
    ],
  },
} satisfies Partial<Bank['cues']>;

export const cues: Bank['cues'] = { ...expressionCues, ...flawCues };

export const kickers: Bank['kickers'] = {
  gentle: [
    'Make yourself comfortable, this will not hurt.',
    'I have notes, and all of them come with a biscuit.',
    'Deep breath, {name}, I am on your side.',
    'Let me tease you a little and then tidy up after myself.',
    'Here is the truth, gift-wrapped.',
    'I promise to be gentle; I even warmed up the jokes.',
    'Come, sit, let us look at it together.',
    'A few soft pokes, and then the good stuff.',
  ],
  classic: [
    'Let the record show that I tried to be nice.',
    'Buckle up, {name}.',
    'I took notes. They needed a second page.',
    'We shall now discuss it like adults, more or less.',
    'Fine. You asked for honest.',
    'Grab a snack, the findings are in.',
    'I laughed, I zoomed, I made a list.',
    'Your best friend would say this too, only with a mouthful of chips.',
  ],
  spicy: [
    'Hold my lemonade, {name}.',
    'You ordered it hot, so no complaints to the kitchen.',
    'I would sit down. Not you, me. I am laughing.',
    'Let us ruin your evening and then fix your week.',
    'No refunds, no mercy, free hugs at the exit.',
    'I say this with love and a megaphone.',
    'The gloves are off, the moisturiser is on.',
    'Somebody had to say it, and I was online.',
  ],
};

export const caveats: Bank['caveats'] = {
  gentle: [
    'The photo hides a lot from me, so take all of this as a friendly guess.',
    'I could only half see you here, so I will tread softly and guess kindly.',
    'This picture is a bit shy with details; a clearer one would do you more justice.',
    'I am squinting a little, so please forgive me where I am wrong.',
  ],
  classic: [
    'Fair warning: this photo kept half the evidence, so I am partly guessing.',
    'I worked with what I got, which was not a lot. Blame the photo, then me.',
    'Take this with a pinch of salt, since the photo gave me crumbs.',
    'My confidence is low, so read this like a horoscope with better jokes.',
  ],
  spicy: [
    'I roast by feel here, because this photo pleads the fifth.',
    'Half of this is science, half is a hunch; the photo hid the rest.',
    'I have seen more detail on a weather radar, so read this as a rumour.',
    'The photo held out on me, so I am freestyling the missing bits.',
  ],
};
