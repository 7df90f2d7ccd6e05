/** Two or three facts at once: the moment, the past, the skin or the routine with something else. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'daytime.late+light.dim': ['Night fell, and it took the switch with it'],
    'told.just-woke+expression.sleepy': ['Woken, allegedly'],
    'told.exams+expression.tense': ['The forehead is sitting the exam without you'],
    'told.after-sport+skin.shine.shows': ['GLISTENING, like the last lap deserves'],
    'tries.many+light.dim': ['Again! Again! In the dark! AGAIN!'],
    'told.no-excuse+sharpness.soft': ['Zero excuses, zero focus, infinite nerve'],
    'gap.months+expression.serious': ['Back after an age, with the face of an invoice'],
    'best.yes+expression.serious': ['All-time RECORD, says a face of pure granite'],
  },
  openers: {
    'daytime.late+expression.sleepy': [
      'The hour is late, the eyelids are falling like empires, and a thumb, one last thumb, fights on.',
    ],
    'told.exams+expression.sleepy': [
      "The scholar's eyes have fallen. The pen rolls. Somewhere, a highlighter weeps yellow.",
    ],
    'told.before-work+expression.serious': [
      "The day hasn't dared to begin, and it's already getting THAT look.",
    ],
    'daytime.early+light.dim': ['Darkness. Dew. A lone figure, unlit, unbothered, unreasonably awake.'],
    'tries.many+sharpness.soft': [
      'Take upon take upon take, and every time the focus leaps from the moving train.',
    ],
    'told.night-out+expression.serious': [
      'A night out! Cue the glitter! Cue the... did somebody lose the TICKETS?',
    ],
    'gap.weeks+expression.surprised': [
      "YOU left for weeks, and YOU look shocked? I'm the one standing here in a robe!",
    ],
    'told.no-excuse+light.dim': [
      'You refused every excuse while standing in total gloom, the finest excuse ever built.',
    ],
  },
  truths: {
    'told.exams+expression.sleepy': [
      "Your brain's still at the desk, fighting. Your eyelids signed the surrender an hour ago.",
    ],
    'told.exams+expression.tense': ["That brow's solving for x, and x is TERRIFIED."],
    'told.exams+expression.smile': [
      "Smiling, in exam season! Either you know everything or you know there's cake.",
    ],
    'told.exams+expression.surprised': ["So THAT'S the look when page two of the exam has a BACK."],
    'told.exams+skin.darkCircles.shows': [
      "The syllabus has moved in under your eyes and it's hung up curtains.",
    ],
    'told.just-woke+expression.sleepy': ["You're awake the way a castle's awake when one guard is."],
    'told.just-woke+light.dim': ['You rose, but the sun hit snooze.'],
    'told.just-woke+expression.big-smile': [
      "Fresh from the mattress with THAT grin? Check the bed, somebody's left a winning ticket.",
    ],
    'told.just-woke+framing.tilted': ['You got up! The horizon stayed in bed!'],
    'told.just-woke+sharpness.soft': ['A photo as blurry as the first thing you saw today. Method acting!'],
    'told.just-woke+light.harsh': [
      'From the cave of the duvet straight under a stadium lamp. Chicks hatch with more warning.',
    ],
    'told.just-woke+expression.surprised': [
      "You look like you've just been handed your own name and date of birth.",
    ],
    'told.before-work+expression.sleepy': [
      "Your bag's packed, your shoes are tied, the day's calling, and your eyes are MISSING.",
    ],
    'told.before-work+expression.tense': [
      "The day hasn't said a WORD, and your brows have already slammed the door.",
    ],
    'told.before-work+framing.off-centre': [
      "You're half out of the frame, one leg already sprinting for the bus. What a getaway.",
    ],
    'told.after-sport+skin.redness.shows': ['Your cheeks crossed the finish line and just kept RUNNING.'],
    'told.after-sport+skin.shine.shows': [
      "You're gleaming like a trophy. Somebody hold you up to the crowd!",
    ],
    'told.after-sport+expression.sleepy': [
      "The champion's eyelids have been carried off on a stretcher, waving.",
    ],
    'told.after-sport+expression.serious': [
      "Workout over, not a smile: you look like somebody's just told you that was the WARM-UP.",
    ],
    'told.night-out+light.dim': ["Off out, in THIS light? They'll try to stamp your hand and get the wall."],
    'told.night-out+sharpness.soft': ["The night out's started without you: your focus is already DANCING."],
    'told.night-out+expression.neutral': [
      'The city trembles, the bass drops, and your face is waiting for a parcel.',
    ],
    'told.no-excuse+framing.tilted': [
      "The photo's sliding into the sea, and the captain says: 'no excuse'. Salute!",
    ],
    'told.no-excuse+expression.sleepy': ["'No excuse!' cried the hero, asleep."],
    'daytime.late+light.dim': [
      "It's late, it's dark, and owls have better lighting than you. They pay for it in MICE.",
    ],
    'daytime.late+expression.sleepy': [
      "Your eyelids staged a walkout, and they've got the whole night behind them.",
    ],
    'daytime.late+expression.big-smile': [
      "WHO is that happy so LATE? Villains. Villains and people who've found cheese.",
    ],
    'daytime.late+tries.many': [
      'The village sleeps. The dogs sleep. Only the shutter cries out, again and AGAIN.',
    ],
    'daytime.late+skin.darkCircles.shows': [
      "The night has come back for its luggage, and it's under your eyes.",
    ],
    'daytime.late+told.exams': [
      'By night, in exam season, the scholar duels a selfie. The textbook has called a cab.',
    ],
    'daytime.early+expression.serious': [
      "You're looking at that early hour like it came in without KNOCKING.",
    ],
    'daytime.early+expression.surprised': [
      'The morning jumped out from behind a curtain and you SCREAMED with your eyebrows.',
    ],
    'tries.many+expression.neutral': [
      "All those takes, and ONE expression! The phone's checking whether it's pressed pause.",
    ],
    'tries.many+framing.tilted': [
      "Every retake, and the photo STILL slides off the table. I've nailed the plates down.",
    ],
    'tries.many+light.dim': ["You've tried everything except ELECTRICITY."],
    'tries.many+expression.serious': [
      "With every retake you look more like a teacher counting heads on a coach. One's MISSING.",
      'After this many takes, that\'s the face of a chef who\'s heard "well done".',
    ],
    'source.rear+framing.off-centre': [
      'You fired the big camera in your own general direction and winged yourself.',
    ],
    'source.library+light.dim': ['You had a gallery of glory and released the one from the dungeon.'],
    'source.library+sharpness.soft': [
      'You walked through a whole museum of sharp photos and stole the fog machine.',
    ],
    'gap.months+light.dim': ['Months of silence, then a shape in the darkness. I nearly threw a shoe.'],
    'gap.today+expression.serious': [
      "Back the same day, unsmiling, like a sheriff who's found the right saloon.",
    ],
    'trend.up+light.dim': ["UP, in pitch darkness! Your score must've come in through the skylight."],
    'trend.level+expression.neutral': ['A flat line and a flat face. Somebody poke them both with a flower.'],
    'best.yes+light.dim': [
      "Your greatest triumph, and nobody paid the electricity bill. History's squinting.",
    ],
    'level.advanced+skin.darkCircles.shows': [
      'Eleven steps, nine bottles, two masks, and the one thing you never tried is MATTRESS.',
      'All those bottles for "overnight repair", and there WAS no overnight!',
    ],
    'level.beginner+strength.skin': [
      "A beginner's routine, and your skin's in great shape: you boiled one egg and they gave you the RESTAURANT.",
      "A BEGINNER, and your skin's doing this well? Somewhere a twelve-step routine is screaming into a TOWEL.",
    ],
    'told.before-work+tries.many': [
      "The day's hammering at the door, and you shout 'one more!' like a diva with a bus pass.",
    ],
    'daytime.evening+expression.sleepy': [
      "It's barely evening, and your eyelids have gone down with the ship.",
    ],
    'daytime.morning+expression.sleepy': ['The morning blew its trumpet, and your eyelids asked it to hold.'],
    'daytime.afternoon+expression.sleepy': [
      "It's AFTERNOON, and your eyelids have hung up a sign: 'back in five minutes'. It's FADED.",
    ],
    'daytime.evening+expression.serious': ["It's EVENING, and your face hasn't been TOLD."],
    'daytime.afternoon+expression.serious': [
      "It's AFTERNOON, and you look like somebody's just said 'one last thing'.",
    ],
    'daytime.morning+expression.serious': [
      'A morning face of STONE. Who put the empty milk back in the fridge?',
    ],
    'source.library+expression.serious': [
      "Of all your photos, you sent the one that looks like it's come to collect the OTHERS.",
    ],
  },
};
