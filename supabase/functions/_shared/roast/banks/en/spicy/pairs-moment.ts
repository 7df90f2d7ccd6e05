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
    'gap.months+expression.serious': ['Back after months, and not one smile for the press'],
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
      "You're not even out of the door, and the day's already getting THAT look.",
    ],
    'daytime.early+light.dim': ['Darkness. Dew. A lone figure, unlit, unbothered, unreasonably awake.'],
    'tries.many+sharpness.soft': [
      'Take upon take upon take, and every time the focus leaps from the moving train.',
    ],
    'told.night-out+expression.serious': [
      "A night out, with THAT face? Somebody tell the dance floor it's being inspected.",
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
      "Exam season, eyelids down: you're hoping the whole of FRENCH comes in through the pillow.",
    ],
    'told.exams+expression.tense': [
      'Exam season, brows like that: you do know the answer. It rhymes with Belgium.',
      "Exam season, brows like that: you're remembering page forty, and all that's come up is the PICTURE.",
      "That brow's solving for x, and x is TERRIFIED.",
    ],
    'told.exams+expression.smile': [
      "Smiling, in exam season: you've prepared for one question, and it's the one about whales.",
    ],
    'told.exams+expression.surprised': [
      "That face, in exam season: a friend's said 'which poem did you do?', and you did GEOGRAPHY.",
      "Exam season, and that face: somebody's said 'good luck on Tuesday', and it's Tuesday.",
      "So THAT'S the look when page two of the exam has a BACK.",
    ],
    'told.exams+skin.darkCircles.shows': [
      "The syllabus has moved in under your eyes and it's hung up curtains.",
    ],
    'told.just-woke+expression.sleepy': ["You're awake the way a castle's awake when one guard is."],
    'told.just-woke+light.dim': ["You've woken up. Has anybody told the LIGHT?"],
    'told.just-woke+expression.big-smile': [
      'Just woken up, and grinning like that? You WON the dream.',
      "You've just woken up with THAT grin? Somewhere in a dream there's a bakery with nothing left.",
    ],
    'told.just-woke+framing.tilted': ["You got up! Your head's still reaching for the PILLOW!"],
    'told.just-woke+sharpness.soft': [
      "You've just woken up, and going by that blur you're forty percent DOWNLOADED.",
    ],
    'told.just-woke+light.harsh': [
      "Just woken up, and straight into a glare like that? You've been defrosted on FULL power.",
    ],
    'told.just-woke+expression.surprised': [
      "You look like you've just been handed your own name and date of birth.",
    ],
    'told.before-work+expression.sleepy': [
      "Off you go for the day! By the look of those eyelids, nobody's at the WHEEL.",
    ],
    'told.before-work+expression.tense': [
      "Not even out of the door, and your brows look like they're getting a sofa UPSTAIRS.",
    ],
    'told.before-work+framing.off-centre': [
      'Off for the day, off the middle: you were leaving, and the photo was on the WAY.',
    ],
    'told.after-sport+skin.redness.shows': [
      "The workout's over, and your cheeks are still being carried round on SHOULDERS.",
    ],
    'told.after-sport+skin.shine.shows': [
      "After training you've got the shine of a seal that caught BOTH fish.",
    ],
    'told.after-sport+expression.sleepy': [
      "The champion's eyelids have been carried off on a stretcher, waving.",
    ],
    'told.after-sport+expression.serious': [
      "Straight from training, and no smile: somebody's asked where the javelin went, and you've said 'NORTH'.",
      "Workout done, and no smile: the trainer's said 'and now the other leg'.",
    ],
    'told.night-out+light.dim': ["You're off out, and in this dark I've just complimented the curtains."],
    'told.night-out+sharpness.soft': [
      "You're not even out yet, and this is already the blurry one from the END of the night.",
    ],
    'told.night-out+expression.neutral': [
      'The city trembles, the bass drops, and your face is waiting for a parcel.',
    ],
    'told.no-excuse+framing.tilted': [
      "The photo's sliding into the sea, and the captain says: 'no excuse'. Salute!",
    ],
    'told.no-excuse+expression.sleepy': ["'No excuse!' cried the hero, asleep."],
    'daytime.late+light.dim': [
      "So late, so dark! I didn't spot you in this photo. I found you with my SHIN.",
    ],
    'daytime.late+expression.sleepy': [
      "You told your eyelids 'last video'. It's late, and they've counted NINE.",
    ],
    'daytime.late+expression.big-smile': [
      "WHO is that happy so LATE? Villains. Villains and people who've found cheese.",
      "So late, and that grin: somebody's left you alone with a cake that says 'Welcome home, Linda'.",
    ],
    'daytime.late+tries.many': [
      "It's late, and you're on at least take three. An owl's asked you to think of the mice.",
      "So late, take after take: the neighbours think it's lightning, and they've brought in the laundry.",
    ],
    'daytime.late+skin.darkCircles.shows': [
      "It's late, and your under-eyes have started stacking the CHAIRS.",
      "It's late, and your under-eyes have heard you say 'right, bed' FOUR times.",
      "It's late, and your under-eyes are by the door in their coats, holding yours.",
    ],
    'daytime.late+told.exams': [
      "It's late, it's exam season, and you've just found out that the book was VOLUME ONE.",
      "It's late, it's exam season, and the only thing you've revised is your ANGLE.",
    ],
    'daytime.early+expression.serious': [
      "So early, so stern: the rooster's crowed, and you've asked who his supervisor is.",
      'So early, so stern: you look like the bear asked for five more minutes and you said NO.',
    ],
    'daytime.early+expression.surprised': [
      "This early, and that face! Somebody's told you there's a five o'clock in the MORNING as well.",
      'The morning jumped out from behind a curtain and you SCREAMED with your eyebrows.',
    ],
    'tries.many+expression.neutral': [
      "All those takes, and your face gave NOTHING away. I've met safes that talk more.",
    ],
    'tries.many+framing.tilted': [
      "After all those retakes, you've leaned over to see whether it's better from THERE.",
    ],
    'tries.many+light.dim': [
      "You've tried everything except ELECTRICITY.",
      "All those takes, in this dark: at least one of them's a very good carpet.",
    ],
    'tries.many+expression.serious': [
      "After all those retakes, still no smile: you've called the dog eleven times, and it's gone further AWAY.",
      'After this many takes, that\'s the face of a chef who\'s heard "well done".',
      "With every retake you look more like a teacher counting heads on a coach. One's MISSING.",
      'So many takes, so stern: you look like a conductor whose second violin is KNITTING.',
    ],
    'source.rear+framing.off-centre': [
      'Somebody fired the big camera in your general direction and WINGED you.',
    ],
    'source.library+light.dim': [
      "A whole album to choose from, and you've sent the one taken inside a TUBA.",
    ],
    'source.library+sharpness.soft': [
      'You walked through a whole museum of sharp photos and stole the fog machine.',
    ],
    'gap.months+light.dim': ['Months of silence, then a shape in the darkness. I nearly threw a shoe.'],
    'gap.today+expression.serious': [
      "Back the same day, dead serious: you've thought of what you should've said.",
    ],
    'trend.up+light.dim': ["Your score's gone UP, in the dark, like a MUSHROOM."],
    'trend.level+expression.neutral': [
      "Your score's still, your face is still, and beside you a tour guide's lowered her voice.",
    ],
    'best.yes+light.dim': [
      "Your greatest triumph, and nobody could find the light SWITCH. History's squinting.",
    ],
    'level.advanced+skin.darkCircles.shows': [
      "Your under-eyes have been moisturised, massaged and chilled, so they're in great shape to be awake.",
      'Eleven steps, nine bottles, two masks, and the one thing you never tried is MATTRESS.',
      'All those bottles for "overnight repair", and there WAS no overnight!',
    ],
    'level.beginner+strength.skin': [
      "A beginner's routine, and skin like this! You've landed the plane, and you only got up to find the LOO.",
      "A beginner's routine, and your skin's in great shape: you boiled one egg and they gave you the RESTAURANT.",
      "A beginner, and this skin! The experts begged for your secret. You said 'soap?', and they wrote it DOWN.",
    ],
    'told.before-work+tries.many': [
      "Time to go, and you're still retaking! The crossing guard's retired. There was a parade.",
      "You should've left, and it's 'one more' again! Your sandwich went without you. It got a window seat.",
      "It's time to go, and you're on at least take three. You'll arrive gorgeous, for lunch.",
    ],
    'daytime.evening+expression.sleepy': ["It's EVENING, and your eyelids have already brushed their TEETH."],
    'daytime.morning+expression.sleepy': [
      "It's MORNING, and you're already lifting weights: two EYELIDS. You've dropped one.",
    ],
    'daytime.afternoon+expression.sleepy': [
      "It's AFTERNOON, and your eyelids have hung up a sign: 'back in five minutes'. It's FADED.",
    ],
    'daytime.evening+expression.serious': [
      "Evening, and so stern: somebody's said 'let's split it evenly', and you had the soup.",
    ],
    'daytime.afternoon+expression.serious': [
      "Afternoon, and no smile: you look like the guided walk's had to go back for GRAHAM.",
      "It's afternoon, and no smile: you look like somebody's said 'any questions?' and a hand's gone up.",
    ],
    'daytime.morning+expression.serious': [
      'Morning, and that face: a bird outside started singing, saw you, and APOLOGISED.',
      "It's morning, and not a smile: somebody's said 'isn't it glorious?', and they've already been for a run.",
      'A morning face of STONE. Who put the empty milk back in the fridge?',
    ],
    'source.library+expression.serious': [
      "Of all your photos, you sent the one that looks like it's come to collect the others.",
      "You had an entire album, and you sent the face that's just found bite marks in the CANDLE.",
      "A whole album to choose from, and you sent the one who's come about the NOISE.",
      'You had a whole album, and you sent the face of somebody judging forty identical PIES.',
    ],
  },
};
