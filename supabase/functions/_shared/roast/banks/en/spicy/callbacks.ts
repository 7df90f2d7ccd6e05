/** Last lines that look back: a flaw or a fact first, then the praise. Data only. */
import type { TopicLines } from '../../types.ts';

export const callbacks: TopicLines = {
  closers: {
    'light.dim+strength.smile': [
      'The light quit. The smile took over the shift, the building and the whole power grid. LEGEND.',
      'In the darkest photo of my career, {name}, you struck a smile like a match.',
    ],
    'light.dim+strength.effort': [
      'You turned up in the gloom and asked to be JUDGED. Bats salute you, and so do I. Fearless.',
    ],
    'light.dim+strength.features': [
      'The dark tried to hide that face and the face simply refused. Superb stubbornness.',
    ],
    'light.dim+strength.composure': [
      'Somewhere in that gloom sat a person of utter calm, like the boss on the final level.',
    ],
    'light.dim+sharpness.crisp': [
      'Razor-sharp, in a coal mine. Give those hands a medal and a torch. Gorgeous work.',
    ],
    'light.dim+framing.great': [
      'Perfectly centred, in the dark, by what I assume was echolocation. What a talent.',
    ],
    'light.harsh+strength.smile': [
      'That light came at you with everything it had, and you GRINNED. Case dismissed, you win.',
    ],
    'light.harsh+strength.composure': [
      "Light like a police helicopter, and you stood there, an icon of calm, as if you'd ordered it.",
    ],
    'light.harsh+strength.effort': [
      'You stepped under a welding torch and requested feedback. I adore the nerve.',
    ],
    'light.harsh+strength.skin': [
      'The cruellest light on the market went over your skin twice and came out a fan. Gorgeous.',
    ],
    'light.uneven+strength.smile': [
      "Half of you got light, the other half had to be run on smile alone. It's never looked better.",
    ],
    'light.uneven+strength.features': [
      'The lamp chose sides like a reality show, and both of your sides won.',
    ],
    'light.uneven+framing.great': [
      'The light staggered in sideways and you held the centre like a general. Bravo, you win.',
    ],
    'sharpness.soft+strength.smile': [
      "Blurry as a rumour, and the smile STILL reached the back row. That's star power.",
    ],
    'sharpness.soft+strength.light': [
      'You lit it like a masterpiece and shot it from a trampoline. The masterpiece part is pure talent.',
    ],
    'sharpness.soft+strength.effort': [
      "You looked at that blur and said 'yes, submit'. Confidence of a thousand kings.",
    ],
    'sharpness.soft+framing.great': [
      "Exquisitely framed fog. Museums would fight over it, {name}, and you'd deserve it.",
    ],
    'framing.close+strength.skin': [
      'You pressed your face to my window, and your skin had the nerve to look gorgeous.',
    ],
    'framing.close+strength.smile': [
      'The smile arrived before the rest of the photo could load. Overwhelming. Brilliant. Take one step back.',
    ],
    'framing.close+sharpness.crisp': [
      "That close, that sharp, that unafraid. You've got the confidence of a lion at a mirror, {name}, and I flinched first.",
    ],
    'framing.far+strength.smile': [
      'You stood on the horizon and your smile docked first. Magnificent reach.',
    ],
    'framing.far+strength.light': ['A speck, but what a beautifully lit speck! Fly closer, tiny star.'],
    'framing.far+strength.effort': [
      "You shouted 'roast me' from another time zone. Heroic lungs, heroic heart.",
    ],
    'framing.tilted+strength.smile': [
      'The world fell over, and the smile stayed where it was. Gravity has a new boss.',
    ],
    'framing.tilted+strength.light': [
      "This photo leans like a ship in a storm, and it's the best-lit ship on the SEA. I'm staying aboard.",
    ],
    'framing.turned+strength.light': [
      'You turned to the side and the light RAN round after you like the end of a film. Star treatment.',
    ],
    'framing.turned+strength.composure': [
      "You gave the lens the cold shoulder and it fell for you. That's how presence works.",
    ],
    'framing.off-centre+strength.smile': [
      "Nowhere near the middle, fully in charge of it. That's what a smile like yours can do.",
    ],
    'framing.off-centre+strength.light': [
      'You skipped the middle and took the throne in the good light. A coup, and a gorgeous one.',
    ],
    'expression.serious+strength.light': [
      'You refused to smile in light that peacocks would queue for. The nerve! I adore it.',
      "You found the finest light of the season and didn't even smile at it. That's STYLE.",
    ],
    'expression.serious+strength.skin': [
      'Face like thunder, skin like the morning after it. Gorgeous weather, {name}.',
    ],
    'expression.serious+framing.great': [
      "That stern face, that perfect placement! I've signed three treaties just looking at you. What presence.",
    ],
    'expression.tense+strength.light': [
      'The brow declared war, and the light arrived with flowers. Make peace, {name}, you look great in it.',
    ],
    'expression.tense+strength.effort': [
      'You frowned at the abyss and then asked the abyss for feedback. Bold, and I adore you for it.',
    ],
    'expression.tense+strength.skin': [
      "Upstairs a crisis, downstairs a spa. Your skin's thriving, so move the crisis downstairs.",
    ],
    'expression.sleepy+strength.light': [
      'You sleepwalked your face into GOOD light. Conscious people hire crews for that. Outrageous talent.',
    ],
    'expression.sleepy+strength.effort': [
      'Eyes closing, curtain falling, and still you asked for the roast. True stars perform in their sleep.',
    ],
    'expression.sleepy+sharpness.crisp': [
      'The most detailed snooze ever committed to film. A documentary masterpiece, brilliant.',
    ],
    'expression.surprised+strength.light': [
      'You look like the ceiling just spoke, and you look GREAT. Superb light for a haunting.',
    ],
    'expression.surprised+framing.great': ['Shock! Horror! Perfect framing! You panic like a pro.'],
    'expression.neutral+strength.light': [
      "Your face gave a press conference with no comment, in award-winning light. I'd still put it on the front page.",
    ],
    'background.busy+strength.smile': [
      'Behind you, a festival, a flood and a removal van. In front, one smile, and it WON.',
    ],
    'background.busy+strength.composure': [
      "The room behind you is mid-opera, and you're standing there like the sea at dawn. Such presence.",
    ],
    'daytime.late+strength.effort': [
      'The owls have gone home, {name}, and you stayed up for the encore. Glorious, bold, and the last one in the THEATRE.',
    ],
    'daytime.early+strength.smile': [
      'You brought a smile to DAWN, where nobody had ordered one. The birds have moved their song back out of respect.',
    ],
    'told.exams+strength.composure': [
      'Exam week, and THAT is your face? The exam should be nervous. Pure composure.',
    ],
    'told.exams+strength.effort': [
      "EXAMS, and you signed up for one MORE, with me. You've passed, with honours and my whole heart.",
    ],
    'told.just-woke+strength.smile': [
      'You rose, you smiled, the sun asked for your notes. Brilliant, and frankly a bit much.',
    ],
    'told.just-woke+strength.effort': [
      'Barely awake, and you went straight to the CRITIC. No blanket, no breakfast. Fearless.',
    ],
    'told.after-sport+strength.smile': [
      'You beat the workout and then you beat me with a smile. Two wins, one shower.',
    ],
    'told.night-out+strength.light': [
      "A night out, and the light's already asked for a photo with you. Star behaviour.",
    ],
    'told.before-work+strength.composure': [
      "Walk in with that face and they'll hand you the keys to the building. Such calm, such nerve.",
    ],
    'told.no-excuse+strength.effort': [
      "The defence rests without calling a single excuse. I've never seen a bolder trial. You win.",
    ],
    'told.no-excuse+strength.smile': [
      'No excuse, no alibi, just that SMILE. The judge has left the room in tears of joy.',
    ],
    'tries.many+strength.smile': [
      'Take after take after take, and the smile never once called its agent. A true pro.',
    ],
    'tries.many+strength.vibe': [
      "You kept shooting until the camera gave in, {name}. It says you win, and that the photo's BRILLIANT.",
    ],
    'tries.many+strength.effort': [
      "Photo after photo, and you STILL came back to hand me the pen. That's how champions behave. Respect.",
    ],
    'repeat.light+strength.effort': [
      "That light gets sacked after every photo and you keep rehiring it. You've got a huge heart, {name}, and I love it.",
    ],
    'repeat.framing+strength.smile': [
      "Same crime, same angle, same dazzling smile at the scene. I'd let you off every time.",
    ],
    'repeat.expression+strength.light': [
      'Back by popular demand: THAT face, in all-new glorious light. Renewed for ten more great SEASONS.',
    ],
    'trend.down+strength.smile': [
      'The score tripped on the stairs, and the smile strolled past it in slow motion.',
    ],
    'trend.down+strength.effort': [
      'A wobbly number met an unshakeable person, and the number blinked. You win.',
    ],
    'gap.months+strength.effort': [
      'Months in the wilderness, and you return for THIS? Roll out the carpet, you star.',
    ],
    'gap.weeks+strength.smile': [
      'You vanished for weeks and came back armed with that smile. Best sequel ever.',
    ],
    'skin.darkCircles.shows+strength.smile': [
      "The under-eyes have left for bed and the smile's stayed on for an ENCORE. What a show.",
    ],
    'skin.shine.shows+strength.smile': [
      'Forehead: lighthouse. Smile: safe harbour. Ships, planes and I are all in love.',
    ],
    'skin.redness.shows+strength.composure': [
      "A bit of pink, and nerves of ice. Penguins want your secret, {name}, it's brilliant.",
    ],
    'source.rear+strength.effort': [
      'The BACK camera! No mirror, no mercy, and then you asked for a score. I adore the nerve.',
    ],
  },
};
