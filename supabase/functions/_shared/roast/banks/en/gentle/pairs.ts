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
      "You've left the middle free, so the nice plain background could have a turn.",
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
      "So stern and so blurry: you look like you're telling off an earthquake.",
      'So stern and so blurry: you look like a headteacher behind a frosted door.',
      "It's hard to be strict when you're this fluffy round the edges.",
      "So stern and so blurry: I'm sitting up straight, and I don't even know who for.",
    ],
    'expression.big-smile+sharpness.soft': [
      "You grinned so hard that the camera got the giggles, and now you're both all blurry.",
    ],
    'expression.surprised+sharpness.soft': [
      "Startled and blurry: you look like you've sat on the bagpipes.",
      'You jumped, the camera jumped, and I think one of you said "sorry".',
    ],
    'expression.tense+sharpness.soft': [
      'All that concentration in your brows, and none left over for the focus.',
    ],
    'expression.sleepy+sharpness.soft': [
      'Heavy eyes and a soft focus: this must be what a pillow sees, just before.',
    ],
    'sharpness.soft+framing.tilted': ['Tilted and blurry: I think this was taken by a passing duckling.'],
    'sharpness.soft+framing.far': [
      "Far off and fuzzy, like a sheep on a hill. A very photogenic sheep, I'm sure.",
    ],
    'sharpness.soft+framing.close': ['So near and so blurry: this must be what the teddy sees.'],
    'sharpness.crisp+expression.sleepy': [
      "So sharp, and your eyelids so low: it's the clearest photo I own of somebody leaving.",
    ],
    'sharpness.crisp+framing.off-centre': [
      "So sharp, and so far off the middle. It's like keeping your trophy behind the door.",
    ],
    'sharpness.crisp+framing.far': ["You're as tiny as a piece in a board game, and just as neatly painted."],
    'framing.close+expression.serious': [
      "You've come so close, and you're so serious. It's about the lasagne, isn't it?",
    ],
    'framing.close+expression.surprised': [
      'So close and so startled: you look like you bent down to smell a flower, and it sneezed.',
    ],
    'framing.far+expression.serious': [
      "Far away and very serious: you look like a referee who's left his whistle at home.",
    ],
    'framing.far+expression.big-smile': [
      "Far off and grinning: you look like you got to the beach first and you've bagged the whole of it.",
    ],
    'framing.far+expression.surprised': [
      "Far off and astonished: you look like the rowing boat's gone without you, with your shoes in it.",
    ],
    'framing.far+background.busy': [
      "So much going on, and you're so tiny in it. If I find you twice, do I win?",
    ],
    'framing.far+background.plain': [
      "One small person and a whole lot of nothing: you're a full stop that's lost its sentence.",
    ],
    'framing.tilted+expression.serious': [
      "So serious and so tilted: you look like you're from Pisa, and you're sick of hearing about it.",
      'So serious and so tilted: you look like a ferry captain saying "that\'s perfectly normal".',
      "You're being ever so sensible while your head goes down the slide.",
    ],
    'framing.tilted+expression.sleepy': [
      "You're tipping over so gently that I've put a pillow at the bottom of the picture.",
    ],
    'framing.tilted+expression.surprised': ["Tilted and astonished: you look like the rug's just left."],
    'framing.off-centre+background.busy': [
      "There was a whole middle free, and you've stood at the side like a coat.",
    ],
    'framing.off-centre+background.plain': [
      "All that empty space, and you've kept off the middle. Is it lava?",
      "There's nothing in this photo but you, and you've still left room for a piano.",
    ],
    'framing.off-centre+expression.big-smile': [
      "You're the happiest one in this photo, and you're standing where the umbrellas go.",
    ],
    'framing.turned+gaze.camera': [
      'Head one way, eyes the other: you look like somebody\'s said your name and "free" in one sentence.',
      "Your head's turned to go, and your eyes have seen that there's one bun left.",
    ],
    'framing.turned+expression.smile': [
      "Whoever's over there is getting such a sweet smile. I'm a little bit over here.",
      "You've turned your head and you're smiling, like somebody beside you has just hissed \"don't laugh\".",
    ],
    'framing.great+sharpness.soft': [
      'Right in the middle, and blurry: I\'m back at the optician\'s, saying "better" to be polite.',
      "Perfectly centred and completely blurry: you're a bullseye as seen from a trampoline.",
      'Placed to the millimetre, blurred by the metre.',
    ],
    'framing.great+expression.neutral': [
      "Right in the middle and perfectly calm: you look like the one person who's read the safety card.",
      'Right in the middle and so calm: you look like a parcel with exactly the right stamps.',
      'So neatly in the middle and so calm: you look like the lamp in a catalogue.',
    ],
    'background.busy+expression.neutral': [
      "Everything's happening behind you, and you look like you're waiting for your number at the cheese counter.",
      "There's a whole carnival behind you, and you're the quiet person holding everyone's coats.",
    ],
    'background.busy+expression.serious': [
      'So much behind you, and so stern: you look like you said "don\'t touch anything" four hours too late.',
      'So much behind you, and so stern: you look like you\'ve just said "I know exactly where it is".',
      "So much behind you, so stern: a guest's asked the way to the kitchen, and you're deciding if they'd make it.",
    ],
    'background.busy+expression.big-smile': [
      'So much behind you, and that grin: you look like you told the animal shelter "just the one".',
      'So much stuff behind you, and that grin: you went to a jumble sale for a lamp and bought the canoe.',
      'All that behind you, and that grin: you look like you said "just browsing" and then won the auction.',
      "All that behind you, and such a smile: you look like they've locked up the toy shop with you still in it.",
    ],
    'background.plain+expression.neutral': [
      'So plain behind you, so calm in front: you look like the video on how to fold a fitted sheet.',
      "You and the background both look like you're waiting for the other one to speak first.",
    ],
    'background.plain+expression.serious': [
      "Nothing behind you, and so serious: you look like a magician who can't get the elephant back.",
      "So serious, and nothing behind you: I feel I should've brought two forms of identification.",
      "There's nothing behind you, and you're guarding it so well.",
      "So serious, and not a thing behind you: you look like you're about to read out the football results.",
    ],
  },
  closers: {
    'framing.off-centre+strength.smile': [
      "You were away from the middle, {name}, and your smile was at the heart of everything. It's lovely.",
    ],
    'framing.far+strength.smile': [
      'You were so small in there, and your lovely smile came all the way over to say hello.',
    ],
    'framing.tilted+strength.smile': ["Lean as far as you like. Your smile's the warm thing I'd hold on to."],
    'framing.close+strength.smile': [
      "You came very close, and you brought your smile. I'm so glad you did, it's a beautiful one.",
    ],
    'sharpness.soft+strength.smile': [
      'Everything was a bit blurry, {name}, and I could still tell that I love that smile.',
    ],
    'sharpness.soft+strength.light': [
      "The focus wandered off a little, and the light stayed with you. It's beautiful light, and you found it.",
    ],
    'framing.off-centre+sharpness.crisp': [
      "You left the middle free, and the focus found you perfectly. You're worth finding, {name}.",
    ],
    'framing.tilted+strength.composure': [
      "You leaned to one side, and you stayed calm. That's who I'd want on my boat.",
    ],
    'framing.far+strength.light': [
      'You stood far away in the loveliest light, like the last page of a good book.',
    ],
    'framing.turned+strength.light': [
      "You turned a little away from me, and right towards some beautiful light. I can't blame you.",
    ],
  },
};
