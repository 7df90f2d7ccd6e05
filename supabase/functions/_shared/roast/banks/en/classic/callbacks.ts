/** Last lines that look back: a flaw or a fact first, then the praise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {
  closers: {
    'light.dim+strength.smile': [
      'I complained about the dark, and then I noticed what was lighting the place. Good smile, {name}.',
      "Next time bring a lamp. Or don't, the smile did most of the work and deserves the credit.",
    ],
    'light.dim+strength.effort': [
      "Asking for an honest look in that light takes optimism. I'd call it brave, {name}. I'd also call an electrician.",
    ],
    'light.dim+strength.features': [
      "I could barely see you and you still looked more awake than me. That's a strong face.",
    ],
    'light.dim+strength.composure': [
      "Some people get nervous in the dark. With that composure, you look like you'd booked it.",
    ],
    'light.dim+sharpness.crisp': [
      'Holding a phone that still in that little light is a real talent. Burglars and owls would be proud.',
    ],
    'light.dim+framing.great': [
      "Pitch-perfect framing, in what I'd describe as a cupboard. You've got a real eye, and apparently night vision.",
    ],
    'light.harsh+strength.smile': [
      'Light like that makes most people squeak. You smiled at it, and you win.',
    ],
    'light.harsh+strength.composure': [
      'Questioned under a light like that, you gave up nothing. Great composure, no confession.',
    ],
    'light.harsh+strength.effort': [
      "You picked the least forgiving light in the building and said 'roast me'. Bold. I respect it.",
    ],
    'light.harsh+strength.skin': [
      'Light that strict finds something on everybody. All it found on you was skin in great shape.',
    ],
    'light.uneven+strength.smile': [
      'Half the picture was lit by the lamp and the other half by your smile. Fair split, great result.',
    ],
    'light.uneven+strength.features': [
      "The light couldn't make up its mind, but both halves look wide awake. Good on both sides, then.",
    ],
    'light.uneven+framing.great': [
      'The light was off to one side and you were dead centre. One of you is a pro.',
    ],
    'sharpness.soft+strength.smile': [
      "The camera missed the focus and still couldn't miss that smile. That's how good it is.",
    ],
    'sharpness.soft+strength.light': [
      "Great light, wobbly hand. One of those is hard to learn, and you've already got it.",
    ],
    'sharpness.soft+strength.effort': ["The picture shook. Your nerve didn't. Strong showing, {name}."],
    'sharpness.soft+framing.great': [
      "Perfectly framed and slightly imaginary. You've got the eye, the tripod can have the rest.",
    ],
    'framing.close+strength.skin': [
      'You came this close to the lens on purpose, and with skin like that, why not. Confidence earned.',
    ],
    'framing.close+strength.smile': ['I asked for more distance and got more smile. Honestly, good trade.'],
    'framing.close+sharpness.crisp': [
      "Nose to the lens and sharp to the last lash: nobody's ever hidden less. That's confidence.",
    ],
    'framing.far+strength.smile': ['I had to zoom in to find you, and the smile was worth the trip.'],
    'framing.far+strength.light': [
      "From this far I can't see much, but I can see you've got great taste in light.",
    ],
    'framing.far+strength.effort': [
      "You stood over there and asked for the truth over here. That's a long throw for a joke, and a bold one.",
    ],
    'framing.tilted+strength.smile': [
      "I'd straighten the photo, but the smile might slide off, and it's too good to risk.",
    ],
    'framing.tilted+strength.light': [
      "The picture's at an angle and the light's bang on. Good instincts, {name}, loose hinge.",
    ],
    'framing.turned+strength.light': [
      "You turned to the side, and the light went along. That's how stars get treated.",
    ],
    'framing.turned+strength.composure': ["You looked past the camera with real class. It's still waving."],
    'framing.off-centre+strength.smile': [
      "You nearly left the picture, and the smile made me want you back. Stay, it's great.",
    ],
    'framing.off-centre+strength.light': [
      'Out of the middle, into the good light. As trades go, that one shows taste.',
    ],
    'expression.serious+strength.light': [
      "I never got you to laugh, {name}, but I have to admit it's a beautifully lit refusal.",
      "You looked like a verdict, in light like a holiday. It's a great combination, somehow.",
    ],
    'expression.serious+strength.skin': [
      "The face says 'objection', the skin says 'no further questions'. Great skin, your honour.",
    ],
    'expression.serious+framing.great': [
      "Serious face, immaculate framing: this could hang in a bank. I mean that as high praise, you've got style.",
    ],
    'expression.tense+strength.light': [
      "Your brow's carrying the whole week, and the light's carrying the photo. Good light. Now put the week down.",
    ],
    'expression.tense+strength.effort': [
      "Brows braced for the answer, and you still asked how it looks. That's nerve, and I respect it.",
    ],
    'expression.tense+strength.skin': [
      "The brow's in a meeting, the skin's on holiday. Follow the skin, it knows something good.",
    ],
    'expression.sleepy+strength.light': [
      "You found good light with your eyes nearly shut. Some of us can't do it with a map. Talent.",
    ],
    'expression.sleepy+strength.effort': [
      "Your eyes wanted a lie-down and you came here instead. I'm honoured, {name}. Bold priorities.",
    ],
    'expression.sleepy+sharpness.crisp': [
      'Eyes half shut, focus fully open. At least one of you was awake, and it did brilliant work.',
    ],
    'expression.surprised+strength.light': ["You didn't see it coming, but it saw you in excellent light."],
    'expression.surprised+framing.great': [
      'Startled, and still dead centre. Your reflexes have a real eye for composition.',
    ],
    'expression.neutral+strength.light': [
      "No smile, no frown, excellent light. You let the electrician do the talking, and he's good.",
    ],
    'background.busy+strength.smile': [
      'Your background tried to tell nine stories at once, and your smile was still the headline. Great work.',
    ],
    'background.busy+strength.composure': [
      "Chaos behind you, calm in front. You'd make a great weather presenter.",
    ],
    'daytime.late+strength.effort': [
      "At this hour most people ask the fridge. You asked me, {name}. That's brave, and the fridge is impressed.",
    ],
    'daytime.early+strength.smile': [
      "Nobody has the right to smile like that this early. I'm impressed, and slightly suspicious.",
    ],
    'told.exams+strength.composure': [
      "Exam week, and you look like you set the questions. That's composure.",
    ],
    'told.exams+strength.effort': [
      "You've got exams, and you still put your hand up for this. Top grade for nerve, {name}, well earned.",
    ],
    'told.just-woke+strength.smile': [
      'Just woken up, and smiling. Scientists would like a word, and so would anyone who loves you before coffee.',
    ],
    'told.just-woke+strength.effort': [
      "You'd only just woken up, and you volunteered for a review. Most people can't face a spoon yet. That's brave.",
    ],
    'told.after-sport+strength.smile': [
      'You finished the training and still had the energy to smile. I got tired reading about it.',
    ],
    'told.night-out+strength.light': [
      "If the night treats you as well as that light did, it'll be a great night.",
    ],
    'told.before-work+strength.composure': [
      "Face the day like you faced this photo, and with that much composure it'll hand in its homework early.",
    ],
    'told.no-excuse+strength.effort': [
      "No excuse, no small print, and you still signed it with your own face. That's a strong move.",
    ],
    'told.no-excuse+strength.smile': [
      "'No excuse', you said, and smiled. You don't need one, it's a great smile.",
    ],
    'tries.many+strength.smile': [
      "I've lost count of the takes, but this smile isn't worn out. That's quality.",
    ],
    'tries.many+strength.vibe': [
      "However many tries it took, this is the one. You can put the phone down, it's great.",
    ],
    'tries.many+strength.effort': [
      'You came back for another go today. Athletes call that training, and it wins things.',
    ],
    'repeat.light+strength.effort': [
      "You haven't changed the lamp, {name}, but you asked for an honest word. That deserves a better bulb.",
    ],
    'repeat.framing+strength.smile': [
      'Same angle as last time, same great smile. Change one of them. Not that one.',
    ],
    'repeat.expression+strength.light': [
      "Same look as last time, gorgeous light. I'd happily watch this one twice.",
    ],
    'trend.down+strength.smile': [
      "The score went down and your smile stayed up. I trust the smile, it's got better judgement.",
    ],
    'trend.down+strength.effort': [
      "Scores have moods. You've got confidence, and that's the one that lasts.",
    ],
    'gap.months+strength.effort': [
      "Months away, and you came back to be teased. That's the kind of bold I missed.",
    ],
    'gap.weeks+strength.smile': ["Weeks of silence, then a smile like that. All is forgiven, it's great."],
    'skin.darkCircles.shows+strength.smile': [
      'Your eyes want to go to bed and your smile wants to stay out. Great team, different hours.',
    ],
    'skin.shine.shows+strength.smile': ["The shine will blot off. That smile won't, and a good thing, too."],
    'skin.spots.shows+strength.smile': [
      'The spots had one job, getting noticed, and your smile took it. Well done, smile.',
    ],
    'skin.redness.shows+strength.composure': [
      'Cheeks a bit pink, nerves entirely calm. Whatever it was, you handled it with style.',
    ],
    'source.rear+strength.effort': [
      "You used the camera that doesn't show you anything and then asked for subtitles. That takes heart.",
    ],
  },
};
