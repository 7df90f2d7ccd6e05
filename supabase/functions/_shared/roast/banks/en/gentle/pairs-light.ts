/** Light with other facts that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsLight: TopicLines = {
  headlines: {
    'expression.serious+light.dim': ['A very solemn den'],
    'expression.big-smile+light.dim': ["Someone's giggling under the blanket"],
    'expression.sleepy+light.dim': ['The curtains and the lids are down'],
    'expression.sleepy+light.harsh': ['Who opened the curtains?'],
    'light.dim+sharpness.soft': ['A dream, just before you forget it'],
    'expression.surprised+light.dim': ['Was that the stairs?'],
    'light.great+sharpness.soft': ['Lovely light, wobbly hug'],
    'light.great+framing.far': ['Beautiful light, tiny guest'],
  },
  openers: {
    'expression.serious+light.dim': [
      "So dark and so serious; I've folded my hands and sat down at the back.",
    ],
    'expression.big-smile+light.dim': [
      "I couldn't find the light switch, but I found your smile, and that did nicely.",
    ],
    'expression.sleepy+light.dim': [
      "It's dark, you're sleepy, and I feel like I should be tucking in this photo.",
    ],
    'expression.sleepy+light.harsh': [
      "Your eyes aren't quite up, and the light's already jumping on the bed.",
    ],
    'expression.surprised+light.harsh': [
      'All that light at once! You look like a mouse when the pantry opens.',
    ],
    'expression.tense+light.harsh': [
      "The light's being so loud that even your brows have covered their ears.",
    ],
    'light.dim+framing.close': ["It's dark and you're very near. Shall we tell each other secrets?"],
    'light.uneven+framing.off-centre': [
      "The light's on one side, and you're off the middle. You two should meet.",
    ],
    'expression.neutral+light.great': [
      "Such lovely light, and you're resting in it like a cat that doesn't owe anyone anything.",
    ],
  },
  truths: {
    'expression.serious+light.dim': [
      'So stern, and so little light: you look like the one who says "nobody panic" when nobody was.',
      "So dark and so serious: you look like you've been sent down to ask the cellar what it wants.",
      "It's dark and you're serious: you look like you're guarding the fuse box.",
    ],
    'expression.big-smile+light.dim': [
      "It's dark, and you're beaming like somebody behind the sofa at a surprise party.",
      "Your smile's doing all the work in here. Somebody get it a lamp and a sandwich.",
    ],
    'expression.sleepy+light.dim': [
      "So dark, and such heavy eyes: I feel like I've opened the wrong tent.",
      "So dark, and your eyes so low: I've been whispering, and I've just stood on a squeaky toy.",
    ],
    'expression.neutral+light.dim': [
      "It's so quiet and dark in this photo that I think I heard a sock being folded.",
    ],
    'expression.surprised+light.dim': [
      'So dark, and so startled: you look like the pile of washing just said "bless you".',
      'You look like the wardrobe just wished you goodnight.',
    ],
    'expression.surprised+light.harsh': [
      "Somebody's lifted the lid off, and you look just like the little cake inside.",
    ],
    'expression.serious+light.harsh': [
      "The light's shouting, and you look like you've asked it to use its words.",
      "The light's shouting, and you look like you're waiting for it to put its hand up.",
      "The light's much too loud, and you're looking at it like a librarian.",
    ],
    'expression.tense+light.harsh': ["You're frowning at that bright light like it's chewing."],
    'expression.neutral+light.harsh': [
      "The light's screaming, and you look like it's somebody else's toddler.",
      "That light's roaring like a hand dryer, and you look like you're thinking about lentils.",
    ],
    'expression.serious+light.uneven': [
      "Half lit and so very serious: all right, I'll tell you everything. It was me. I moved the sofa.",
      'Half in shadow, and so stern: the hedgehogs have sent you to talk about the lawn.',
      'Half in shadow and not a smile: you look like the villain in a film about sharing.',
      "One cheek lit, and no smile: you're like a very polite detective who's worked out it was the cat.",
      "Half in shadow and so serious: you look like you're about to tell me where the biscuits are buried.",
      "One side bright, and not a smile: you look like a lighthouse keeper who's heard a strange quack.",
      "Half in the dark, and so serious: you look like you've waited up to ask the cat where it's been.",
      "Half in shadow, and no smile: you look like you've got a secret plan and a guinea pig on your lap.",
      "Half lit and so serious: you look like you've gathered us all in one room to say who left the lid off.",
      "Half lit, wholly serious: you look like you're about to read us the rules of the campsite.",
    ],
    'expression.smile+light.uneven': [
      'Half lit, with a little smile: you told Martin it was a costume party, and here comes Martin.',
      "Half in shadow and smiling: as far as I can tell, the frog's already in the teapot.",
      "Half lit and smiling: you look like you're waiting behind the door with the cake.",
    ],
    'expression.neutral+light.great': [
      'The light\'s gone down on one knee, and you look like you\'ve said "let me check".',
      "The light threw you a party, and you look like you've come about the boiler.",
      'The light brought flowers, and you\'ve said "just put them anywhere".',
    ],
    'expression.serious+light.great': [
      'The light\'s singing you "Happy Birthday", and you look how everyone looks during "Happy Birthday".',
      "Such lovely light, and you look like it's just got out its guitar.",
      "Such soft light, and you look like a kitten who's been made head of security.",
      "Such gorgeous light, and you look like it's parked in your space.",
      "Light this soft, and you look like you've come to inspect the cushions.",
    ],
    'expression.sleepy+light.great': [
      'Such lovely light, and your eyelids are going round it saying "we close in ten minutes".',
      "Such lovely light, and your eyelids look like the museum's got one more floor.",
    ],
    'expression.tense+light.great': [
      "Such lovely light, and that frown: you look like they've baked you a cake, and you've seen the kitchen.",
      "The light's a warm bath, and by the look of your brows there's already somebody in it.",
      'Such gentle light, and you look like it\'s asked you to spell "rhythm".',
      "Such lovely light, and that frown: you've got the window seat, and the child behind you has a trumpet.",
      'Such lovely light, and your brows are working out who to thank, and in which order.',
    ],
    'light.dim+sharpness.soft': [
      "Dark and blurry: it's like meeting you through a cardigan.",
      "Dark and blurry: I've got it down to you or a very friendly bush.",
    ],
    'light.dim+sharpness.crisp': ['So dark, and so sharp: this photo could find the end of the sticky tape.'],
    'light.dim+framing.far': [
      "You're far off, and it's dark. I've shouted \"dinner!\" and I'll see who comes.",
    ],
    'light.dim+framing.close': ["So dark and so close up: I think I'm in your pocket."],
    'light.dim+background.dark': [
      "It's dark here and dark behind you. I only found you by the sound of the crisps.",
      'Dark in front, dark behind: so this is what a raisin sees.',
    ],
    'light.harsh+framing.close': [
      "So bright and so near: this is how a splinter feels when Mum's got the tweezers.",
    ],
    'light.harsh+background.bright': [
      'Bright in front and bright behind: you look like the last egg in a very clean fridge.',
    ],
    'light.harsh+sharpness.crisp': [
      "So bright and so sharp: if this were a jigsaw, it'd be four thousand pieces and no sky.",
    ],
    'light.uneven+framing.off-centre': [
      'Half lit and off the middle: the light and the camera both rang next door first.',
    ],
    'light.great+sharpness.soft': [
      'The light got dressed up for you, and then the camera tripped on the carpet.',
    ],
    'light.great+framing.far': [
      "All that lovely light, and you're at the back, as if you'd bought the front seat for your coat.",
    ],
    'light.great+framing.off-centre': [
      "Such lovely light, and you've left it the middle, like a host who eats in the kitchen.",
    ],
  },
  closers: {
    'light.dim+strength.smile': [
      'In all that dark, {name}, your smile was the one lamp that was on. A lovely one.',
      "I found my way out by your smile. Thank you, it's a good one.",
    ],
    'light.harsh+strength.smile': [
      'The light was much too bright, but your smile was exactly bright enough. Wonderful.',
    ],
    'light.uneven+strength.smile': ['The light reached half of you. The smile reached all of me. I love it.'],
    'light.dim+gaze.camera': [
      "I couldn't see much, but I could see you looking back. That was the best part.",
    ],
    'light.harsh+gaze.camera': [
      "Such a loud light, and you looked at me so calmly through it all. That's a real strength, {name}.",
    ],
    'light.dim+strength.composure': ["You sat there in the dark as calm as the moon. It's a beautiful calm."],
    'light.harsh+strength.composure': [
      "The light made such a noise and you stayed so calm. I'd like to sit near you in a storm.",
    ],
    'light.dim+sharpness.crisp': [
      "A steady hand in the dark, {name}. People would follow a hand like that, and it's a good one.",
    ],
  },
};
