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
      'Exams on your mind and eyelids at half-past. Your brain stayed in to study and sent the eyes home.',
      'Exams on, eyes nearly shut: your lids have heard "pens down", and they mean it.',
    ],
    'told.exams+expression.tense': [
      "That brow's still working out question six. Tell it that the paper's been handed in.",
      "It's exam time, and your brows look like they're trying to copy from each other.",
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
      'Straight from the pillow into that bright light. Some alarm clocks are kinder.',
      'Just awake, and in that light! You look like somebody\'s pulled back the duvet and said "surprise inspection".',
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
      'A night out, in so little light that only the night can see you. Clever.',
      "A night out in light like that: you could be in your pyjamas, and nobody'd ever prove it.",
    ],
    'told.night-out+expression.serious': [
      'Such a serious face for a night out. Did somebody mention karaoke?',
      "It's a night out, and you look like the only one who knows when the last train goes.",
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
      'Your eyelids have been sent to bed and are going quietly. The rest of you could learn from them.',
      "It's late, and your eyes have started putting the chairs up on the tables.",
    ],
    'daytime.late+expression.big-smile': [
      "So late, and such a big smile. I'd ask what's in the fridge, but I think I know.",
      "It's this late, and you're grinning like somebody who's found the good chocolate behind the flour.",
    ],
    'daytime.late+tries.many': [
      'Late, and still one more try. The photos are already in their pyjamas.',
      'It\'s late, and that\'s not the first try. You told the pillow "five minutes", and it believed you.',
      'It\'s late, and that\'s several tries now. "One quick photo" has left the building.',
      "It's so late that your phone's offered to pretend the last try was perfect.",
      'This late, and still one more try: even your battery\'s saying "please".',
    ],
    'daytime.late+skin.darkCircles.shows': [
      "It's late, and the shade under your eyes has come to ask if you're coming to bed.",
      "It's late, and your under-eyes have already changed into something comfortable.",
      "It's so late that your under-eyes have left a note and gone on ahead.",
    ],
    'daytime.early+expression.serious': [
      "So early and so stern: you look like you've been sent to wake the rooster.",
      "This early, and this serious: you look like you've come to unlock the swimming pool.",
      "So serious, so early: you look like you've been woken up to name a ship.",
      "It's this early, and you look like you're the one who has to tell the sun.",
      "This early and this solemn: you look like you're off to feed something with tusks.",
    ],
    'daytime.early+expression.surprised': ["It's this early, and you look surprised to be up. So was I."],
    'tries.many+expression.neutral': [
      'All those tries, and your face has stayed out of it completely. It trusts you to pick.',
      'So many tries, and you look like somebody watching a microwave count down.',
      "All those tries, and the same calm: you're like a heron waiting for the photo to swim past.",
    ],
    'tries.many+framing.tilted': [
      "After all those tries the photo's still leaning. I think it's trying to sit down.",
      "All those tries, and they all lean. Are you sure it isn't the house?",
    ],
    'tries.many+light.dim': ["You've changed the angle, the hand, perhaps the hope. Now let's try the lamp."],
    'tries.many+expression.big-smile': [
      'So many tries, and the smile still looks like the first. Mine would be at home by now.',
      "After all those tries you're still beaming, like the last one dancing at a wedding.",
      'So many tries, and every one of you is delighted. It must be a lovely queue.',
    ],
    'source.rear+framing.off-centre': [
      "With the back camera you had to guess where you were. You guessed 'over there'.",
    ],
    'source.library+light.dim': [
      "Out of a whole album you picked the one in the dark. I think you've a soft spot for the shy ones.",
      "You searched the whole album and brought me the one where the light's a matter of opinion.",
    ],
    'gap.months+light.dim': [
      "Months away, and you come back without turning on the light. It's all right, I recognised your steps.",
      'Months away, and you come back in the dark, like somebody trying not to wake their parents.',
    ],
    'gap.today+expression.serious': [
      'Back on the same day, with that serious face. Was it something I said?',
      "You're back the same day, and so serious, as if you'd come to return me without the receipt.",
    ],
    'trend.up+light.dim': ['Your score went up in the dark, like mushrooms and good secrets.'],
    'trend.level+expression.neutral': [
      "The score didn't move, and neither did the face. You two are a lovely still life.",
      'Same score, calm face: I refreshed twice to make sure the two of you were live.',
    ],
    'best.yes+expression.serious': [
      "Your best score ever, and not a flicker. I'll do the dancing for both of us.",
      "It's your best score yet, and you look like they've read out the wrong name.",
      "A record score and a straight face: nobody'll ever get a birthday secret out of you.",
    ],
    'level.advanced+skin.darkCircles.shows': [
      "Your routine's so long that your eyes would like to be excused at step four.",
      "You've a cream for mornings and a cream for evenings, and in between, I see, you stay up with both.",
      "You've got a cream for every hour, except for the ones when you should've been asleep.",
      "With a routine like yours there's an eye cream. It's doing its best, and it'd like you in bed by eleven.",
    ],
    'level.beginner+strength.skin': [
      "You call yourself a beginner, and your skin's doing so well. You 'can't cook', and you bring the best cake.",
      "A beginner, and your skin's thriving. You're the person who waters one plant and gets a forest.",
      "You say you're a beginner, and your skin's lovely. You're the one who didn't revise and got an A.",
      "A beginner, and your skin's this calm! Somewhere a person with eleven serums has just sat down on the stairs.",
      "Your routine's hardly begun, and your skin looks like it's read ahead.",
      "You're new to all this, and your skin's in great shape. You've won the raffle you took for a queue.",
      "You're a beginner, and your skin's doing this well. Whatever you're doing, don't look down.",
      'A beginner, with that skin! My uncle says he only potters in the garden, and his tomatoes win prizes.',
      "A beginner, and your skin's this happy! You pressed every button in the lift and got the roof terrace.",
    ],
    'told.before-work+source.rear': [
      "No time before the day begins, and still you turned the phone round. That's faith with a packed lunch.",
      "You're nearly out of the door, and still turned the phone to the hard side. That's the crossword, in pen.",
    ],
    'daytime.evening+expression.sleepy': [
      "It's evening, and your eyes have gone up to bed and left the face on.",
      "It's evening, and your eyelids are saying good night to everyone individually.",
    ],
    'daytime.morning+expression.sleepy': [
      "The morning's knocked, and your eyelids are pretending that nobody's in.",
      "It's morning, and your eyes have signed for it but haven't opened it.",
    ],
    'daytime.afternoon+expression.sleepy': [
      "It's afternoon, and your eyelids have gone for a nap without you.",
      'It\'s the afternoon, and your eyes are "only thinking", like my dad in front of the news.',
    ],
    'tries.many+expression.serious': [
      "All those tries, and you look like the jury's still out. The jury's you.",
      'That many tries, and still so serious. There are films about glaciers with fewer takes.',
      "After all those tries you look like you're judging a cake contest, and you baked every cake.",
      "So many tries, and so serious: it's like watching somebody taste the soup and say nothing.",
      "That many takes, and not a flicker. Somewhere a statue's writing this down.",
      "Several tries in, and you look like the vending machine's kept your coin again.",
      "After that many tries you look like a chess player who's playing both sides, and losing.",
      "So many tries, so solemn: even the self-timer's started to whisper.",
    ],
    'daytime.evening+expression.serious': [
      "It's evening, and you look like the dog's on your sofa and you're too polite to say.",
      "It's evening, and you look like you've just heard whose turn it is to wash up.",
    ],
    'daytime.afternoon+expression.serious': [
      'An afternoon face, and so serious. Has somebody eaten the biscuit with your name on it?',
      'It\'s afternoon, and you look like somebody\'s just said "and now get into pairs".',
    ],
    'daytime.morning+expression.serious': [
      'So serious, so early in the day. Was the cereal box all dust?',
      "It's morning, and you look like the bathroom's locked and somebody's singing in there.",
    ],
    'source.library+expression.serious': [
      'A whole album, and you brought the serious one. I think you wanted me to behave.',
      "Out of your whole album you brought me the photo that looks like it's come to check the smoke alarm.",
    ],
  },
};
