/** Camera and expression that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {
  headlines: {
    'expression.serious+sharpness.soft': ['A stern little cloud'],
    'expression.surprised+framing.close': ['Boo, said the nose of the camera'],
    'framing.far+expression.big-smile': ['Someone small is very happy'],
    'framing.tilted+expression.serious': ['A very dignified slope'],
    'background.busy+expression.neutral': ['The calm one at the jumble sale'],
    'sharpness.crisp+expression.sleepy': ['A dream in high definition'],
    'framing.turned+gaze.camera': ['A look back from the doorway'],
  },
  openers: {
    'expression.serious+framing.close': [
      "You're so near and so earnest that I've taken my elbows off the table.",
    ],
    'expression.serious+framing.far': [
      "You're far away and deep in thought, like the last chess player in the park.",
    ],
    'framing.close+expression.big-smile': ["I've got a whole lapful of smile here, and I'm not complaining."],
    'framing.close+gaze.camera': [
      "You've come right up close and looked me in the eye. Is it about the biscuits?",
    ],
    'framing.far+background.busy': [
      'I went through all the lovely things in this picture until, at the very back, there was you.',
    ],
    'framing.off-centre+background.plain': [
      "You've pressed yourself to the side, so the nice plain background could have a turn.",
    ],
    'framing.tilted+expression.sleepy': ['Leaning and sleepy: somebody find this person a shoulder.'],
    'framing.turned+expression.smile': ["You're turning away and smiling, as if somebody's just come home."],
    'sharpness.soft+expression.surprised': ['You both got a fright, you and the phone. Hold its hand.'],
    'background.busy+expression.serious': [
      "So much going on behind you, and you look like the one who's been asked to mind it.",
    ],
  },
  truths: {
    'expression.serious+sharpness.soft': [
      'So stern and so blurry: you look like a headteacher behind a frosted door.',
      "It's hard to be strict when you're this fluffy round the edges.",
    ],
    'expression.big-smile+sharpness.soft': ['You were laughing so much that the camera started, too.'],
    'expression.surprised+sharpness.soft': [
      'You jumped, the camera jumped, and I think one of you said "sorry".',
      'So blurry and so startled: which of you said "boo", you or the camera?',
    ],
    'expression.tense+sharpness.soft': [
      'All that concentration in your brows, and none left over for the focus.',
    ],
    'expression.sleepy+sharpness.soft': [
      "You're sleepy and the focus is sleepy. Which one of you's going to turn off the lamp?",
    ],
    'sharpness.soft+framing.tilted': ['Tilted and blurry: I think this was taken by a passing duckling.'],
    'sharpness.soft+framing.far': [
      "Far off and fuzzy, like a sheep on a hill. A very photogenic sheep, I'm sure.",
    ],
    'sharpness.soft+framing.close': [
      'You came so close that the camera went all blurry, like me when a waiter says "and for you?"',
    ],
    'sharpness.crisp+expression.sleepy': ['Every lash is sharp, and every lash is asleep.'],
    'sharpness.crisp+framing.off-centre': [
      "So sharp, and so far to the side. It's like keeping your trophy behind the door.",
    ],
    'sharpness.crisp+framing.far': ["You're as tiny as a piece in a board game, and just as neatly painted."],
    'framing.close+expression.serious': [
      "You've come so close, and you're so serious. It's about the lasagne, isn't it?",
    ],
    'framing.close+expression.surprised': [
      'You look like you opened the door, and the camera had been about to knock.',
    ],
    'framing.far+expression.serious': ["You're standing over there so solemnly. Has the ice-cream fallen?"],
    'framing.far+expression.big-smile': [
      "I can only see a little speck, but it's the happiest speck I've met.",
    ],
    'framing.far+expression.surprised': [
      "You're far off and astonished, like somebody who's just seen how long the queue is.",
    ],
    'framing.far+background.busy': [
      "So much going on, and you're so tiny in it. If I find you twice, do I win?",
    ],
    'framing.far+background.plain': [
      "One small person and a whole lot of nothing: you're a full stop that's lost its sentence.",
    ],
    'framing.tilted+expression.serious': [
      "You're being ever so sensible while the whole room goes down the slide.",
    ],
    'framing.tilted+expression.sleepy': [
      "You're tipping over so gently that I've put a pillow at the bottom of the picture.",
    ],
    'framing.tilted+expression.surprised': ["Tilted and astonished: you look like the rug's just left."],
    'framing.off-centre+background.busy': [
      'Everything else in this photo ran for the middle, and you held the door.',
    ],
    'framing.off-centre+background.plain': [
      "All that empty space, and you're at the very edge. Is the floor lava?",
      "An empty photo, and you've sat down at the very edge, like the first person on the coach.",
    ],
    'framing.off-centre+expression.big-smile': [
      "You're the happiest one in this photo, and you're standing where the umbrellas go.",
    ],
    'framing.turned+gaze.camera': [
      'Head one way, eyes the other: you look like somebody\'s said your name and "free" in one sentence.',
      "You'd nearly left the photo, and then you looked back, like somebody who's thought of their umbrella.",
    ],
    'framing.turned+expression.smile': [
      "Whoever's over there is getting such a sweet smile. I'm a little bit over here.",
      "You're turned to the side and smiling, as if you hadn't been the one who ordered the second pudding.",
    ],
    'framing.great+sharpness.soft': [
      "Perfectly centred and completely blurry: you're a bullseye as seen from a trampoline.",
      "You're exactly in the middle of the photo, and the focus is at the shops.",
      "You're just perfectly placed, in a lovely bowl of fog.",
    ],
    'framing.great+expression.neutral': [
      "Right in the middle and perfectly calm: you look like the one person who's read the safety card.",
      'So neatly in the middle and so calm: you look like the lamp in a catalogue.',
    ],
    'background.busy+expression.neutral': [
      "There's a whole carnival behind you, and you're the quiet person holding everyone's coats.",
      "All that going on behind you, and you look like it's on another channel.",
    ],
    'background.busy+expression.serious': [
      'You look like the only member of staff at the lost-property office.',
      'So much stuff behind you, and you look like you know exactly who put it there.',
    ],
    'background.busy+expression.big-smile': [
      "All that behind you, and such a smile: you look like the toy shop's closed with you inside.",
      "With all that behind you, you're smiling like somebody who knows which pile the presents are in.",
    ],
    'background.plain+expression.neutral': [
      "You and the background both look like you're waiting for the other one to speak first.",
      'Nothing behind you, and such a calm face: you look like the one who knows about the surprise party.',
    ],
    'background.plain+expression.serious': [
      "So serious, and nothing behind you: I feel I should've brought two forms of identification.",
      "There's nothing behind you, and you're guarding it so well.",
      "So serious, and not a thing behind you: you look like you're about to read out the football results.",
      'So much calm behind you, and you look like the one who asked it to be quiet.',
    ],
  },
  closers: {
    'framing.off-centre+strength.smile': [
      "You were over at the side, {name}, and your smile was in the middle of everything. It's lovely.",
    ],
    'framing.far+strength.smile': [
      'You were so small in there, and your lovely smile came all the way over to say hello.',
    ],
    'framing.tilted+strength.smile': [
      "Let the picture tip over. Your smile's the warm thing I'd hold on to.",
    ],
    'framing.close+strength.smile': [
      "You came very close, and you brought your smile. I'm so glad you did, it's a beautiful one.",
    ],
    'sharpness.soft+strength.smile': [
      'Everything was a bit blurry, {name}, and I could still tell that I love that smile.',
    ],
    'sharpness.soft+strength.light': [
      "Your hand shook a little, and the light held you anyway. It's beautiful light, and you found it.",
    ],
    'framing.off-centre+sharpness.crisp': [
      "You hid at the edge, and the focus found you perfectly. You're worth finding, {name}.",
    ],
    'framing.tilted+strength.composure': [
      "The world tipped over, and you stayed calm. That's who I'd want on my boat.",
    ],
    'framing.far+strength.light': [
      'You stood far away in the loveliest light, like the last page of a good book.',
    ],
    'framing.turned+strength.light': [
      "You turned a little away from me, and right towards some beautiful light. I can't blame you.",
    ],
  },
};
