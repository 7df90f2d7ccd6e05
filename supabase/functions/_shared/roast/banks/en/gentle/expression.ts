/** The expression. Data only. */
import type { TopicLines } from '../../types.ts';

export const expression: TopicLines = {
  openers: {
    'expression.big-smile': [
      'That smile walked in before you did and put the kettle on.',
      'You are grinning like the cake has just come out of the oven.',
      'A smile that wide should come with its own dance floor.',
      'I smiled back at my own screen, and I am software.',
    ],
    'expression.smile': [
      'A small smile, the kind people save for dogs on trains.',
      'There is a quiet smile here that makes the whole frame warmer.',
      'You smiled just enough to make me feel welcome, thank you.',
      'That half-smile looks like good news you are keeping for later.',
    ],
    'expression.neutral': [
      'You look calm enough to hold a sleeping cat for three hours.',
      'A perfectly peaceful face, like a lake that has put its phone away.',
      'There is a restful "no comment" about you today, and I like it.',
      'You looked into the lens the way one looks at gentle rain.',
    ],
    'expression.serious': [
      'You look like somebody who waters the plants on schedule.',
      'So much focus in one photo; somewhere a crossword is nervous.',
      'You are looking at the lens as if it owed you an apology, politely.',
      'A thoughtful look, worthy of the back cover of a novel.',
    ],
    'expression.tense': [
      'Your brows are carrying the shopping for the whole family; let them put a bag down.',
      'You look as if you are doing sums; the answer is allowed to be "tea".',
      'There is a tiny knot between the brows, probably holding up the week.',
      'You are frowning at the phone as if it had asked for an update again.',
    ],
    'expression.sleepy': [
      'You look like a Sunday morning that nobody has opened yet.',
      'Your eyelids are at half-mast in honour of last night.',
      'Somebody please bring this person a blanket and a later alarm.',
      'Such sleepy eyes; I have lowered my voice out of respect.',
    ],
    'expression.surprised': [
      'You look as if someone had just jumped out with a birthday cake.',
      'Those wide eyes make the photo feel like the first day of the holidays.',
      'You look delightfully startled, as if the phone had spoken first.',
      'What a face of wonder; did you see a balloon?',
    ],
  },
  truths: {
    'expression.big-smile': [
      'You smiled so widely that every other part of the photo had to move over.',
      'That smile makes it very hard to stay strict with you. Unfair tactics.',
      'A grin like that belongs on a cereal box. I mean it as the highest praise.',
    ],
    'expression.smile': [
      'Your smile stopped just before the good part. I would have liked to see the whole film.',
      'A small smile, kept in the fridge for later. Let it out, it is lovely.',
      'You smiled very carefully, as if the smile were still hot.',
    ],
    'expression.neutral': [
      'Your face is resting so well that I tiptoed. A tiny smile would wake the whole picture up.',
      'Very calm, nearly on standby. Think of your favourite soup and press the shutter again.',
      'A neutral look, like a page before the story. I would love a first line.',
    ],
    'expression.serious': [
      'You look so serious that I sat up straight. At ease, it is only a selfie.',
      'Such a solemn look; did the phone tell you about its battery?',
      'You are concentrating beautifully. The camera would also settle for mild amusement.',
    ],
    'expression.tense': [
      'Your brows have pulled their chairs together. Breathe out slowly and let them sit apart.',
      'There is some tension between the brows, as if the week had parked there. You may tow it.',
      'Your face is holding its breath. You can let it go, nobody is timing you.',
    ],
    'expression.sleepy': [
      'Your eyes are only half open, and the open half is dreaming. Nap first, photo second.',
      'So sleepy! I would dim the screen if I could reach it.',
      'Your eyelids are heavy today. They deserve an early night and no questions.',
    ],
    'expression.surprised': [
      'You look so startled that I want to tell you it is all right, it was only the shutter.',
      'Those eyes are wide with wonder. Save a little for the fireworks.',
      'The camera clearly jumped out from behind a plant. You handled it with charm.',
    ],
  },
  greats: {
    'expression.big-smile': [
      'That smile reaches all the way up to the eyes, and it is the best thing in the frame.',
      'Your grin is contagious; I have no mouth and I still caught it.',
      'You smile with your whole face, and no product in the world can do that.',
    ],
    'expression.smile': [
      'There is a warm, easy smile here that makes the picture feel like company.',
      'Your smile looks real, not rehearsed, and that is rare on a front camera.',
      'A gentle smile that says "come in, it is open". It carries the photo.',
    ],
    'expression.neutral': [
      'Your face is relaxed and open, with nothing forced and nothing for show.',
      'You look at ease in your own face. That calm reads very well on camera.',
      'A natural, unposed look: you let the camera come to you.',
    ],
    'expression.serious': [
      'There is real focus in that look; it has presence, and it holds the picture together.',
      'You look straight ahead and mean it. That kind of conviction cannot be retouched in.',
      'That determined look has gravity. I would follow it into a meeting.',
    ],
    'expression.surprised': [
      'Your face is wonderfully alive here; the photo practically moves.',
      'Such an open, curious look. It makes me want to know what happened next.',
      'You react with your whole face, and that kind of liveliness is a gift.',
    ],
  },
};
