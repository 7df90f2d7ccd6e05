/** Praise for a strength in the moment in which it came: the hour, the album, the third try, the time since. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsMoments: TopicLines = {
  greats: {
    'daytime.morning+strength.light': [
      "Morning light's there for about an hour. You caught it, and you weren't even running.",
    ],
    'daytime.afternoon+strength.light': [
      "Good light in the afternoon, and no pigeon in front of it. You've scouted this location.",
    ],
    'daytime.evening+strength.light': [
      "The day had already gone home, and you're still well lit. Someone's been nice to a lamp.",
    ],
    'source.library+strength.light': [
      'You went through the album and picked the one with proper light. Editors get a desk for that.',
    ],
    'strength.light+tries.many': [
      "Several photos in, and you've worked out where the light lives. It's on first-name terms with you now.",
    ],
    'gap.weeks+strength.light': [
      "Gone for weeks, back in good light. Wherever you've been, they had standards.",
    ],
    'strength.light+trend.level': [
      "Level score, good light. You've got the studio sorted, and the rest is jokes.",
    ],
    'strength.light+told.exams': [
      "Exams, and still good light. That's the revision lamp doing overtime for you.",
    ],
    'strength.light+told.before-work': [
      'Almost out of the door, and you still stopped where the light was right. The bus can learn patience.',
    ],
    'strength.light+told.no-excuse': ['No excuse offered, and with light like that, none required.'],
    'strength.light+told.just-woke': [
      'Barely awake, and already standing in good light. Some part of you gets up before the rest.',
    ],
    'daytime.morning+strength.composure': ["Calm before coffee. I've read about people like you."],
    'daytime.afternoon+strength.composure': [
      "It's the afternoon, everyone's got eleven tabs open, and you look like you've got one.",
    ],
    'daytime.evening+strength.composure': [
      "A whole day happened, and your face hasn't held a meeting about it.",
    ],
    'source.library+strength.composure': [
      "You had an album of grins, and you picked the calm one. That's taste with a straight face.",
    ],
    'strength.composure+tries.many': [
      "Several takes, and your face hasn't lost its temper once. Mine would've been on the floor.",
    ],
    'gap.today+strength.composure': [
      'I roasted you today already, and you came back looking like nothing happened. Bravo.',
    ],
    'gap.weeks+strength.composure': [
      'Weeks later, and you walk in with the face of someone who was never late. I believe you.',
    ],
    'strength.composure+trend.level': [
      "Steady score, steady face. I'd use you to check if a shelf's straight.",
    ],
    'strength.composure+trend.down': [
      "The score went down a touch, and you look like you've been told the time. That's class.",
    ],
    'strength.composure+told.before-work': [
      "About to head off, and not a hurried thing in your face. The clock's the nervous one.",
    ],
    'strength.composure+told.after-sport': [
      "You've just worked out, and you look like you've just done a crossword. Unruffled.",
    ],
    'strength.composure+told.night-out': [
      "The loudest night of the week ahead, and that calm face. Everyone's going to tell you their secrets.",
    ],
    'strength.composure+told.just-woke': [
      "Minutes out of bed, and already unbothered. I'd hoped to catch you before the poise arrived.",
    ],
    'strength.composure+told.no-excuse': [
      "You said 'no excuse' and looked as if you meant it. Noted, and respected.",
    ],
    'daytime.morning+strength.features': [
      "It's morning, and your features have already clocked in. Some of us are still on hold.",
    ],
    'daytime.evening+strength.features': [
      "End of the day, and you still look like you'd answer the phone. I wouldn't.",
    ],
    'source.library+strength.features': [
      "You picked the one where everything's awake. Every album has one, and you found yours.",
    ],
    'strength.features+tries.many': [
      "Third photo today or more, and your face hasn't filed a complaint. Most of them do.",
    ],
    'gap.days+strength.features': ["I hadn't seen you for days, and you look as if the days were nice ones."],
    'gap.months+strength.features': [
      "Months later, and your face looks like it's got good news. I'm listening.",
    ],
    'strength.features+trend.level': [
      'Level score, bright look. If it works, keep the receipt and carry on.',
    ],
    'strength.features+told.just-woke': [
      "You've just woken up, and you look as if you've already had a good idea.",
    ],
    'daytime.morning+gaze.camera': [
      'Eye contact before breakfast. I usually have to wait for the second cup.',
    ],
    'daytime.afternoon+gaze.camera': [
      "It's the time of the afternoon when everybody's watching the clock. You were watching me.",
    ],
    'daytime.evening+gaze.camera': [
      "It's evening and you still make eye contact. The rest of the bus gave up at four.",
    ],
    'gaze.camera+source.library': [
      "From the whole album you chose the one with eye contact. You wanted a conversation, and you've got one.",
    ],
    'gaze.camera+tries.many': [
      "After this many photos most people look at the door. You're still looking at me.",
    ],
    'gaze.camera+told.exams': ['Exams on, and you look up and hold a gaze. Examiners usually blink first.'],
    'gaze.camera+told.just-woke': [
      "You've just woken up, and you found the lens. I can't find my own feet at that point.",
    ],
    'gap.weeks+gaze.camera': ["Weeks gone, and you come back with eye contact. That's how you do it."],
    'gaze.camera+trend.level': [
      "The score's hardly moved, and your eyes are steady on the lens. I'd play poker on your team.",
    ],
    'gaze.camera+told.no-excuse': [
      "You offered no excuse and looked straight at me. I've got nothing to add, and that's rare.",
    ],
    'daytime.morning+framing.great': [
      "Perfectly framed before the day's begun. I bet your cereal lands in the bowl.",
    ],
    'daytime.afternoon+framing.great': [
      "It's the hour when everything slides a little to the left. You're dead centre.",
    ],
    'daytime.evening+framing.great': [
      "It's evening, and you're as centred as a painting in a dentist's waiting room. Better painting.",
    ],
    'framing.great+source.library': [
      'You picked the best-framed one of the album. Somewhere an art teacher is nodding.',
    ],
    'framing.great+tries.many': [
      "Several photos today, and you've got the framing down to a millimetre. Practice, meet perfect.",
    ],
    'framing.great+gap.today': [
      "Second visit today, and you stepped straight onto your mark. I'll put some tape down.",
    ],
    'framing.great+gap.days': [
      "A few days off, and your aim's still perfect. Some skills don't need charging.",
    ],
    'framing.great+trend.level': ['Steady score, steady frame. I could hang this with one nail.'],
    'framing.great+told.before-work': [
      'One foot out of the door, and still in the middle of the frame. Geometry respects you.',
    ],
    'framing.great+told.just-woke': [
      "You've just got up, and the framing's spot on. I couldn't centre a plate at that hour.",
    ],
    'daytime.morning+sharpness.crisp': [
      "A sharp photo in the morning. It's the first thing I've seen clearly today.",
    ],
    'daytime.afternoon+sharpness.crisp': ["It's the sleepy part of the day, and the focus is wide awake."],
    'daytime.evening+sharpness.crisp': [
      "Evening photos usually come out like memories. This one's like evidence.",
    ],
    'daytime.late+sharpness.crisp': [
      'At this hour cameras see soup. Yours saw every detail, and nobody had to wake a tripod.',
    ],
    'sharpness.crisp+source.library': [
      'You chose a sharp one. People usually pick the blurry one for safety. I noticed.',
    ],
    'sharpness.crisp+tries.many': [
      'A few attempts in, and the focus has stopped fidgeting. Sharp as they come.',
    ],
    'sharpness.crisp+told.after-sport': [
      "Out of breath, and not a hint of blur. Your pulse must've waited its turn.",
    ],
    'sharpness.crisp+told.night-out': [
      'A sharp photo before a night out. Historians will finally have something to work with.',
    ],
    'sharpness.crisp+trend.level': ["Score steady, focus perfect. I'd let you carry soup."],
    'daytime.afternoon+strength.smile': [
      "An afternoon smile, and the weekend isn't even near. Self-sufficient.",
    ],
    'daytime.evening+strength.smile': [
      "End of the day, and there's still smile in the tank. What do you run on?",
    ],
    'source.library+strength.smile': ['You had an album full of options and picked joy. Strong editing.'],
    'strength.smile+tries.many': [
      "Not the first try today, and the smile hasn't gone hard. That takes actual good humour.",
    ],
    'gap.days+strength.smile': [
      "Back after a few days, smiling. I'll assume you missed me, and I won't check.",
    ],
    'gap.months+strength.smile': ['Months without a word, and then a smile like that. All right. All right!'],
    'strength.smile+trend.level': [
      "About the same score as last time, and you're smiling like it was your birthday. I envy that.",
    ],
    'strength.smile+told.exams': [
      "Exams, and a smile. Either you know everything or you've made peace. Both pass.",
    ],
    'strength.smile+told.no-excuse': [
      "You brought no excuse, only a smile. I checked the rules, and it's enough.",
    ],
    'strength.smile+told.night-out': [
      'Night out ahead, good smile. I can practically hear the chorus everyone knows.',
    ],
    'mouth.teeth+source.library': ['You picked the full grin from the album. Bold, warm, and correct.'],
    'sharpness.fine+strength.light': [
      "Good light, sensible focus. It's the photo equivalent of a well-packed bag.",
    ],
    'gaze.camera+sharpness.fine': ["In focus, and looking right back at me. That's half my job done for me."],
    'sharpness.fine+tries.first': ['One go, in focus, done. My compliments to the thumb.'],
    'sharpness.fine+strength.smile': [
      'There are exactly enough pixels here for one good smile. Well budgeted.',
    ],
    'sharpness.fine+strength.composure': [
      "Steady focus, calm face. It's tidy, in the way a made bed is tidy.",
    ],
  },
};
