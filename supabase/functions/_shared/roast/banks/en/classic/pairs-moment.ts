/** Two or three facts at once: the moment, the past, the skin or the routine with something else. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'daytime.late+light.dim': ['Night photography, in the sense that it was night'],
    'told.just-woke+expression.sleepy': ['Awake, says the caption. Objection, say the eyelids.'],
    'told.exams+expression.tense': ['Revision, visible from outside'],
    'told.after-sport+skin.shine.shows': ['Finish: glossy. Distance: unknown.'],
    'tries.many+light.dim': ['Attempt several, still no light'],
    'told.no-excuse+sharpness.soft': ['No excuse, no focus'],
    'gap.months+expression.serious': ['Months later, not a hint of a smile'],
    'best.yes+expression.serious': ['A record, announced by a face at a bus stop'],
  },
  openers: {
    'daytime.late+expression.sleepy': [
      "It's late, your eyes are closing, and you opened the camera. Somebody's not talking to somebody.",
    ],
    'told.exams+expression.sleepy': ["You've got exams, and your eyelids have handed in early."],
    'told.before-work+expression.serious': [
      "The day hasn't started and you already look like you've read the minutes.",
    ],
    'daytime.early+light.dim': ['Too early for the light. Not too early for you, apparently.'],
    'tries.many+sharpness.soft': [
      'Several tries today, and the focus has been on a break for all of them, I assume.',
    ],
    'told.night-out+expression.serious': [
      'A night out, you say, with the face of someone checking the coats.',
    ],
    'gap.weeks+expression.surprised': ["You've been gone for weeks, and you're the one who looks surprised."],
    'told.no-excuse+light.dim': [
      "You said 'no excuse' in a photo with practically no light. You were standing in one.",
    ],
  },
  truths: {
    'told.exams+expression.sleepy': [
      "Your eyelids have reached the part of the revision plan called 'rest'.",
    ],
    'told.exams+expression.tense': ["Your brow's showing its working. You'd get marks for that."],
    'told.exams+expression.smile': ["Exam time, and you're smiling. The invigilator's making a note."],
    'told.exams+expression.surprised': ["That's the face of someone who's just heard which chapter's in it."],
    'told.exams+skin.darkCircles.shows': [
      "It's exam season. You've highlighted everything, including under your eyes.",
    ],
    'told.just-woke+expression.sleepy': ["Your eyelids heard that you'd got up and wished you luck."],
    'told.just-woke+light.dim': ["You woke up, but nobody'd told the room."],
    'told.just-woke+expression.big-smile': [
      "Just out of bed and grinning. Either you're a morning person or you've cancelled something.",
    ],
    'told.just-woke+framing.tilted': ["Fresh out of bed, and the horizon's still lying down."],
    'told.just-woke+sharpness.soft': [
      "The photo's out of focus, so it's an accurate picture of what you could see.",
    ],
    'told.just-woke+light.harsh': [
      'You\'d just woken up, and that light was in your face like a quiz. "Three kinds of rock! Quick!"',
    ],
    'told.just-woke+expression.surprised': [
      "You've just woken up, and you look like the wardrobe said 'morning'.",
    ],
    'told.before-work+expression.sleepy': [
      "The body's going to work or school today. The eyes are joining remotely.",
    ],
    'told.before-work+expression.tense': [
      "The day hasn't asked you anything yet, and your forehead's already said no.",
    ],
    'told.before-work+framing.off-centre': ["You're at the edge of the frame with your coat on, mentally."],
    'told.after-sport+skin.redness.shows': ['Your cheeks are still doing laps.'],
    'told.after-sport+skin.shine.shows': ["That shine's not a skincare issue, it's a scoreboard."],
    'told.after-sport+expression.sleepy': [
      "You won or lost, I can't tell, but your eyelids have left the pitch.",
    ],
    'told.after-sport+expression.serious': ['You finished the workout and you look like it owes you money.'],
    'told.night-out+light.dim': ["You're going out, and you've had your portrait taken inside the coat."],
    'told.night-out+sharpness.soft': ['The focus left for the party without you.'],
    'told.night-out+expression.neutral': [
      "A night out's on the cards, and your face hasn't opened the invitation.",
    ],
    'told.no-excuse+framing.tilted': ['No excuse for the tilt, you say. Not even a small earthquake?'],
    'told.no-excuse+expression.sleepy': ["'No excuse', said a person with their eyes nearly shut."],
    'daytime.late+light.dim': [
      "It's late and it's dark, and you thought: portrait. Moths have the same instinct.",
    ],
    'daytime.late+expression.sleepy': ['Your eyes clocked off at a sensible time. You should hire them.'],
    'daytime.late+expression.big-smile': ["Nobody's that happy so late without leftovers."],
    'daytime.late+tries.many': ['Late at night, and still reshooting. Film crews get pizza for this.'],
    'daytime.late+skin.darkCircles.shows': ["The clock says late, and your under-eyes say 'again'."],
    'daytime.late+told.exams': [
      "It's late, it's exam season, and the only thing you've highlighted is your own face.",
    ],
    'daytime.early+expression.serious': [
      "You look like someone who's been up early enough to have opinions about bins.",
    ],
    'daytime.early+expression.surprised': [
      "Wide eyes, that early: it's how I'd look as well, if I saw that hour from the front.",
    ],
    'tries.many+expression.neutral': [
      'All those takes, and your face has given the same review each time: fine.',
    ],
    'tries.many+framing.tilted': ["Several attempts, one tilt. The wall's beginning to doubt itself."],
    'tries.many+light.dim': ["You've retaken it and retaken it. May I introduce you to a lamp?"],
    'tries.many+expression.serious': [
      'Several takes in, and you look like someone putting a tent up in the wind.',
      'By this take you look as fed up as the phone.',
    ],
    'source.rear+framing.off-centre': ['You shot it with the back camera and nearly got yourself.'],
    'source.library+light.dim': ['Of all the photos in your library, you sent the one taken in a drawer.'],
    'source.library+sharpness.soft': ['You scrolled past every sharp one to get here. I admire the loyalty.'],
    'gap.months+light.dim': ['Months of absence, and you come back and stand in the dark. Very spy film.'],
    'gap.today+expression.serious': [
      'Back the same day with that look. I can get you the complaint form.',
      "You're back, you're serious, and it's the same day. I'll get my lawyer. He's a pigeon.",
    ],
    'trend.up+light.dim': [
      "Your score rose with the lights off. I'd hate to see the competition in daylight.",
    ],
    'trend.level+expression.neutral': [
      "The score's level, the face is level. I could hang a picture off you.",
    ],
    'best.yes+light.dim': ['Your best score ever, in that light. Imagine if the bulb had been told.'],
    'level.advanced+skin.darkCircles.shows': [
      "You've got a night cream. You've just never introduced it to the night.",
      "Eleven steps for the skin and not one of them is 'bed'.",
    ],
    'level.beginner+strength.skin': [
      "A beginner, you say, and your skin's doing great. It's always the one in borrowed shoes who wins at bowling.",
      "You call yourself a beginner, and your skin's thriving. I'd like to know what's in your tap.",
    ],
    'told.before-work+tries.many': [
      "The day's about to start, and you're on your third portrait at least. The bus has a name for you.",
    ],
    'daytime.evening+expression.sleepy': ["It's only evening, and the eyelids have called it."],
    'daytime.morning+expression.sleepy': [
      'Good morning to your phone. The rest of you can be reached from eleven.',
    ],
    'daytime.afternoon+expression.sleepy': [
      "It's afternoon, and your eyelids have gone to lunch and not come back.",
    ],
    'daytime.evening+expression.serious': [
      "It's evening, and you look like you've come home and somebody's eaten the thing with your name on it.",
    ],
    'daytime.afternoon+expression.serious': [
      "That's the afternoon face of somebody who was told 'this'll only take a second', an hour ago.",
    ],
    'daytime.morning+expression.serious': ["That's a morning face that's just met somebody who whistles."],
    'source.library+expression.serious': [
      "A whole album, and you picked the one where you're returning something without a receipt.",
    ],
  },
};
