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
      "You've tried this a few times today, and the focus has run a different way every time. I've got time.",
    ],
    'told.night-out+expression.big-smile': [
      "A night out, and the smile's already dancing. Let me just find my shoes.",
    ],
    'gap.weeks+expression.surprised': [
      "It's been a few weeks, and you look quite surprised to see me. I haven't changed a bit.",
    ],
    'told.no-excuse+light.dim': [
      "No excuse, you said, in hardly any light. The light would've done nicely as one.",
    ],
  },
  truths: {
    'told.exams+expression.sleepy': [
      'Exams on, eyes nearly shut: your lids have heard "pens down", and they mean it.',
      'Exams on your mind and eyelids at half-past. Your brain stayed in to study and sent the eyes home.',
    ],
    'told.exams+expression.tense': [
      "It's exam time, and your brows look like they're trying to copy from each other.",
      "That brow's still working out question six. Tell it that the paper's been handed in.",
    ],
    'told.exams+expression.smile': [
      "Exams, and you're smiling. Either it went well, or question four was about otters.",
    ],
    'told.exams+skin.darkCircles.shows': [
      "Under each eye there's a small footnote: 'see last night's revision'.",
      "It's exam time, and your under-eyes have been revising without you. They're on chapter nine.",
    ],
    'told.exams+sharpness.soft': ["A blurry photo in exam week. That's how the timetable looks to me, too."],
    'told.just-woke+expression.sleepy': [
      "You've just woken up, and nobody's told your eyelids. Let's not be the ones.",
      "You say you've woken up. Your eyelids say that isn't official yet.",
    ],
    'told.just-woke+light.dim': [
      'Just awake, in hardly any light. The curtains and you made the same decision.',
    ],
    'told.just-woke+expression.big-smile': [
      'Nobody smiles like that straight out of bed. Was there a dog in the dream?',
      'Just awake, and smiling like that. Did the alarm clock tell a joke?',
    ],
    'told.just-woke+framing.tilted': [
      "The photo leans to one side. So did the pillow, I imagine, and you've kept to it out of loyalty.",
    ],
    'told.just-woke+sharpness.soft': ["You'd just woken up, and the camera was still rubbing its eye."],
    'told.just-woke+light.harsh': [
      'Just awake, and in that light! You look like somebody\'s pulled back the duvet and said "surprise inspection".',
      'Straight from the pillow into that bright light. Some alarm clocks are kinder.',
    ],
    'told.before-work+expression.sleepy': [
      "The bag's packed, the shoes are on, and your eyelids are working from home.",
    ],
    'told.before-work+expression.tense': [
      "Your forehead's gone in early to get a head start on the worrying.",
    ],
    'told.before-work+framing.off-centre': [
      "You're already halfway out of the picture. Run, you'll catch the bus.",
    ],
    'told.after-sport+skin.redness.shows': [
      "Rosy from moving about: that pink isn't a colour, it's a receipt.",
    ],
    'told.after-sport+skin.shine.shows': ["After sport you shine like a trophy that's out of breath."],
    'told.after-sport+expression.sleepy': [
      'The legs are done, and the eyelids have joined them out of solidarity.',
      "You've done sport, and your eyes have already gone home.",
    ],
    'told.after-sport+sharpness.soft': [
      "The picture's a bit blurred. You've stopped running, but the photo hasn't.",
    ],
    'told.night-out+light.dim': [
      "A night out in light like that: you could be in your pyjamas, and nobody'd ever prove it.",
      'A night out, in so little light that only the night can see you. Clever.',
    ],
    'told.night-out+expression.serious': [
      "It's a night out, and you look like the only one who knows when the last train goes.",
      'Such a serious face for a night out. Did somebody mention karaoke?',
    ],
    'told.night-out+sharpness.soft': ["A bit of blur on a night out: you're dancing already, aren't you?"],
    'told.no-excuse+light.dim': ["No excuse, you say. The lamp has one, it's just too shy to come on."],
    'told.no-excuse+expression.sleepy': [
      'No excuse, and nearly asleep. Your pillow would like to be heard as a witness.',
    ],
    'daytime.late+light.dim': [
      "Late and dark. That's not a photo session, that's a blanket fort.",
      "It's late and it's dark. Even this photo's checked under the bed.",
    ],
    'daytime.late+expression.sleepy': [
      "It's late, and your eyes have started putting the chairs up on the tables.",
      'Your eyelids have been sent to bed and are going quietly. The rest of you could learn from them.',
    ],
    'daytime.late+expression.big-smile': [
      "It's this late, and you're grinning like somebody who's found the good chocolate behind the flour.",
      "So late, and such a big smile. I'd ask what's in the fridge, but I think I know.",
    ],
    'daytime.late+tries.many': [
      'It\'s late, and that\'s not the first try. You told the pillow "five minutes", and it believed you.',
      "It's so late that your phone's offered to pretend the last try was perfect.",
      'Late, and still one more try. The photos are already in their pyjamas.',
      'This late, and still one more try: even your battery\'s saying "please".',
      'It\'s late, and that\'s several tries now. "One quick photo" has left the building.',
    ],
    'daytime.late+skin.darkCircles.shows': [
      "It's so late that your under-eyes have left a note and gone on ahead.",
      "It's late, and the shade under your eyes has come to ask if you're coming to bed.",
      "It's late, and your under-eyes have already changed into something comfortable.",
    ],
    'daytime.early+expression.serious': [
      "This early, and this serious: you look like you've come to unlock the swimming pool.",
      "This early and this solemn: you look like you're off to feed something with tusks.",
      "So serious, so early: you look like you've been woken up to name a ship.",
      "It's this early, and you look like you're the one who has to tell the sun.",
      "So early and so stern: you look like you've been sent to wake the rooster.",
    ],
    'daytime.early+expression.surprised': ["It's this early, and you look surprised to be up. So was I."],
    'tries.many+expression.neutral': [
      'So many tries, and you look like somebody watching a microwave count down.',
      "All those tries, and the same calm: you're like a heron waiting for the photo to swim past.",
      'All those tries, and your face has stayed out of it completely. It trusts you to pick.',
    ],
    'tries.many+framing.tilted': [
      "After all those tries the photo's still leaning. I think it's trying to sit down.",
      "All those tries, and they all lean. Are you sure it isn't the house?",
    ],
    'tries.many+light.dim': ["You've changed the angle, the hand, perhaps the hope. Now let's try the lamp."],
    'tries.many+expression.big-smile': [
      "After all those tries you're still beaming, like the last one dancing at a wedding.",
      'So many tries, and the smile still looks like the first. Mine would be at home by now.',
      'So many tries, and every one of you is delighted. It must be a lovely queue.',
    ],
    'source.rear+framing.off-centre': [
      "With the back camera you had to guess where you were. You guessed 'over there'.",
    ],
    'source.library+light.dim': [
      "You searched the whole album and brought me the one where the light's a matter of opinion.",
      "Out of a whole album you picked the one in the dark. I think you've a soft spot for the shy ones.",
    ],
    'gap.months+light.dim': [
      "Months away, and you come back without turning on the light. It's all right, I recognised your steps.",
      'Months away, and you come back in the dark, like somebody trying not to wake their parents.',
    ],
    'gap.today+expression.serious': [
      "You're back the same day, and so serious, as if you'd come to return me without the receipt.",
      'Back on the same day, with that serious face. Was it something I said?',
    ],
    'trend.up+light.dim': ['Your score went up in the dark, like mushrooms and good secrets.'],
    'trend.level+expression.neutral': [
      'Same score, calm face: I refreshed twice to make sure the two of you were live.',
      "The score didn't move, and neither did the face. You two are a lovely still life.",
    ],
    'best.yes+expression.serious': [
      "It's your best score yet, and you look like they've read out the wrong name.",
      "A record score and a straight face: nobody'll ever get a birthday secret out of you.",
      "Your best score ever, and not a flicker. I'll do the dancing for both of us.",
    ],
    'level.advanced+skin.darkCircles.shows': [
      "With a routine like yours there's an eye cream. It's doing its best, and it'd like you in bed by eleven.",
      "Your routine's so long that your eyes would like to be excused at step four.",
      "You've got a cream for every hour, except for the ones when you should've been asleep.",
      "You've a cream for mornings and a cream for evenings, and in between, I see, you stay up with both.",
    ],
    'level.beginner+strength.skin': [
      "A beginner, and your skin's this calm! Somewhere a person with eleven serums has just sat down on the stairs.",
      "You're a beginner, and your skin's doing this well. Whatever you're doing, don't look down.",
      "You're new to all this, and your skin's in great shape. You've won the raffle you took for a queue.",
      "A beginner, and your skin's this happy! You pressed every button in the lift and got the roof terrace.",
      'A beginner, with that skin! My uncle says he only potters in the garden, and his tomatoes win prizes.',
      "Your routine's hardly begun, and your skin looks like it's read ahead.",
      "You call yourself a beginner, and your skin's doing so well. You 'can't cook', and you bring the best cake.",
      "You say you're a beginner, and your skin's lovely. You're the one who didn't revise and got an A.",
      "A beginner, and your skin's thriving. You're the person who waters one plant and gets a forest.",
    ],
    'told.before-work+source.rear': [
      "You're nearly out of the door, and still turned the phone to the hard side. That's the crossword, in pen.",
      "No time before the day begins, and still you turned the phone round. That's faith with a packed lunch.",
    ],
    'daytime.evening+expression.sleepy': [
      "It's evening, and your eyelids are saying good night to everyone individually.",
      "It's evening, and your eyes have gone up to bed and left the face on.",
    ],
    'daytime.morning+expression.sleepy': [
      "It's morning, and your eyes have signed for it but haven't opened it.",
      "The morning's knocked, and your eyelids are pretending that nobody's in.",
    ],
    'daytime.afternoon+expression.sleepy': [
      'It\'s the afternoon, and your eyes are "only thinking", like my dad in front of the news.',
      "It's afternoon, and your eyelids have gone for a nap without you.",
    ],
    'tries.many+expression.serious': [
      "Several tries in, and you look like the vending machine's kept your coin again.",
      "After all those tries you look like you're judging a cake contest, and you baked every cake.",
      "After that many tries you look like a chess player who's playing both sides, and losing.",
      'That many tries, and still so serious. There are films about glaciers with fewer takes.',
      "So many tries, and so serious: it's like watching somebody taste the soup and say nothing.",
      "That many takes, and not a flicker. Somewhere a statue's writing this down.",
      "All those tries, and you look like the jury's still out. The jury's you.",
      "So many tries, so solemn: even the self-timer's started to whisper.",
    ],
    'daytime.evening+expression.serious': [
      "It's evening, and you look like the dog's on your sofa and you're too polite to say.",
      "It's evening, and you look like you've just heard whose turn it is to wash up.",
    ],
    'daytime.afternoon+expression.serious': [
      'It\'s afternoon, and you look like somebody\'s just said "and now get into pairs".',
      'An afternoon face, and so serious. Has somebody eaten the biscuit with your name on it?',
    ],
    'daytime.morning+expression.serious': [
      "It's morning, and you look like the bathroom's locked and somebody's singing in there.",
      'So serious, so early in the day. Was the cereal box all dust?',
    ],
    'source.library+expression.serious': [
      "Out of your whole album you brought me the photo that looks like it's come to check the smoke alarm.",
      'A whole album, and you brought the serious one. I think you wanted me to behave.',
    ],
  },
};
