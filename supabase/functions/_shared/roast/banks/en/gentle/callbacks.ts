/** Last lines that look back: a flaw or a fact first, then the praise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {
  closers: {
    'light.dim+strength.smile': [
      'It was dark in there, and then there was your smile, and I stopped looking for the switch.',
      "We were short of light in this photo. You brought some along at the corners of your mouth. It's a gift.",
    ],
    'light.dim+strength.effort': [
      "You asked to be seen in hardly any light. That's brave, {name}. Next time the sun may help you.",
    ],
    'light.dim+strength.features': [
      'Even in that little light I could tell how awake you look. Imagine it with a second lamp.',
    ],
    'light.dim+strength.composure': [
      "You weren't worried about the dark at all. Sit next to me in thunderstorms, please, you're wonderfully calm.",
    ],
    'light.dim+sharpness.crisp': [
      'So little light, and still such a sharp picture. Those are wonderfully patient hands, {name}.',
    ],
    'light.dim+framing.great': [
      "You found the exact middle of a dark picture. That's a lovely sense of direction.",
    ],
    'light.harsh+strength.smile': [
      "That light was hard on everything it touched, and your smile softened it anyway. It's the kindest lampshade I know.",
    ],
    'light.harsh+strength.composure': [
      "The light shouted and you stayed calm. I'd like to be like that when I grow up.",
    ],
    'light.harsh+strength.effort': [
      'You stood in that fierce light and asked for an honest word. Here it is: brave.',
    ],
    'light.harsh+strength.skin': [
      "That light would've told on anyone, and all it could report was how good your skin's doing.",
    ],
    'light.uneven+strength.smile': [
      'The light only did half its job, and your smile quietly did the rest. Lovely teamwork.',
    ],
    'light.uneven+strength.features': [
      'One side got more light than the other, and you looked bright and awake on both.',
    ],
    'light.uneven+framing.great': [
      "The light wandered off, and you stayed right where you belong. I'm proud of you.",
    ],
    'sharpness.soft+strength.smile': [
      "Your smile came through the fog quite clearly. That's what lighthouses are proud of.",
    ],
    'sharpness.soft+strength.light': [
      "You're a little blurred and beautifully lit, so it looks like a nice memory already.",
    ],
    'sharpness.soft+strength.effort': [
      "A wobbly picture from a steady heart. I'll take that over the other way round.",
    ],
    'sharpness.soft+framing.great': [
      "You placed it so well that even the blur sits in the right spot. There's a real eye behind it.",
    ],
    'framing.close+strength.skin': [
      'You came ever so close, and your skin had nothing to fear. It looks lovely from here.',
    ],
    'framing.close+strength.smile': [
      "From this near there's hardly room for anything but the smile, and I wouldn't change it.",
    ],
    'framing.close+sharpness.crisp': [
      "Close up and perfectly sharp: you've nothing to hide, {name}, and it's lovely to be trusted.",
    ],
    'framing.far+strength.smile': [
      "I saw that smile from all the way over here. Imagine what it does for people nearby. It's a gift.",
    ],
    'framing.far+strength.light': [
      "You stood far away and still found the good light. I'd walk over, it looks lovely there.",
    ],
    'framing.far+strength.effort': [
      "You took the long way round to ask me something honest. I'm glad you did, it takes heart.",
    ],
    'framing.tilted+strength.smile': [
      "You're leaning, and everything in this photo leans towards that smile. I understand it.",
    ],
    'framing.tilted+strength.light': ['A little crooked, beautifully lit: so is my favourite bookshelf.'],
    'framing.turned+strength.light': [
      'You were turned a little to the side, and the light came round to find you. It has good taste.',
    ],
    'framing.turned+strength.composure': [
      'You turned to the side so calmly that I nearly turned, too. It must be good.',
    ],
    'framing.off-centre+strength.smile': [
      'You left the middle of the picture empty, and the smile filled it from where you were. Wonderful.',
    ],
    'framing.off-centre+strength.light': [
      "Off the middle, and right in the good light: you followed your instinct, and it's a fine one.",
    ],
    'expression.serious+strength.light': [
      "Such a serious face, in such kind light. I think the light can tell you're a good one.",
    ],
    'expression.serious+strength.skin': [
      "Your face stayed stern to the end, and underneath it your skin's having a lovely, easy day.",
    ],
    'expression.serious+framing.great': [
      'Such a serious face, and just the right place in the frame for it. Somebody here has a lovely eye.',
    ],
    'expression.tense+strength.light': [
      'The brows were worried about something, and the light was gentle with you all the same. Be kind to yourself today, too.',
    ],
    'expression.tense+strength.effort': [
      "Your forehead was busy with something, and you still made time for this. That's strength. Now let the shoulders down.",
    ],
    'expression.tense+strength.skin': [
      'The brow had a long day and the skin had a lovely one. Ask the skin how it does it.',
    ],
    'expression.sleepy+strength.light': [
      "Half asleep, and still in good light. Your talents keep working while you're off duty.",
    ],
    'expression.sleepy+strength.effort': [
      "You did this with your eyes half shut. I'm touched, {name}, and I'll say it quietly: well done.",
    ],
    'expression.sleepy+sharpness.crisp': [
      "It's the sharpest picture of a nap in progress that I've ever seen. Beautifully done.",
    ],
    'expression.surprised+strength.light': [
      'Whatever surprised you, it did it in lovely light. I hope it was a nice one.',
    ],
    'expression.surprised+framing.great': [
      "Caught by surprise, right in the middle of a perfect frame. You're ready even when you're not.",
    ],
    'expression.neutral+strength.light': [
      "You didn't say a word with that face, and the light still read you kindly. So do I. Lovely to meet you.",
    ],
    'background.busy+strength.smile': [
      "There's so much going on behind you, and your smile is still the first thing anybody sees.",
    ],
    'background.busy+strength.composure': [
      "All that commotion behind you, and in front of it so much calm. I'd follow you through any train station.",
    ],
    'daytime.late+strength.effort': [
      "It was late, and you still came to hear something honest. If this hour had a guest book, I'd write: 'Such good company.'",
    ],
    'daytime.early+strength.smile': [
      "A smile like that at this hour, before the birds have agreed on a tune! You're a wonder, and it's lovely.",
    ],
    'told.exams+strength.composure': [
      'Exams, and you look as calm as the last day of term. Whatever they ask, the answer to you is: good.',
    ],
    'told.exams+strength.effort': [
      "You've got exams and still did something nice for yourself. There's no grade for that. You'd get the best one.",
    ],
    'told.just-woke+strength.smile': [
      "You'd barely woken up and already had a smile ready. The day hardly deserves you.",
    ],
    'told.just-woke+strength.effort': [
      "You'd only just woken up, and you let yourself be looked at. That's brave, {name}. Breakfast, now.",
    ],
    'told.after-sport+strength.smile': [
      "You'd run out of breath and still had a smile left over. That's a lap of honour all by itself.",
    ],
    'told.night-out+strength.light': [
      "A night out, and the light can't get enough of you. I hope the night's every bit as lovely.",
    ],
    'told.before-work+strength.composure': [
      "With that calm on your face, the day ahead will have to be nice to you. You've earned a good one.",
    ],
    'told.no-excuse+strength.effort': [
      "You ticked 'no excuse' and stood there anyway. That's the most honest, brave little tick I know.",
    ],
    'told.no-excuse+strength.smile': ["No excuse, just a smile. It's the best one I've heard."],
    'tries.many+strength.smile': [
      "After all those tries there's still a smile in this one. Patience looks lovely on you.",
    ],
    'tries.many+strength.vibe': ["You kept at it, {name}, and this one's good. It's really good."],
    'tries.many+strength.effort': [
      "One more try, and then one more: that's how everything lovely gets learned.",
    ],
    'repeat.light+strength.effort': [
      "Same light as ever, and the same brave person coming back. I know which one I'd keep.",
    ],
    'repeat.framing+strength.smile': [
      "The angle hasn't changed, and thank goodness neither has that lovely smile.",
    ],
    'repeat.expression+strength.light': [
      'Your face and I know each other by now, and today the light was especially good to you.',
    ],
    'trend.down+strength.smile': [
      "The number took a little rest today, and your smile didn't notice. I'm with the smile, it's lovely.",
    ],
    'trend.down+strength.effort': ["Numbers wobble. Coming back doesn't, and that's the strong part."],
    'gap.months+strength.effort': [
      "It's been months, and you walked in as if you'd only gone for milk. It's good to have you here, and brave.",
    ],
    'gap.weeks+strength.smile': ['A few weeks away, and you brought back a smile. Nicest souvenir ever.'],
    'skin.darkCircles.shows+strength.smile': [
      "There's some sleep missing under your eyes and nothing missing in that smile.",
    ],
    'skin.shine.shows+strength.smile': [
      "Your forehead shines, your smile's warm, and only one of them needs a tissue. Keep the other, it's wonderful.",
    ],
    'skin.spots.shows+strength.smile': [
      'A few spots came along for the photo, and next to that lovely smile nobody will remember them.',
    ],
    'skin.redness.shows+strength.composure': [
      'A bit of pink, a lot of calm. Your cheeks may blush all they like, you look wonderful being you.',
    ],
    'source.rear+strength.effort': [
      "You couldn't see yourself on the screen, and you said hello anyway. That's trust, {name}, and it's brave.",
    ],
  },
};
