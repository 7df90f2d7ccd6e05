/** Where the light comes from, and its colour. Data only. */
import type { TopicLines } from '../../types.ts';

export const lamps: TopicLines = {
  headlines: {
    'lightFrom.left': [
      "All the light that's left",
      'Left on, right off',
      'The left side sends its regards',
      'Bright spells from the left',
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
      "I see the light's sitting on the left, like a friend in the cinema.",
      "Everything good in this photo's arriving from one direction.",
      "You've got light coming from the left and a rumour of it on the other side.",
      "If this photo were a room, the party'd be on the left.",
      "There's a light on the left, and it's doing all the talking.",
    ],
    'lightFrom.right': [
      "The light's coming from the right, like someone pushing into the queue.",
      "To the right: bright. To the left: we'll get back to you.",
      'Somebody on the right of this photo is either a lamp or very radiant.',
      "The light's taken the right-hand seat and it's staying there.",
      "You've been illuminated from the right, as if for a portrait on a banknote.",
      'I followed the light in this photo. It lives on the right.',
    ],
  },
  truths: {
    'lightFrom.left': [
      "All the light's on the left, like everyone on a ferry when somebody shouts 'dolphin'.",
      "Going by the light, one cheek's the lead singer. Nobody can name the other.",
      "Lit from the left only: you look like you're sharing an umbrella with the wrong person.",
      "The left side's been lit for a magazine. The other's been left in the car with the window open a crack.",
      "On the left of your photo it's lunchtime. On the right they're stacking the chairs.",
      "The light's picked a seat on the left and put its bag on the other one.",
      "I'd tell you to face the light, but you've only introduced it to one ear.",
      "The cheek on the left's got a sea view, and the one on the right's got the car park.",
      "The left side's in the light. The other one's still waiting to hear about its application.",
      "The cheek on the left opened the curtains. The one on the right said 'five more minutes'.",
      'If light were gossip, the left side of this photo would know everything.',
      "The left side's live on stage. The right side's holding everyone's coats.",
    ],
    'lightFrom.right': [
      "The light's all on the right. It says it hasn't done lefts since the driving test.",
      "The right side's in colour and the other's in theory.",
      "The cheek on the right's on the guest list. The one on the left says it's with the band.",
      'The right side got the light. The left got the explanation.',
      "All the light's slid to one side, like a pizza that's been carried home upright.",
      "With that light, one cheek's homework from Friday, and the other's homework from the bus.",
      "The light did the right side and stopped, like a window cleaner who's seen the time.",
      "The right of the photo got the light. The left got 'we'll see'.",
      "The light's standing on the right. Somebody's told it that it's an escalator.",
      "The light on the right's having a lovely time. The left has heard about it.",
      'All the light went to the right side. The left got a postcard.',
      "You've got a sunny side, and it's the one on the right, like the good seats on a coach to the sea.",
    ],
  },
};
