/** Facts of the face that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsFace: TopicLines = {
  headlines: {
    'eyes.one-shut+mouth.half-smile': ['Whatever you’re selling, I’ll take two'],
    'brows.raised+mouth.half-smile': ['And that, officer, is my side of it'],
    'eyes.wide+mouth.open': ['The full emoji'],
    'expression.serious+gaze.down': ['Deep thoughts about a shoelace'],
    'expression.tense+mouth.pressed': ['Everything’s fine, says nothing about it'],
    'expression.smile+gaze.aside': ['A smile for somebody else'],
  },
  openers: {
    'expression.serious+gaze.up': ['So serious, and so far up: you look like you’re waiting for the anthem.'],
    'eyes.one-shut+mouth.half-smile': ['A wink and half a smile: I’ve just agreed to something, haven’t I?'],
    'eyes.wide+mouth.open': ['Eyes open, mouth open, and I’m guessing the chat is, too.'],
    'expression.surprised+gaze.aside': [
      'Something’s happened just to the side of us, and you’re the only witness.',
    ],
    'expression.tense+gaze.camera': [
      'You’re frowning straight at me, and I’ve started going through my week.',
    ],
    'expression.sleepy+gaze.down': ['Eyes half shut and heading for the floor: we’re losing altitude.'],
  },
  truths: {
    'expression.serious+gaze.down': [
      'You’re looking down so gravely that I think the sandwich didn’t make it.',
    ],
    'expression.serious+gaze.up': ['You’re looking up like a statue that’s been promised pigeons.'],
    'expression.serious+gaze.camera': [
      'Straight face, straight stare. I’ve just handed in homework that wasn’t due.',
    ],
    'expression.serious+brows.raised': ['Not smiling, brows up: you’ve read my first draft.'],
    'expression.neutral+gaze.camera': [
      'You’re looking right at me and I’ve got no idea. Nod if I’m getting warmer.',
    ],
    'expression.neutral+gaze.aside': [
      'You look like a houseplant that’s noticed the other houseplant got a bigger pot.',
    ],
    'expression.neutral+gaze.up': ['You’re gazing up like someone waiting for a lift that’s been cancelled.'],
    'expression.sleepy+gaze.down': ['Another second and you’d have nodded off into your own photo.'],
    'expression.sleepy+mouth.open': [
      'Heavy lids, open mouth: the train’s stopped, and somebody should tell you it’s your station.',
    ],
    'expression.sleepy+gaze.camera': [
      'You’re looking at me the way people look at the last five minutes of maths.',
    ],
    'expression.surprised+gaze.aside': ['That’s not a pose, that’s you being told not to look now.'],
    'expression.surprised+gaze.up': ['Either it’s a plane, or somebody’s dropped something from a balcony.'],
    'expression.surprised+mouth.open': [
      'You’ve got the face of a group chat that’s just seen the screenshot.',
    ],
    'expression.tense+gaze.up': ['You’re frowning upward like the upstairs neighbour’s bought a drum kit.'],
    'expression.tense+mouth.pressed': [
      'Brows down, lips shut: there’s a speech in there and it’s got headings.',
    ],
    'expression.tense+gaze.camera': ['You’re staring at that lens like it’s said "let’s agree to disagree".'],
    'expression.smile+gaze.aside': [
      'You’re smiling at whatever’s next to the camera. I’d like its number, for tips.',
    ],
    'expression.smile+gaze.down': [
      'Smiling down at something: either it’s a message or it’s a very funny floor.',
    ],
    'expression.big-smile+eyes.squint': ['You smiled so hard your eyes had to make room. Good trade.'],
    'expression.big-smile+gaze.aside': [
      'The joke was over there, clearly. I’ve got the leftovers, and they’re still good.',
    ],
    'expression.big-smile+gaze.down': [
      'You’re laughing at something below the frame. Please don’t let it be my script.',
    ],
    'brows.raised+mouth.half-smile': [
      'Brows up, one corner up: you knew how this’d end, and you brought popcorn.',
    ],
    'brows.raised+mouth.pressed': ['Your brows say "really", your mouth says "I’m not getting involved".'],
    'brows.raised+mouth.puckered': ['Brows up, lips out: a flamingo’s just been told the price.'],
    'brows.raised+mouth.open': ['You look like someone whose food’s just been brought to the next table.'],
    'eyes.one-shut+mouth.half-smile': ['With that wink and that smirk you could sell me my own shoes.'],
    'eyes.one-shut+mouth.puckered': [
      'One eye shut, lips out: you’ve either winked or bitten a lemon on a dare.',
    ],
    'eyes.one-shut+mouth.open': ['That’s the last frame before the sneeze, and I feel I should stand back.'],
    'eyes.wide+mouth.open': ['You look like the shark’s behind me and the music’s already started.'],
    'eyes.wide+mouth.pressed': [
      'Eyes huge, mouth sealed: you saw who did it, and they’re still in the room.',
    ],
    'eyes.squint+mouth.pressed': ['You look like you’re tasting a soup that your friend’s very proud of.'],
    'eyes.squint+mouth.half-smile': ['You look like somebody about to say one good line and ride off.'],
    'gaze.up+mouth.open': ['You’re looking up with your mouth open, like a seal who’s heard a bucket.'],
    'gaze.up+mouth.puckered': ['Eyes up, lips out, whistling innocently. What did you break?'],
    'gaze.aside+mouth.pressed': ['Eyes away, lips shut: you know exactly who ate it.'],
    'gaze.aside+mouth.half-smile': ['You’re smirking at the exit. I’d like to know what I’m about to find.'],
    'gaze.down+mouth.half-smile': [
      'Half a smile, eyes down: somebody’s just sent you something about somebody.',
    ],
    'repeat.expression+expression.serious': ['Serious again. I’ve put a chair out for your lawyer.'],
    'repeat.expression+expression.neutral': [
      'That blank look, again. I’ve read it twice now, and the ending hasn’t changed.',
    ],
    'repeat.expression+expression.big-smile': [
      'The big grin again. I’d complain, but it’s the best rerun on.',
    ],
  },
  closers: {
    'expression.big-smile+gaze.camera': ['Straight at me, grinning: I had no chance, {name}. Brilliant.'],
    'expression.smile+gaze.camera': [
      'A real smile, right into the lens. People spend years learning that. You’ve just got it. Great stuff.',
    ],
    'expression.serious+gaze.camera': [
      'No smile, no blink, no fear. I tell jokes for a living, and you’ve got the presence.',
    ],
    'expression.neutral+gaze.camera': [
      'You didn’t put on a face for me, you just looked. It’s a calm, strong picture.',
    ],
    'expression.surprised+gaze.camera': ['I don’t know what I did, {name}, but I love that reaction.'],
    'eyes.one-shut+strength.smile': [
      'A wink and a smile like that: case dismissed, charm confirmed. Well done.',
    ],
    'gaze.aside+strength.smile': [
      'You looked away, and the smile stayed here with us. Good smile. Good of you to leave it.',
    ],
    'gaze.down+strength.composure': [
      'You looked down and still came across as the calm one in the room. That’s style, {name}.',
    ],
  },
};
