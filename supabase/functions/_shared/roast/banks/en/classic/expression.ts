/** The expression. Data only. */
import type { TopicLines } from '../../types.ts';

export const expression: TopicLines = {
  openers: {
    'expression.big-smile': [
      'You smiled as if the photographer were holding a puppy.',
      'That grin has the energy of someone who found a parking space right outside.',
      'Somebody told you a joke and I demand to be included.',
      'This is the smile of a person whose parcel arrived a day early.',
    ],
    'expression.smile': [
      'A polite smile, as if the dentist had just said "nearly done".',
      'You smiled at about sixty percent, presumably saving battery.',
      'That is the smile of someone who has already eaten the last slice.',
      'A smile with a secret in it, and the secret is probably snacks.',
    ],
    'expression.neutral': [
      'Your expression is a loading screen, and I have no idea what comes next.',
      'That is the face of someone reading terms and conditions, actually reading them.',
      'You posed like a passport officer had asked twice.',
      'The face says "fine", in the way an e-mail says "per my last e-mail".',
    ],
    'expression.serious': [
      'You are posing for a coin.',
      'This is the look of a person who has found a typo in the contract.',
      'I feel as if I had handed my homework in late.',
      'That stare could make a printer work on the first try.',
    ],
    'expression.tense': [
      'You are clenching as if the selfie were a pop quiz.',
      'Those brows are having a meeting, and no one brought an agenda.',
      'You look like you are trying to remember whether the stove is off.',
      'That is the exact face of "the Wi-Fi was working a minute ago".',
    ],
    'expression.sleepy': [
      'You came to the photo, your eyes are still in the duvet.',
      'Those eyelids are running a background task called "nap".',
      'You look like you snoozed the alarm and then the backup alarm.',
      'This selfie was brought to you by "one more episode".',
    ],
    'expression.surprised': [
      'You look like the front camera opened when you did not expect it.',
      'That is the face of someone who just heard their own voice message.',
      'Eyes that wide usually mean the price came without tax.',
      'You look as if the self-checkout had complimented you.',
    ],
  },
  truths: {
    'expression.big-smile': [
      'That grin is so big that I suspect it is distracting me from the washing-up behind you.',
      'You smiled like you had already read this roast and decided to win anyway.',
      'A smile on full power, with no dimmer switch. Somewhere a fuse is sweating.',
    ],
    'expression.smile': [
      'Your smile is on a free trial. Upgrade to the full version, it costs one bad pun.',
      'That smile was measured with a ruler and approved by a lawyer.',
      'You gave the camera a smile and kept the receipt.',
    ],
    'expression.neutral': [
      'Your expression has "camera off, microphone muted" energy.',
      'You posed as if the photo cost extra per emotion.',
      'Somewhere between "hello" and "goodbye" you stopped and stood there.',
    ],
    'expression.serious': [
      'You look at the lens like it forgot your birthday.',
      'This is how people look at the last parking ticket before they argue.',
      'You posed for a selfie and delivered a closing statement.',
    ],
    'expression.tense': [
      'Your brows are knitting, and going by the tension it is a whole jumper.',
      'That frown looks like forty open browser tabs and music coming from one of them.',
      'You look like the phone asked for a password you changed yesterday.',
    ],
    'expression.sleepy': [
      'Your eyes are in power-saving mode. Please plug in before the next photo.',
      'The eyelids have clocked off, and the rest of you is covering their shift.',
      'You look like your coffee is still in the pot. Go and introduce yourselves.',
    ],
    'expression.surprised': [
      'You look as if you had opened the oven and somebody had opened it from the other side.',
      'You seem surprised by a photo that you took yourself. Impressive.',
      'Eyebrows up, eyes wide: the face of a person who was told that it is Wednesday.',
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
