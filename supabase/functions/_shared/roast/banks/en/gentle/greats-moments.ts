/** Praise for a strength in the moment in which it came: the hour, the album, the third try, the time since. Data only. */
import type { TopicLines } from '../../types.ts';

export const greatsMoments: TopicLines = {
  greats: {
    'daytime.morning+strength.light': [
      "You found the kind side of the morning light. It must've been waiting for you.",
    ],
    'daytime.afternoon+strength.light': [
      'Afternoon light can be moody, and you found a friendly patch of it.',
    ],
    'daytime.evening+strength.light': [
      "It's evening, and you still found light that's gentle with you. That's a nice lamp, or a nice knack.",
    ],
    'source.library+strength.light': [
      "Out of your whole album you chose one with lovely light. You've got an eye for it.",
    ],
    'strength.light+tries.many': [
      "A few goes today, and the light's good in this one. You and it make a patient pair.",
    ],
    'gap.weeks+strength.light': [
      "It's been a few weeks, and you've come back in lovely light. That's a nice way to say hello.",
    ],
    'strength.light+trend.level': [
      "The score's steady and the light's good. There's a lot to be said for things you can rely on.",
    ],
    'strength.light+told.exams': [
      'In the middle of exams you found a bit of good light. Sit there for the next chapter, too.',
    ],
    'strength.light+told.before-work': [
      'You had a minute before the day began, and you spent it in good light. Lovely choice.',
    ],
    'strength.light+told.no-excuse': ["You said no excuses, and the light says you don't need any."],
    'strength.light+told.just-woke': [
      "You'd only just woken up, and you still found lovely light. Some people can't find the floor.",
    ],
    'daytime.morning+strength.composure': [
      "It's morning, and you look so settled. The day will have to rise to your level.",
    ],
    'daytime.afternoon+strength.composure': [
      "In the middle of a busy day, you look like a quiet room. It's restful to see.",
    ],
    'daytime.evening+strength.composure': [
      "The day's nearly done, and you look at peace with it. That's a nice thing to bring home.",
    ],
    'source.library+strength.composure': [
      "Of all your photos you picked a quiet one. It suits you, and it's confident.",
    ],
    'strength.composure+tries.many': [
      "Not the first photo today, and you still look patient. That's a lovely kind of stubborn.",
    ],
    'gap.today+strength.composure': [
      "Back on the same day, and you look so calm. I'm glad I'm not stressful company.",
    ],
    'gap.weeks+strength.composure': ['After a few weeks away you look calm and settled in. Same, honestly.'],
    'strength.composure+trend.level': [
      'The score held steady, and so did you. You two are good for each other.',
    ],
    'strength.composure+trend.down': [
      "The number slipped a little and your face didn't mind. That's the right size of worry.",
    ],
    'strength.composure+told.before-work': [
      "You're minutes from a busy day, and you look like you've already had the walk in the park.",
    ],
    'strength.composure+told.after-sport': [
      'Just after a workout, and already so calm. Your breath came back and brought a friend.',
    ],
    'strength.composure+told.night-out': [
      "You're going out, with all that's ahead, and you look perfectly at home in yourself.",
    ],
    'strength.composure+told.just-woke': [
      "You've only just woken up, and your face is as calm as a lake. A good way to begin.",
    ],
    'strength.composure+told.no-excuse': [
      'No excuses, and a calm face to go with it. I like how easy you are with yourself.',
    ],
    'daytime.morning+strength.features': [
      "It's morning, and your features already look at home. Some faces are still unpacking at noon.",
    ],
    'daytime.evening+strength.features': [
      "It's evening, and your face is still awake and listening. Whoever you meet tonight is lucky.",
    ],
    'source.library+strength.features': [
      "You chose one where you look awake and at ease. It's a kind choice, and a good one.",
    ],
    'strength.features+tries.many': [
      "A few photos in, and you still look awake and unhurried. You've got good patience.",
    ],
    'gap.days+strength.features': [
      "A few days later, and there's that wide-awake look of yours. It's good to see you.",
    ],
    'gap.months+strength.features': ["It's been months, and you look so awake. It's good to have you back."],
    'strength.features+trend.level': [
      "The score's where it was, and you look bright and awake. That's a good place to stay.",
    ],
    'strength.features+told.just-woke': [
      "You'd only just opened your eyes, and they look properly open. That's a gift.",
    ],
    'daytime.morning+gaze.camera': [
      "It's morning, and you look straight into the lens. That makes two of us awake.",
    ],
    'daytime.afternoon+gaze.camera': [
      'In the middle of your day you looked up, right at me. Thank you for that.',
    ],
    'daytime.evening+gaze.camera': [
      'After a long day you still look people in the eye. The sofa can wait for somebody like that.',
    ],
    'gaze.camera+source.library': [
      "You picked the photo where you look right at whoever's looking. That's an open-hearted choice.",
    ],
    'gaze.camera+tries.many': [
      "A few tries in, and you're still looking the lens in the eye. You two know each other now.",
    ],
    'gaze.camera+told.exams': ['Exams and all, you look up and meet the lens. A small break, well used.'],
    'gaze.camera+told.just-woke': [
      'Barely awake, and you already look the world in the eye. Good morning to you, too.',
    ],
    'gap.weeks+gaze.camera': ["After a few weeks you came back and looked right at me. I've missed that."],
    'gaze.camera+trend.level': ["The score's steady, and so is your look. It's a good pair to have."],
    'gaze.camera+told.no-excuse': ["No excuses, and you look right at the lens. That's a very honest hello."],
    'daytime.morning+framing.great': [
      "It's morning, and you're already nicely in the middle of your own picture. A good place to start the day.",
    ],
    'daytime.afternoon+framing.great': [
      'You took a moment this afternoon and put yourself right in the middle of it. Well placed.',
    ],
    'daytime.evening+framing.great': [
      "At the end of the day you're still nicely centred, in the picture at the very least.",
    ],
    'framing.great+source.library': [
      "You chose a picture that you're so well placed in. You know what looks like you.",
    ],
    'framing.great+tries.many': [
      'A few goes today, and in this one you sit right where a picture wants you. Patient, and well placed.',
    ],
    'framing.great+gap.today': [
      "Back again today, and you've found your spot right away. It knows you by now.",
    ],
    'framing.great+gap.days': [
      "You haven't been here for a few days, and you still know just where to stand.",
    ],
    'framing.great+trend.level': [
      "The score's steady, and so's your place in the picture: right in the middle. You've got the knack.",
    ],
    'framing.great+told.before-work': [
      "You're on your way out, and you still found a second to stand just right. Tidy.",
    ],
    'framing.great+told.just-woke': [
      "You've just woken up, and you're already right in the middle of your day, and of the picture.",
    ],
    'daytime.morning+sharpness.crisp': ["It's morning, and the picture's as crisp as the toast ought to be."],
    'daytime.afternoon+sharpness.crisp': [
      'An ordinary afternoon, and such a sharp picture of it. You held nice and still.',
    ],
    'daytime.evening+sharpness.crisp': [
      "It's evening, and the picture's still calm and sharp. The day can't have been all bad.",
    ],
    'daytime.late+sharpness.crisp': [
      "So late, and still such a sharp picture. You've got a gentle, steady hand.",
    ],
    'sharpness.crisp+source.library': [
      "You picked one that's lovely and sharp. It's nice that you like seeing yourself in focus.",
    ],
    'sharpness.crisp+tries.many': [
      "You tried a few times, and this one's beautifully sharp. Patience suits you.",
    ],
    'sharpness.crisp+told.after-sport': [
      "Just after a workout, and the picture isn't even out of breath. Lovely and sharp.",
    ],
    'sharpness.crisp+told.night-out': ['Before a night out, a picture this sharp is a proper keepsake.'],
    'sharpness.crisp+trend.level': [
      "The score's steady and the picture's sharp. Neither of them spilled a drop.",
    ],
    'daytime.afternoon+strength.smile': [
      "Somewhere in the middle of an ordinary afternoon there was this smile. That's the good stuff.",
    ],
    'daytime.evening+strength.smile': [
      "After the whole day, you've still got a smile left over. Somebody at home is lucky.",
    ],
    'source.library+strength.smile': [
      'Out of all your photos you chose the one with the smile. Good instinct.',
    ],
    'strength.smile+tries.many': [
      "A few photos in, and the smile's still a real one. You must be fun to queue with.",
    ],
    'gap.days+strength.smile': [
      "You were away for a few days and you've come back smiling. I hope they were good ones.",
    ],
    'gap.months+strength.smile': [
      'Months later, and the first thing I see is a smile. Welcome back, really.',
    ],
    'strength.smile+trend.level': [
      "The score's steady, and you're smiling about it. That's exactly how to read a score.",
    ],
    'strength.smile+told.exams': [
      "It's exam time, and you've still got a smile. Take it into the room with you.",
    ],
    'strength.smile+told.no-excuse': [
      "No excuses, just a smile. That's the only note you ever need to bring.",
    ],
    'strength.smile+told.night-out': [
      "You're going out, you're smiling, and it's real. I hope the night's as good as it looks.",
    ],
    'mouth.teeth+source.library': [
      "You chose the one with the open smile. It's always the right one to keep.",
    ],
    'sharpness.fine+strength.light': ['Kind light and a steady focus. They go together like soup and bread.'],
    'gaze.camera+sharpness.fine': ['You look right at the lens, and the focus is good enough to look back.'],
    'sharpness.fine+tries.first': [
      "First photo today, and it's already in focus. You could've stopped there, and you did.",
    ],
    'sharpness.fine+strength.smile': [
      "The picture's in focus, and it's got your smile in it. Nobody needs more pixels than that.",
    ],
    'sharpness.fine+strength.composure': [
      "A well-focused picture of someone at ease. It's a nice thing to have on a phone.",
    ],
  },
};
