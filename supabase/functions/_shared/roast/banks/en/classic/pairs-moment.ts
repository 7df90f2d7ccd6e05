/** Two or three facts at once: the moment, the past, the skin or the routine with something else. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsMoment: TopicLines = {
  headlines: {
    'daytime.late+light.dim': ['Night photography, in the sense that it was night'],
    'told.just-woke+expression.sleepy': ['Awake, says the caption. Objection, say the eyelids.'],
    'told.exams+expression.tense': ['Revision, visible from outside'],
    'told.after-sport+skin.shine.shows': ['Finish: glossy. Distance: unknown.'],
    'tries.many+light.dim': ['Attempt several, hardly any light'],
    'told.no-excuse+sharpness.soft': ['No excuse, no focus'],
    'gap.months+expression.serious': ['Months later, not a hint of a smile'],
    'best.yes+expression.serious': ["Best score ever. Nobody's told the face."],
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
    'tries.many+sharpness.soft': ['Several tries today, and for this one the focus was on a break.'],
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
      "It's exam week, and your eyes look like they've read one sentence eleven times.",
    ],
    'told.exams+expression.tense': ["Your brow's showing its working. You'd get marks for that."],
    'told.exams+expression.smile': [
      "It's exam season, and you're smiling like the question was about frogs, and you HAVE a frog.",
    ],
    'told.exams+expression.surprised': [
      "It's exam week, and you look like you've just turned the sheet over and it's got a back.",
    ],
    'told.exams+skin.darkCircles.shows': [
      "It's exam season. Going by the under-eyes, one of you and the book has slept, and it's the book.",
    ],
    'told.just-woke+expression.sleepy': ["Your eyelids heard that you'd got up and wished you luck."],
    'told.just-woke+light.dim': ["You've just woken up, and in that dark a mole would've pressed snooze."],
    'told.just-woke+expression.big-smile': [
      "Just out of bed and grinning. Either you're a morning person or you've cancelled something.",
    ],
    'told.just-woke+framing.tilted': [
      "You've just woken up, and your head's gone on ahead to lie down.",
      "Fresh out of bed, and your head's still looking for the pillow.",
    ],
    'told.just-woke+sharpness.soft': [
      "You've just woken up, and the focus is still feeling about on the bedside table for its glasses.",
    ],
    'told.just-woke+light.harsh': [
      'You\'d just woken up, and that light was in your face like a quiz. "Three kinds of rock! Quick!"',
    ],
    'told.just-woke+expression.surprised': [
      "You've just woken up, and you look like the wardrobe said 'morning'.",
    ],
    'told.before-work+expression.sleepy': ["The body's off for the day. The eyes are joining remotely."],
    'told.before-work+expression.tense': [
      "The day hasn't asked you anything yet, and your forehead's already said no.",
    ],
    'told.before-work+framing.off-centre': [
      "The day's calling, and you've slid off the middle like somebody getting out past nine knees.",
    ],
    'told.after-sport+skin.redness.shows': ['Your cheeks are still doing laps.'],
    'told.after-sport+skin.shine.shows': ["That shine's not a skincare issue, it's a scoreboard."],
    'told.after-sport+expression.sleepy': [
      "Workout done, eyes closing: you've got one sock off, and that's how they'll find you.",
      "Training's over, and your eyelids are coming down like a bouncy castle when the birthday's done.",
    ],
    'told.after-sport+expression.serious': [
      "Training done, no smile: somebody's asked whether you won, and it was yoga.",
      "Workout done, no smile: you look like somebody's just wheeled the finish line a bit further off.",
    ],
    'told.night-out+light.dim': ["You're going out, and you've had your portrait taken inside the coat."],
    'told.night-out+sharpness.soft': [
      "The focus has gone on ahead. It's holding a table for you, or for somebody about your height.",
    ],
    'told.night-out+expression.neutral': [
      "You're going out tonight with the expression of the person who's driving everyone home.",
      "You're going out, with the face of somebody who's been told the band's only playing new stuff.",
    ],
    'told.no-excuse+framing.tilted': ['No excuse for the tilt, you say. Even sunflowers have one.'],
    'told.no-excuse+expression.sleepy': [
      "'No excuse', you say, and your eyelids are holding a note from the alarm clock.",
    ],
    'daytime.late+light.dim': [
      "It's late, it's dark, and there's a face. I've already said you can take the telly.",
    ],
    'daytime.late+expression.sleepy': ['Your eyes clocked off at a sensible time. You should hire them.'],
    'daytime.late+expression.big-smile': [
      "It's late, and you're grinning like the pizza box turned out to have an upstairs.",
      "It's late, and you're grinning like somebody's just texted you that tomorrow's cancelled.",
    ],
    'daytime.late+tries.many': [
      "It's late, and you're on at least your third 'last one'. Toddlers do this with slides.",
    ],
    'daytime.late+skin.darkCircles.shows': [
      "The clock says late. Your under-eyes say that's nothing, you should've seen Wednesday.",
    ],
    'daytime.late+told.exams': [
      "It's late, it's exam season, and you've never cared so much about how glue is made.",
      "It's late, it's exam season, and you've got as far as page nine of your own camera roll.",
    ],
    'daytime.early+expression.serious': [
      "You look like someone who's been up early enough to have opinions about bins.",
      "This early and that stern: the cockerel works for you, and he's on his last warning.",
    ],
    'daytime.early+expression.surprised': [
      "Eyes that wide, that early: you've caught the tooth fairy, and she's trying to haggle.",
    ],
    'tries.many+expression.neutral': [
      "At least three takes, and not a twitch: you're either very calm or laminated.",
      'All those takes, and your face still sums it up in one word: fine.',
    ],
    'tries.many+framing.tilted': [
      "Several takes in, and this one leans. The wall's beginning to doubt itself.",
    ],
    'tries.many+light.dim': [
      "It's dark, and it's at least the third take. Any bat would've said 'got it' by now and moved on.",
    ],
    'tries.many+expression.serious': [
      'Several takes, still no smile. All right, somebody go and get the squeaky carrot.',
      "So many takes, not one smile: your phone's said 'cheese' in nine languages, and now it's just hungry.",
      "Several takes in, and you look like the photographer's said 'and now a fun one'.",
    ],
    'source.rear+framing.off-centre': ['The back camera was sent to get you, and it nearly did.'],
    'source.library+light.dim': ['Of all the photos in your library, you sent the one taken in a drawer.'],
    'source.library+sharpness.soft': ['You scrolled past every sharp one to get here. I admire the loyalty.'],
    'gap.months+light.dim': [
      "Months away, and now a photo this dark: you've come back in disguise, as a cupboard.",
      "Months away, and now you're back in the dark, like somebody creeping in with their shoes in one hand.",
    ],
    'gap.today+expression.serious': [
      'Back the same day with that face, like somebody returning a parrot over what it said.',
      "Back the same day and no smile: you've come to say there was a hair in your roast.",
      "Back the same day and not smiling: you've counted the nuggets at home, haven't you?",
    ],
    'trend.up+light.dim': ['Your score went up in the dark, like dough under a cloth.'],
    'trend.level+expression.neutral': [
      "Your score's hardly moved, and neither has your face. You'd be brilliant at musical statues.",
    ],
    'best.yes+light.dim': ['Your best score ever, in that light. Imagine if the bulb had been told.'],
    'level.advanced+skin.darkCircles.shows': [
      "Eleven steps for the skin and not one of them is 'bed'.",
      "You've got a night cream. You've just never introduced it to the night.",
    ],
    'level.beginner+strength.skin': [
      "A beginner, with that skin! You only came to hold your friend's bag, and now you're the astronaut.",
      "A beginner, with skin like this! Somewhere a dermatologist's quietly taking up pottery.",
    ],
    'told.before-work+tries.many': [
      "About to leave, and it's the third take at least: somewhere a whole bus is looking at its watch.",
    ],
    'daytime.evening+expression.sleepy': [
      "It's evening, and your eyes look like they've sat through a whole recorder concert, with encore.",
    ],
    'daytime.morning+expression.sleepy': [
      'Good morning to your phone. The rest of you can be reached from eleven.',
    ],
    'daytime.afternoon+expression.sleepy': [
      "It's afternoon, and your eyelids look like someone's reading you the history of gravel, volume two.",
      "Afternoon, heavy lids: the meditation teacher's asked you to bring it down a little.",
    ],
    'daytime.evening+expression.serious': [
      "It's evening, and you look like you'd just sat down when the smoke alarm did its one little beep.",
      "It's evening, and you look like somebody's opened a board game and said 'it's quite simple'.",
    ],
    'daytime.afternoon+expression.serious': [
      "It's afternoon, and you look like somebody's said 'let's go round the room with a fun fact each'.",
      "It's afternoon, and you look like you know from experience that the fudge by the sink was soap.",
    ],
    'daytime.morning+expression.serious': [
      "That's a morning face that's just met somebody who whistles.",
      "It's morning, and you look like somebody's come in clapping and said 'right, gang!'",
    ],
    'source.library+expression.serious': [
      "A whole album, and you picked the one where you're returning something without a receipt.",
      "A whole album, and you picked the one where you've read the rules and somebody else hasn't.",
      "You had a whole album, and you chose the face that's just asked for the manager.",
    ],
  },
};
