/** Two or three facts at once: the moment, the past, the skin or the routine with something else. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'daytime.late+light.dim': ['A bedtime story, told in the dark'],
    'told.just-woke+expression.sleepy': ['Still on the last page of the dream'],
    'told.exams+expression.tense': ["The forehead's revising, too"],
    'told.after-sport+skin.shine.shows': ['A well-earned gleam'],
    'tries.many+light.dim': ["Try after try, and nobody's lit a lamp"],
    'told.just-woke+expression.smile': ['Up one minute, smiling already'],
    'gap.months+expression.smile': ['Back after months, with a smile for the door'],
    'best.yes+light.dim': ["Your best one yet, by candle's worth of light"],
  },
  openers: {
    'daytime.late+expression.sleepy': [
      "It's late, and your eyelids have already gone ahead. The rest of us will catch up.",
    ],
    'told.exams+expression.sleepy': [
      "Exams by day, half-shut eyes by now. Let's read you something that isn't chapter four.",
    ],
    'told.before-work+expression.serious': [
      "The day hasn't begun, and your face is already in the meeting. Let's loosen its tie.",
    ],
    'daytime.early+light.dim': ["So early that the light wasn't up either. You two will meet later."],
    'tries.many+sharpness.soft': [
      "You've tried this a few times today, and in this one the focus has run off. I've got time.",
    ],
    'told.night-out+expression.big-smile': [
      "A night out, and the smile's already dancing. Let me just find my shoes.",
    ],
    'gap.weeks+expression.surprised': [
      "It's been a few weeks, and you look quite surprised to see me. I said I'd be here. I've packed sandwiches.",
    ],
    'told.no-excuse+light.dim': [
      "No excuse, you said, in hardly any light. The light would've done nicely as one.",
    ],
  },
  truths: {
    'told.exams+expression.sleepy': [
      'Exams, and your eyes are nearly shut: your eyelids are revising by lying on the book.',
      "It's exam time, and your eyelids have gone down to look something up.",
    ],
    'told.exams+expression.tense': [
      "It's exam time, and your brows look like they're trying to copy from each other.",
      "It's exam time, and that brow's showing its working.",
    ],
    'told.exams+expression.smile': [
      "Exams, and you're smiling. Either you know it all by heart, or the topic's otters.",
    ],
    'told.exams+skin.darkCircles.shows': [
      "It's exam time, and your under-eyes look like they did the group project alone.",
      "Under each eye there's a small footnote: 'see last night's revision'.",
    ],
    'told.exams+sharpness.soft': ['A blurry photo in exam week: it knew it yesterday, it really did.'],
    'told.just-woke+expression.sleepy': [
      "You've just woken up, and nobody's told your eyelids. Let's not be the ones.",
      "You say you've woken up. Your eyelids are still in the lift, between floors.",
    ],
    'told.just-woke+light.dim': ["Just awake, in hardly any light: that's how mushrooms start the day."],
    'told.just-woke+expression.big-smile': [
      "You've just woken up, and that grin! In the dream you'd won the argument, hadn't you?",
      "Just awake, and grinning like that: you must've got out on the right side of two beds.",
    ],
    'told.just-woke+framing.tilted': [
      "You'd just woken up, and your head's still leaning on a pillow that isn't there.",
    ],
    'told.just-woke+sharpness.soft': [
      "Just awake, and all blurry: you look like you've been stirred and haven't quite dissolved.",
    ],
    'told.just-woke+light.harsh': [
      'Just awake, and lit like a stadium. The crowd would like a replay of you sitting up.',
      'Just awake, and in that light! You look like somebody\'s pulled back the duvet and said "surprise inspection".',
    ],
    'told.before-work+expression.sleepy': [
      "The bag's packed, the shoes are on, and your eyelids are working from home.",
    ],
    'told.before-work+expression.tense': [
      "Your forehead's gone in early to get a head start on the worrying.",
    ],
    'told.before-work+framing.off-centre': [
      "You're off to one side, as if half the photo had already left for the bus.",
    ],
    'told.after-sport+skin.redness.shows': [
      "Rosy from moving about: that pink isn't a colour, it's a receipt.",
    ],
    'told.after-sport+skin.shine.shows': [
      "You've worked out, and you're so shiny that a lifeguard's told you to walk, not run.",
      "You've been exercising, and you shine like a dolphin that's heard its name.",
      "After sport you shine like a trophy that's out of breath.",
    ],
    'told.after-sport+expression.sleepy': [
      "You've worked out, and your eyelids are on one last set: down, and hold, and hold, and hold.",
      'After all that exercise your eyelids have crossed the finish line and just lain down on it.',
    ],
    'told.after-sport+sharpness.soft': [
      "You've been training, and it's all blurry: the photo's still on its last lap.",
    ],
    'told.night-out+light.dim': [
      "Going out, and light like that: you could still be in your pyjamas, and nobody'd ever prove it.",
      "You're going out, and the light's so low that I'd check the shoes match.",
    ],
    'told.night-out+expression.serious': [
      "A night out, and not a smile: somebody's put you down for karaoke, and it's the high one.",
      "You're going out, and so serious: you look like you've counted your friends and there's one too many.",
    ],
    'told.night-out+sharpness.soft': [
      "You're off out, and the photo's all blurry: it's started dancing in the hall.",
    ],
    'told.no-excuse+light.dim': ['"No excuse", says a voice in the dark. I do hope it\'s yours.'],
    'told.no-excuse+expression.sleepy': [
      'No excuse, and eyes half shut: I asked what had happened, and you said "not my stop".',
      "No excuse, and eyes nearly shut: you're the first person to plead guilty mid-nap.",
    ],
    'daytime.late+light.dim': [
      "It's late, it's dark: this is what the garden camera films while it's waiting for hedgehogs.",
      "It's so late and so dark that I'd like you to say \"it's only me\" before I look again.",
    ],
    'daytime.late+expression.sleepy': [
      "It's late, and your eyes have started putting the chairs up on the tables.",
      "It's late, and your eyelids are nodding like somebody on a train about to meet a stranger's shoulder.",
    ],
    'daytime.late+expression.big-smile': [
      'This late, and that grin: you\'re the one at every sleepover who whispers "are you awake?"',
      "It's late, and you're grinning like the babysitter fell asleep first.",
      "It's this late, and you're grinning like somebody who's found the good chocolate behind the flour.",
    ],
    'daytime.late+tries.many': [
      "It's late, and one more take: your neighbour's knocked on the wall. He thinks the second one was lovely.",
      "It's so late that your phone's offered to pretend the last try was perfect.",
      'It\'s late, and that\'s not the first try. You told the pillow "five minutes", and it believed you.',
      "It's late, and it's at least the third try. Your pillow's gone cold on both sides.",
      'Late, and still one more try. The photos are already in their pyjamas.',
    ],
    'daytime.late+skin.darkCircles.shows': [
      'It\'s so late that your under-eyes have slapped their knees and said "right".',
      "It's late, and your under-eyes are already in the car, with the engine running.",
      "It's late, and the shade under your eyes has come to ask if you're coming to bed.",
      "It's late, and there's a bit of night under your eyes that couldn't wait for the rest.",
    ],
    'daytime.early+expression.serious': [
      "This early and this serious: you look like you've got to tell forty tourists that the volcano's closed.",
      "This early and this stern: you look like you're leading the hike, and Derek's come in sandals.",
      "This early and this solemn: you look like you're off to feed something with tusks.",
      "It's this early, and you look like you're the one who has to tell the sun.",
      "So early and so stern: you look like you've been sent to wake the rooster.",
      "So serious, so early: you look like you've been woken up to name a ship.",
    ],
    'daytime.early+expression.surprised': [
      "This early, and so startled: you've stepped in something wet in socks, and you don't own a dog.",
      "It's this early, and you look like you've just found the stair that squeaks.",
    ],
    'tries.many+expression.neutral': [
      "Take after take, and so calm: you look like somebody's husband on the bench outside the fitting rooms.",
      "Take after take, and so calm: you look like a moose that's been taken to the tennis.",
      "Try after try, and so calm: you look like you're riding the escalator for the view.",
      'So many tries, and you look like somebody watching a microwave count down.',
    ],
    'tries.many+framing.tilted': [
      "All those tries, and you're leaning. Are you sure it isn't the house?",
      'All those tries, and your head\'s to one side, like a dog that nearly understood "biscuit".',
    ],
    'tries.many+light.dim': ['So many tries, and so dark: are you sure that all of them were of you?'],
    'tries.many+expression.big-smile': [
      "Take after take, and that grin: you look like somebody on hold who's started to love the music.",
      "So many tries, and that grin: you're back at the free fudge, and they still haven't recognised you.",
      "So many tries, and that grin: you're going round on the carousel, and I'm the parent who waves.",
      "Yet another try, and you're beaming like a puppy that's been shown the stick again.",
      "Try after try, and such a smile: you look like you've found the button that gives out stickers.",
    ],
    'source.rear+framing.off-centre': [
      "The back camera hasn't got a mirror, so somebody guessed where the middle was. They guessed 'over there'.",
    ],
    'source.library+light.dim': [
      "A whole album, and you picked the dark one. That's choosing your chocolate with the lid on.",
      "You searched the whole album and brought me the one where the light's a matter of opinion.",
    ],
    'gap.months+light.dim': [
      "Months away, and you come back without turning on the light. It's all right, I recognised your steps.",
      'Months away, and you come back in the dark, like somebody trying not to wake their parents.',
    ],
    'gap.today+expression.serious': [
      "Back the same day, and so serious: you look like you've found a hair in my compliment.",
      "You're back the same day, and so serious, as if you'd come to return me without the receipt.",
    ],
    'trend.up+light.dim': ["So dark, and your score went up: it must've felt its way along the banister."],
    'trend.level+expression.neutral': [
      "Score steady, face steady: I'd let the two of you carry the wedding cake.",
      "Your score's hardly stirred, nor have you: it's like two people waiting for the same egg.",
    ],
    'best.yes+expression.serious': [
      "Your best score yet, and so serious: you look like you've won a harp and you came by bicycle.",
      "Your best score yet, and so stern: you look like somebody's just whispered that winners give a speech.",
      "A record score, and you look like you're checking the trophy for fingerprints.",
    ],
    'level.advanced+skin.darkCircles.shows': [
      "You've got the creams of a duchess and the under-eyes of whoever walks her eleven corgis.",
      'Your routine tucks you in with seven layers, and your under-eyes still want a glass of water.',
      'All those creams, and your under-eyes are still holding out for the one that comes with a pillow.',
      'Your routine has fourteen steps, and the shade under your eyes is still waiting for "lights off".',
    ],
    'level.beginner+strength.skin': [
      "A beginner, and that skin! I told my aunt, the one with the nine creams. She's gone for a drive.",
      'A beginner, with that skin! A dermatologist\'s just asked what you use, and you said "the blue towel".',
      "A beginner, and your skin's this calm! Somewhere a person with eleven serums has just sat down on the stairs.",
      'A beginner, with that skin! You came to watch the sheepdogs, and the sheep went home with you.',
      "A beginner, and your skin's this happy! You pressed every button in the lift and got the roof terrace.",
      "A beginner, with that skin! You came to return a library book, and they've put you in charge.",
      "You say you're a beginner, and your skin's lovely. You're the one who didn't revise and got an A.",
      "You call yourself a beginner, and your skin's doing so well. You 'can't cook', and you bring the best cake.",
      'A beginner with skin this good! You said "how hard can it be?", and for once it wasn\'t.',
      "A beginner, and your skin's thriving. You're the person who waters one plant and gets a forest.",
      "Your routine's hardly begun, and your skin looks like it's read ahead.",
    ],
    'told.before-work+source.rear': [
      "Before the day's even started, and with the big camera! That's a chandelier over the cornflakes.",
      "You're nearly out of the door, and it's the back camera: that's the scenic route to the letterbox.",
    ],
    'daytime.evening+expression.sleepy': [
      "It's evening, and your eyelids are two grandparents at the fireworks: lovely, can we go?",
      "It's evening, and your eyes have gone up to bed and left the face on.",
      "It's evening, and your eyelids are saying good night to everyone individually.",
    ],
    'daytime.morning+expression.sleepy': [
      "It's morning, and your eyes have opened like a post office: one light on, nobody at the counter.",
      "It's morning, and your eyes have signed for it but haven't opened it.",
      "The morning's knocked, and your eyelids are pretending that nobody's in.",
    ],
    'daytime.afternoon+expression.sleepy': [
      'It\'s the afternoon, and your eyes are "only thinking", like my dad in front of the news.',
      "It's afternoon, and your eyelids look like they've had the big pasta.",
      "It's afternoon, and your eyelids have reached the page with no pictures.",
    ],
    'tries.many+expression.serious': [
      "So many tries, so stern: you look like you've turned the USB plug round for the third time.",
      "So many tries, so stern: you look like the sensor on the tap's decided that you haven't got hands.",
      "After that many tries you look like a chess player who's playing both sides, and losing.",
      "So many takes, so stern: you look like the map says you're in the lake.",
      "That many takes, and not a flicker. Somewhere a statue's writing this down.",
      "So many tries, so solemn: even the self-timer's started to whisper.",
      "All those tries, and you look like the jury's still out. The jury's you.",
      "Several tries in, and you look like the vending machine's kept your coin again.",
    ],
    'daytime.evening+expression.serious': [
      "It's evening, and you look like the dog's on your sofa and you're too polite to say.",
      "It's evening, and you look like somebody suggested a board game and came back with the long one.",
      "It's evening, and you look like you'd just sat down when you heard a tap dripping.",
    ],
    'daytime.afternoon+expression.serious': [
      'It\'s afternoon, and you look like somebody\'s just said "and now get into pairs".',
      "It's afternoon, and you look like you've come back to your sandwich, and there's a bite in it.",
      'An afternoon photo, and so serious: you look like the driver\'s just said "I know a short cut".',
    ],
    'daytime.morning+expression.serious': [
      "It's morning, and you look like I did something unforgivable in your dream.",
      "It's morning, and you look like the bathroom's locked and somebody's singing in there.",
      "It's morning, and you look like you poured the cereal and then opened the fridge to no milk.",
    ],
    'source.library+expression.serious': [
      "Out of your whole album you picked the one where you look like you've come about the smoke alarm.",
      'Out of a whole album, you brought the one where you look like the lifeguard at a paddling pool.',
      'Out of a whole album you brought the stern one, like somebody who packs a suit for the beach.',
    ],
  },
};
