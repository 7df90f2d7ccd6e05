/** Camera and expression that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {
  headlines: {
    'expression.serious+sharpness.soft': ['A stern warning, out of focus'],
    'expression.surprised+framing.close': ['The lens startled you. You startled it back.'],
    'framing.far+expression.big-smile': ['A tiny, very happy dot'],
    'framing.tilted+expression.serious': ['Very serious, slightly sliding'],
    'background.busy+expression.neutral': ["Everything's happening, except you"],
    'sharpness.crisp+expression.sleepy': ['Asleep, in stunning detail'],
    'framing.turned+gaze.camera': ['The over-the-shoulder "oh, hello"'],
  },
  openers: {
    'expression.serious+framing.close': [
      "You've brought that look right up to the glass, like a teacher at the window of the door.",
    ],
    'expression.serious+framing.far': [
      "Far away and not smiling: I feel like I'm being watched by a lighthouse keeper.",
    ],
    'framing.close+expression.big-smile': [
      "You came running, you didn't stop, and now I've got a screen full of joy.",
    ],
    'framing.close+gaze.camera': [
      "You're close, you're staring, and I've forgotten what I did, but I did it.",
    ],
    'framing.far+background.busy': [
      "It's one of those pictures where you have to find the person, and I've found a lamp and two bags so far.",
    ],
    'framing.off-centre+background.plain': ["There's a plain background and a person avoiding it."],
    'framing.tilted+expression.sleepy': ["Tilted and half asleep: you're on the bus window, aren't you?"],
    'framing.turned+expression.smile': [
      "You're turning away with a smile, like the last shot of a film where nobody's told us the plot.",
    ],
    'sharpness.soft+expression.surprised': ['Something shocking happened, and the camera jumped too.'],
    'background.busy+expression.serious': [
      "There's chaos behind you and a face in front that's going to find out who did it.",
    ],
  },
  truths: {
    'expression.serious+sharpness.soft': [
      "Serious and out of focus: I've just been told off from a passing train.",
    ],
    'expression.big-smile+sharpness.soft': [
      "Big grin, big blur: it's the photo they sell you at the exit of the log flume.",
    ],
    'expression.surprised+sharpness.soft': ["You jumped, the phone jumped, and here's the group photo."],
    'expression.tense+sharpness.soft': [
      "Knitted brows, no focus: you look like you'd already seen the photo.",
    ],
    'expression.sleepy+sharpness.soft': ['Sleepy eyes, blurry photo: I think the yawn took this.'],
    'sharpness.soft+framing.tilted': ['Blurred and tilted: this was taken during a getaway.'],
    'sharpness.soft+framing.far': [
      "Far away and out of focus. You're not in this photo, you're being remembered by it.",
    ],
    'sharpness.soft+framing.close': [
      'So close, so blurry: this is what a baby sees just before the kiss on the nose.',
    ],
    'sharpness.crisp+expression.sleepy': ["I've never seen a nap in this resolution."],
    'sharpness.crisp+framing.off-centre': ["Crystal clear, with its full attention on where you aren't."],
    'sharpness.crisp+framing.far': ["You're tiny but pin-sharp, like the little person on top of a trophy."],
    'framing.close+expression.serious': [
      "This near, with that face, I'm not a viewer any more, I'm a suspect.",
    ],
    'framing.close+expression.surprised': [
      "You look like you've walked into a glass door and it said hello.",
    ],
    'framing.far+expression.serious': [
      "You're way back there, not smiling, like a lifeguard who's just seen me run.",
    ],
    'framing.far+expression.big-smile': [
      "I can't make out much from here, but somebody's had brilliant news over there.",
    ],
    'framing.far+expression.surprised': [
      "You look like you're all the way over there because the ferry's just left.",
    ],
    'framing.far+background.busy': [
      "You're somewhere between the seventh object and the eighth. It's a lovely eighth object.",
    ],
    'framing.far+background.plain': [
      'A big plain nothing with you in it: it looks like the first level of a game.',
    ],
    'framing.tilted+expression.serious': [
      'Stern, with your head tilted: you look like a judge listening to a seashell.',
      "Stern and tilting: you look like the captain, and you haven't told the passengers yet.",
    ],
    'framing.tilted+expression.sleepy': ["You haven't tilted the photo, you've started lying down."],
    'framing.tilted+expression.surprised': ["The ship's going down, and you've just been told."],
    'framing.off-centre+background.busy': ['Your clutter got the middle seat. You got the aisle.'],
    'framing.off-centre+background.plain': [
      "You left the middle so I could see the blank part. It's very blank.",
    ],
    'framing.off-centre+expression.big-smile': [
      "You're that happy and still left the middle to nobody. Come in! It's your party!",
    ],
    'framing.turned+gaze.camera': [
      "You've turned to go and you're still looking at me, like you've remembered I've got your drill.",
    ],
    'framing.turned+expression.smile': [
      "You're smiling at somebody over there, and I'd like it noted that I've been here the whole time.",
    ],
    'framing.great+sharpness.soft': [
      "Beautifully composed and softly blurred, like a lovely letter that's been through the wash.",
    ],
    'framing.great+expression.neutral': [
      'Beautifully framed, no expression: you look like you founded a railway in 1874.',
      "Perfect framing, no expression: you look like you're about to be explained by a museum guide.",
    ],
    'background.busy+expression.neutral': [
      "There's so much going on behind you, and you're the only one who hasn't been told.",
    ],
    'background.busy+expression.serious': [
      "You look like you've just counted everything behind you and one's missing.",
      'All that behind you, and that face: you look like you left them alone for ten minutes.',
    ],
    'background.busy+expression.big-smile': [
      "So much behind you, and that grin: you're an auctioneer who's just seen me scratch my nose.",
      "You're grinning like you know exactly who's going to tidy that up.",
    ],
    'background.plain+expression.neutral': [
      "Bare background, blank face: the colouring book's out, and somebody's gone to look for the crayons.",
    ],
    'background.plain+expression.serious': [
      "Plain background, no smile: you're the newsreader who's just been handed a note about ducks.",
      'Plain background, stern face: you decide which cheeses may enter the country.',
      'Blank background, not a smile. I nearly read you your rights.',
    ],
  },
  closers: {
    'framing.off-centre+strength.smile': [
      'The frame missed the middle, but the smile hit it. Great shot, {name}.',
    ],
    'framing.far+strength.smile': [
      "Even from all the way over there, that smile's the best thing in the picture.",
    ],
    'framing.tilted+strength.smile': [
      "Everything in this photo's sliding off, apart from that smile. It's holding strong.",
    ],
    'framing.close+strength.smile': [
      "I asked for some distance and then I saw the smile. Stay as long as you like, it's lovely.",
    ],
    'sharpness.soft+strength.smile': ["The focus didn't make it, {name}. The smile did, and it's great."],
    'sharpness.soft+strength.light': [
      "The hand wobbled, the light didn't. You've got a real eye for where to stand.",
    ],
    'framing.off-centre+sharpness.crisp': [
      "You're off the middle, and you're perfectly sharp. Next time bring that great focus to the centre.",
    ],
    'framing.tilted+strength.composure': [
      "The angle's lost its nerve. You've kept yours, and that's real style.",
    ],
    'framing.far+strength.light': [
      "You're a long way off, but you're beautifully lit. Come closer and take the applause.",
    ],
    'framing.turned+strength.light': [
      'You turned to the side and straight into great light. Half of that was genius.',
    ],
  },
};
