/** Praise for a strength in the moment in which it came: the hour, the album, the third try, the time since. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsMoments: TopicLines = {
  greats: {
    'daytime.morning+strength.light': ['The morning sent its best LIGHT, and you signed for it personally.'],
    'daytime.afternoon+strength.light': [
      "You found the ONE decent ray of the afternoon and stood in it like you'd booked.",
    ],
    'daytime.evening+strength.light': [
      "Evening! The day has LEFT THE BUILDING, and you're lit like opening night.",
    ],
    'source.library+strength.light': [
      'From all those photos you plucked one with GOOD light on your face. Museums hire for less.',
    ],
    'strength.light+tries.many': [
      'Take after take, you HUNTED that light, and here it is, tame and glowing.',
    ],
    'gap.weeks+strength.light': ['Weeks away, and you re-enter LIT like the last act. The audience rose.'],
    'strength.light+trend.level': [
      'The score holds, the light DELIVERS. You run this place like a lighthouse.',
    ],
    'strength.light+told.exams': [
      'Exam week, when everyone glows like a fridge, and YOU found real light. Full marks.',
    ],
    'strength.light+told.before-work': [
      "The day hasn't clocked in yet, and the LIGHT's already doing overtime for you.",
    ],
    'strength.light+told.no-excuse': [
      'NO EXCUSE, you said, and put your face in good light. Talk about backing it up.',
    ],
    'strength.light+told.just-woke': [
      "Eyes only just open, and you've found the best LIGHT in the house. Cats are impressed.",
    ],
    'daytime.morning+strength.composure': [
      'Morning, and not a flicker of PANIC on that face. Alarm clocks fear you.',
    ],
    'daytime.afternoon+strength.composure': [
      "Afternoon chaos everywhere, and that face says 'take a number'. Superb.",
    ],
    'daytime.evening+strength.composure': [
      'After the ENTIRE day, that calm? You could referee a family board game.',
    ],
    'source.library+strength.composure': [
      'From a whole library of poses you chose STILLNESS. Statues are asking who your agent is.',
    ],
    'strength.composure+tries.many': [
      "Take after take after TAKE, and you're as calm as the first. Mountains fidget more.",
    ],
    'gap.today+strength.composure': [
      'Roasted once today, and you return UNMOVED. My best material bounced off and said thank you.',
    ],
    'gap.weeks+strength.composure': [
      'Weeks of absence, and NOT a trace of guilt on that serene face. I bow.',
    ],
    'strength.composure+trend.level': [
      "Level score, level NERVES. You're a human spirit level, and I'm hanging pictures.",
    ],
    'strength.composure+trend.down': [
      "The number fell and your face said 'and?'. I have never felt so small. Wonderful.",
    ],
    'strength.composure+told.before-work': [
      "The day is CHARGING at you, and you stand there like its boss. I'd salute.",
    ],
    'strength.composure+told.after-sport': [
      'You ran, jumped, whatever it was, and you look like you watched it from a BALCONY.',
    ],
    'strength.composure+told.night-out': [
      'A night out, total noise, and you look like the OWNER. Of everything.',
    ],
    'strength.composure+told.just-woke': [
      "Freshly woken, and already REGAL. The pillow must've been a throne.",
    ],
    'strength.composure+told.no-excuse': [
      "NO EXCUSE, no blink, no mercy. If you're ever in court, be exactly like this.",
    ],
    'daytime.morning+strength.features': [
      'MORNING, and that face is fully booted! No updates, no spinning wheel. Witchcraft.',
    ],
    'daytime.evening+strength.features': [
      'A whole day, and that face is STILL wide awake. Batteries should study you.',
    ],
    'source.library+strength.features': [
      'You dug through the whole album and came up with a face at full ATTENTION. Archaeology!',
    ],
    'strength.features+tries.many': [
      'Countless takes, and the face is STILL at its post. Somebody check for a spare.',
    ],
    'gap.days+strength.features': [
      "Days apart, and you return looking thoroughly AWAKE. Owls are asking what you've changed.",
    ],
    'gap.months+strength.features': [
      'MONTHS, and you come back looking like the after picture. Everyone clap.',
    ],
    'strength.features+trend.level': [
      "The score didn't budge, and that face didn't DIM. Consistency has never looked so smug.",
    ],
    'strength.features+told.just-woke': [
      'JUST woken, and the face is at full power. The rest of us need a kettle and a crane.',
    ],
    'daytime.morning+gaze.camera': ["It's MORNING and you look me dead in the lens. I sat up straight."],
    'daytime.afternoon+gaze.camera': [
      'Afternoon, when everyone stares into nothing, and YOU stare down a camera. It blinked.',
    ],
    'daytime.evening+gaze.camera': [
      "The day took everyone's energy and left your EYE CONTACT alone. It knew better.",
    ],
    'gaze.camera+source.library': ['You chose the photo that looks BACK. I feel watched, and I respect it.'],
    'gaze.camera+tries.many': [
      'Take after take, and the stare is STILL locked on. The lens has started to sweat.',
    ],
    'gaze.camera+told.exams': [
      'In EXAM season, with all those pages to look at, you looked at ME. I felt examined.',
    ],
    'gaze.camera+told.just-woke': ['Seconds from sleep, and the eyes have LOCKED ON. Hawks train for years.'],
    'gap.weeks+gaze.camera': ['You return after WEEKS and look me straight in the lens. No flowers needed.'],
    'gaze.camera+trend.level': ["Level score, level STARE. One of you is going to win this, and it's you."],
    'gaze.camera+told.no-excuse': [
      "NO EXCUSE and full eye contact. I've confessed to things myself just now.",
    ],
    'daytime.morning+framing.great': [
      "Morning, and the framing is already FLAWLESS. Some people can't find the door at this hour.",
    ],
    'daytime.afternoon+framing.great': [
      "The afternoon leans, the day leans, YOU don't. Centred like a bullseye.",
    ],
    'daytime.evening+framing.great': [
      "A long day, and the framing's still PERFECT. Surveyors would frame it twice.",
    ],
    'framing.great+source.library': [
      "From the whole library: the one with IMMACULATE framing. You've got the eye of a curator and the thumb of a concert pianist.",
    ],
    'framing.great+tries.many': [
      'You tried, you ADJUSTED, you conquered the middle of the frame. Plant a flag.',
    ],
    'framing.great+gap.today': [
      "Back the same day, and straight to the CENTRE. The spot's yours; I've had a plaque made.",
    ],
    'framing.great+gap.days': [
      'Days away, and you land in the middle like you never LEFT. Homing pigeons, step aside.',
    ],
    'framing.great+trend.level': [
      "Hardly anything moved: not the score, not the frame, not you. It's a portrait of a FORTRESS.",
    ],
    'framing.great+told.before-work': [
      'In a RUSH and still perfectly framed. Somewhere a satellite is asking for tips.',
    ],
    'framing.great+told.just-woke': [
      "Half asleep, and you hit the exact CENTRE. Imagine the damage when you're awake.",
    ],
    'daytime.morning+sharpness.crisp': [
      "MORNING, and not a tremble. That's pin-sharp. Watchmakers start later.",
    ],
    'daytime.afternoon+sharpness.crisp': [
      "The afternoon is a BLUR for everyone else. You're in perfect focus.",
    ],
    'daytime.evening+sharpness.crisp': [
      'By evening most hands wobble. Yours took THIS. Carve things. Defuse things.',
    ],
    'daytime.late+sharpness.crisp': ["It's this late, and it's SHARP. Bats navigate with less."],
    'sharpness.crisp+source.library': [
      'From the whole album you chose the SHARPEST. Nothing to hide, and every pixel knows it.',
    ],
    'sharpness.crisp+tries.many': [
      'Attempt after attempt, and the hand does NOT shake. This is sharp enough to sign contracts.',
    ],
    'sharpness.crisp+told.after-sport': [
      'Heart POUNDING, picture razor-sharp. Biathletes would like a word.',
    ],
    'sharpness.crisp+told.night-out': [
      "Off on a NIGHT OUT, and it's in FOCUS! Everyone else's pictures of tonight will look like weather.",
    ],
    'sharpness.crisp+trend.level': [
      'Steady score, RAZOR focus: that picture could thread a needle on a trampoline.',
    ],
    'daytime.afternoon+strength.smile': [
      "Mid-afternoon and SMILING. The vending machine must've dropped two.",
    ],
    'daytime.evening+strength.smile': [
      "The day threw everything it had, and you're SMILING at it. The day should be worried.",
    ],
    'source.library+strength.smile': [
      'You went into the archive and came back with THAT smile. Put it on the building.',
    ],
    'strength.smile+tries.many': ['Take after take, and the smile is STILL warm. Ovens need longer.'],
    'gap.days+strength.smile': [
      "Days pass, the doors open, and there's that SMILE. I'd forgotten my lines anyway.",
    ],
    'gap.months+strength.smile': [
      'You ghosted me for MONTHS and came back smiling. And it WORKS. Outrageous.',
    ],
    'strength.smile+trend.level': [
      "The score stayed put, and the smile went UP anyway. That's the number I'd keep.",
    ],
    'strength.smile+told.exams': [
      "EXAM WEEK, and you're smiling. The invigilator will want to know why. Never tell.",
    ],
    'strength.smile+told.no-excuse': [
      "NO EXCUSE, you said, grinning like someone who's never needed one. Case dismissed.",
    ],
    'strength.smile+told.night-out': [
      "A night out and THAT smile. The dance floor's about to get a new sun.",
    ],
    'mouth.teeth+source.library': [
      'From the entire ARCHIVE you picked the one with all the teeth. Generous to the back row.',
    ],
    'sharpness.fine+strength.light': ["Good light, honest focus. It's a working portrait, and it WORKS."],
    'gaze.camera+sharpness.fine': [
      "The focus is solid and you're staring through it. I straightened my tie, and I don't own one.",
    ],
    'sharpness.fine+tries.first': ["ONE shot, clean hit. You don't warm up, you arrive."],
    'sharpness.fine+strength.smile': [
      'The focus showed up for WORK and the smile showed up for fun. Great crew.',
    ],
    'sharpness.fine+strength.composure': [
      "Clean focus, cool face, zero fuss. It's like a very CONFIDENT glass of water.",
    ],
  },
};
