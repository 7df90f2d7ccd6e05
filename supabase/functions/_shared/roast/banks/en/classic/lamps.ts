/** Where the light comes from, and its colour. Data only. */
import type { TopicLines } from '../../types.ts';

export const lamps: TopicLines = {
  headlines: {
    'lightFrom.left': [
      "All the light that's left",
      'Left on, right off',
      'The left side sends its regards',
      'Sunny from the left',
      'Light enters, stage left',
      'Left luggage, brightly lit',
    ],
    'lightFrom.right': [
      'Nothing but right light',
      'The right side got the memo',
      'Light enters, stage right',
      'Right on. Left, not so much.',
      'A right-handed sort of sunshine',
      'Turn right at the face',
    ],
  },
  openers: {
    'lightFrom.left': [
      "The light came in from the left and didn't feel like walking any further.",
      "I see the light's sitting on your left, like a friend in the cinema.",
      "Everything good in this photo's arriving from one direction.",
      "You've got light coming from the left and a rumour of it on the other side.",
      "If this photo were a room, the party'd be on the left.",
      "There's a light on your left, and it's doing all the talking.",
    ],
    'lightFrom.right': [
      "The light's coming from the right, like someone pushing into the queue.",
      "To the right: bright. To the left: we'll get back to you.",
      'Somebody to the right of you is either a lamp or very radiant.',
      "The light's taken the right-hand seat and it's staying there.",
      "You've been illuminated from the right, as if for a portrait on a banknote.",
      'I followed the light in this photo. It lives on the right.',
    ],
  },
  truths: {
    'lightFrom.left': [
      "The left side's live on stage. The right side's holding everyone's coats.",
      "One side of you is doing photography, the other's doing astronomy.",
      "Your left cheek opened the curtains. Your right one said 'five more minutes'.",
      "It's like reading a newspaper that's only lit on page one.",
      'The light stopped by on its way to somewhere else, and it was passing on the left.',
      "Your left cheek's got sea view, and your right's got the car park.",
      "On your left it's lunchtime. On your right they're stacking the chairs.",
      "The light's picked a seat on the left and put its bag on the other one.",
      "Something bright on your left is telling you a secret, and you're pretending not to listen.",
      "Even your shadow's moved to the cheaper half.",
      'If light were gossip, your left side would know everything.',
      "I'd tell you to face the light, but you've only introduced it to one ear.",
    ],
    'lightFrom.right': [
      "The right of this photo's paying for the electricity.",
      "You've got a sunny side, and it's served on the right.",
      'One half got the light, the other got the explanation.',
      "The light's working from the right, and it clearly gets paid by the cheek.",
      "The light's standing on the right. Somebody's told it that it's an escalator.",
      "It's a good light. It just never learned to share.",
      "Your right side's in colour and the other's in theory.",
      'The lamp, the sun, a very bright idea: whichever it was, it stood on the right.',
      "The light on your right's having a lovely time. Your left has heard about it.",
      'Light from the right, shade from the left: I could hang a coat on that contrast.',
      "This photo has a right answer, and it's over there.",
      "Your right cheek's on the guest list. Your left says it's with the band.",
    ],
  },
};
