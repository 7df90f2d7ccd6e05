/** The expression. Data only. */
import type { TopicLines } from '../../types.ts';

export const expression: TopicLines = {
  openers: {
    'expression.big-smile': [
      'That grin could get an entire train carriage in trouble.',
      'You are smiling like you know my browser history.',
      'With a smile that loud, the neighbours are going to complain.',
      'That is the face of someone who just got away with it.',
    ],
    'expression.smile': [
      'That smirk has an alibi prepared.',
      'You are smiling like the group chat just delivered.',
      'A smile that says "I read the message and I chose silence".',
      'That little smile has definitely cancelled plans before.',
    ],
    'expression.neutral': [
      'You gave the camera nothing, and it has started therapy.',
      'A poker face so good that I checked my wallet.',
      'I have had warmer eye contact from a parking meter.',
      'You look like you have just put the whole world on read.',
    ],
    'expression.serious': [
      'You look at a camera the way a cat looks at a closed door.',
      'I apologised to the screen before I knew what I had done.',
      'Whoever is on the other end of that stare has already confessed.',
      'That is the album cover of a band with one very angry song.',
    ],
    'expression.tense': [
      'Your brows are one centimetre away from a merger.',
      'You stared at that lens like it had said "we need to talk".',
      'I have seen more relaxed faces during parallel parking.',
      'That frown is paying rent, loudly and in advance.',
    ],
    'expression.sleepy': [
      'Your eyes are open the way shops are open at two minutes to closing.',
      'You and your pillow should really make it official.',
      'Those lids have lowered the blinds and left for the day.',
      'Your eyes are buffering at one bar of signal.',
    ],
    'expression.surprised': [
      'You look like you just saw your screen time report.',
      'That is the face people make when the "quick call" has a dial-in code.',
      'Whatever you saw behind the camera, it saw you too.',
      'You look like autocorrect sent it to your boss.',
    ],
  },
  truths: {
    'expression.big-smile': [
      'Turn the smile down, some of us are trying to be rude here.',
      'A smile like that is emotional bribery, and I am accepting it.',
      'You came in with that grin as a shield. It works, and I hate it.',
    ],
    'expression.smile': [
      'Half a smile? What is the other half doing, homework?',
      'That is the smile of someone who waves at people and then hides behind a shelf.',
      'You smiled like there is a subscription fee for teeth.',
    ],
    'expression.neutral': [
      'Your face is a group chat in which nobody has replied since Thursday.',
      'The expression is out of office and left no contact for urgent matters.',
      'I have seen more feeling in an "OK." with a full stop.',
    ],
    'expression.serious': [
      'With that stare you could return an item without a receipt.',
      'You look as if you were about to say "as per the contract" to a toddler.',
      'Relax, the camera has already signed everything.',
    ],
    'expression.tense': [
      'Your brows are so close together that they share a streaming account.',
      'That frown could crack a walnut and then judge it.',
      'Unclench. It is a front camera, not a hostage negotiation.',
    ],
    'expression.sleepy': [
      'Those eyes are open for legal reasons only.',
      'You are one slow blink away from a very public nap.',
      'Your alarm went off. You did not.',
    ],
    'expression.surprised': [
      'You jump-scared yourself with your own front camera. Iconic, in a way.',
      'That is the face of someone who pressed "reply all".',
      'Surprised? You were holding the phone the whole time.',
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
