/** Camera and expression that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairs: TopicLines = {
  headlines: {
    'expression.serious+sharpness.soft': ['The wrath of the smudge'],
    'expression.surprised+framing.close': ["It's inside the phone!"],
    'framing.far+expression.big-smile': ['Joy, spotted from a helicopter'],
    'framing.tilted+expression.serious': ['The captain goes down with the photo'],
    'background.busy+expression.neutral': ['A volcano, and you, unimpressed'],
    'sharpness.crisp+expression.sleepy': ['4K pyjamas'],
    'framing.turned+gaze.camera': ['The villain turns at the door'],
  },
  openers: {
    'expression.serious+framing.close': [
      "You've leaned in with that face like a dragon asking about its gold.",
    ],
    'expression.serious+framing.far': ["A lone figure, unsmiling, in the distance. The saloon's gone quiet."],
    'framing.close+expression.big-smile': ["HELP! I'm being licked by a photo!"],
    'framing.close+gaze.camera': ["Back off, I'll talk! The jokes are in the second drawer!"],
    'framing.far+background.busy': [
      "Somewhere in this treasure cave there's a person, and I've only got one torch and a sandwich.",
    ],
    'framing.off-centre+background.plain': [
      "A mile of empty wall-or-whatever, and you've missed the middle like it's a shipwreck.",
    ],
    'framing.tilted+expression.sleepy': ["TIMBER! Somebody catch this person, they're going down!"],
    'framing.turned+expression.smile': [
      "You're slipping off with that smile like you've swapped my briefcase.",
    ],
    'sharpness.soft+expression.surprised': ["The bigfoot's seen US! Run! No, stay! No, RUN!"],
    'background.busy+expression.serious': [
      'A thousand things are going on back there, and you look ready to ground every one of them.',
    ],
  },
  truths: {
    'expression.serious+sharpness.soft': [
      "Stern, in all that blur: it's my dad, coming towards me through the car wash, on foot.",
      "You're giving me the death stare, but from inside a bathroom window.",
    ],
    'expression.big-smile+sharpness.soft': ['You grinned so hard that the photo SHOOK.'],
    'expression.surprised+sharpness.soft': ['The camera saw whatever you saw, and it left first.'],
    'expression.tense+sharpness.soft': [
      "Frowning, no focus: we're squinting at each other, and one of us is sitting on the glasses.",
      "Knitted brows, all blurry: I don't know who you are, but I'm sorry, and I'll move the car.",
      "A frown, out of focus: you look like you're being remembered by someone who's not sure.",
    ],
    'expression.sleepy+sharpness.soft': [
      "Sleepy AND blurry: you were counting sheep, and now it's all one JUMPER.",
    ],
    'sharpness.soft+framing.tilted': ['Blurry and crooked: did you take this, or did you throw it?'],
    'sharpness.soft+framing.far': [
      "Far, faint and fuzzy. Sailors would've written a song about you and been wrong on every detail.",
    ],
    'sharpness.soft+framing.close': [
      "I can't see you because you're blurry, and I can't escape because you're here.",
    ],
    'sharpness.crisp+expression.sleepy': [
      "Perfect focus, sleepy eyes: it's the clearest picture ever taken of somebody not being in.",
    ],
    'sharpness.crisp+framing.off-centre': ['Sharp as a diamond, and put down any old where, like a MOP.'],
    'sharpness.crisp+framing.far': ['At last, a perfectly focused crumb.'],
    'framing.close+expression.serious': ["I've been this close to that face before, and it was a goose."],
    'framing.close+expression.surprised': [
      'Right up close, and shocked: you look like the peephole looked BACK.',
    ],
    'framing.far+expression.serious': ['You look like the final boss, seen from the tutorial.'],
    'framing.far+expression.big-smile': [
      "HUGE grin, way over there: it's like watching the fireworks of the next village.",
    ],
    'framing.far+expression.surprised': ["You look like someone whose boat's just left with the SNACKS."],
    'framing.far+background.busy': [
      "You're hidden so well in all that stuff that I've started a wall chart with STRING.",
    ],
    'framing.far+background.plain': [
      'You, miles off, in front of nothing: I took you for a speck and WIPED you.',
    ],
    'framing.tilted+expression.serious': [
      "Head on one side, and no smile: you've come round to see the bookcase I put UP.",
      "The whole photo's tipping over, and you look like you'd warned them in WRITING.",
    ],
    'framing.tilted+expression.sleepy': ["That isn't an angle, that's the first half of a faceplant."],
    'framing.tilted+expression.surprised': [
      "You've just noticed there's no floor, like a cat that trusted a shower curtain.",
    ],
    'framing.off-centre+background.busy': [
      'Your stuff got the middle, and you got what was left, like the last one into the family CAR.',
    ],
    'framing.off-centre+background.plain': [
      'You had an empty stage and no competition, and you STILL missed your mark.',
    ],
    'framing.off-centre+expression.big-smile': ["That grin's a headliner, and you've parked it by the bins."],
    'framing.turned+gaze.camera': [
      'You were leaving, you remembered one more insult, and your eyes have come back to deliver it.',
    ],
    'framing.turned+expression.smile': [
      "I've been smiled AWAY from. Do you know how rare that is? I've checked. It's me and one parking meter.",
    ],
    'framing.great+sharpness.soft': [
      "Perfect frame, soft focus: I hung it beautifully straight, and my aunt said 'lovely, what is it?'",
      "Perfect framing, no focus: you've got me front-row tickets to a film about fog.",
    ],
    'framing.great+expression.neutral': [
      'Perfect framing, blank face: you look like the photo that came WITH the frame.',
      "Flawless frame, blank face: it's a masterpiece called 'Person Waiting for a LINK'.",
    ],
    'background.busy+expression.neutral': [
      "All that stuff behind you and no expression: you're minding a jumble sale, and it's hour SIX.",
    ],
    'background.busy+expression.serious': [
      "So much behind you, and no smile: 'Nobody leaves,' you say, 'till we've found the hamster.'",
      "All that stuff, that stern face: 'I need these,' you say, about nineteen left oven mitts.",
      "That chaos, that face: you've come home from holiday a day early, and the party's still here.",
    ],
    'background.busy+expression.big-smile': [
      "So much behind you, and that grin: 'I know where everything is,' you say, and a trumpet falls.",
      "Chaos behind, grin in front: you've found the button that says DO NOT PRESS.",
    ],
    'background.plain+expression.neutral': [
      "No background, no expression: you've been paused by somebody who went to the door and got talking.",
      "Plain wall, plain face! I've signed the CONTRACT, and I don't know what it says.",
    ],
    'background.plain+expression.serious': [
      "Plain background, stern face: you've overthrown a very small island, and you're banning kites.",
      "Bare background, stern face: 'And THAT,' you say, 'is where I left the elephant.'",
      "Nothing behind you, no smile: I don't know what you're selling, but I've already signed.",
      'Nothing behind you, no smile: hang this in a corridor and people will stop RUNNING.',
    ],
  },
  closers: {
    'framing.off-centre+strength.smile': [
      'You stood in the wings, {name}, and that smile still stole the show. Star.',
    ],
    'framing.far+strength.smile': [
      'From two streets away that smile still beat me. Imagine it up close. Magnificent.',
    ],
    'framing.tilted+strength.smile': [
      'The whole photo leaned, the furniture slid, and that smile never spilled a drop. Star.',
    ],
    'framing.close+strength.smile': [
      'You stormed my screen, and with that gorgeous smile you may keep it. Here are the keys.',
    ],
    'sharpness.soft+strength.smile': ['The blur tried to bury that smile, {name}. Big mistake. Great smile.'],
    'sharpness.soft+strength.light': [
      "The hands shook like maracas, the light was pure opera. You've got taste, {name}.",
    ],
    'framing.off-centre+sharpness.crisp': [
      "Hide wherever you like: that perfect focus hunts you down and gives you an award. You've earned it.",
    ],
    'framing.tilted+strength.composure': [
      "Everything's sliding off this photo, apart from you, calm as a captain. Bravo.",
    ],
    'framing.far+strength.light': [
      'A speck, {name}, but the best-lit speck in the history of specks. Pure class, great light.',
    ],
    'framing.turned+strength.light': [
      'You turned to the side and straight into glorious light. What an exit. What a star.',
    ],
  },
};
