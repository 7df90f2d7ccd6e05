/** Facts of the face that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsFace: TopicLines = {
  headlines: {
    'eyes.one-shut+mouth.half-smile': ['A twinkle with a plan'],
    'brows.raised+mouth.half-smile': ['Well, well, well, said the robin'],
    'eyes.wide+mouth.open': ['Oh my goodness, in one picture'],
    'expression.serious+gaze.down': ['Thinking, with one’s shoes'],
    'expression.tense+mouth.pressed': ['Holding it all in, bless you'],
    'expression.smile+gaze.aside': ['Somebody over there’s being nice'],
  },
  openers: {
    'expression.serious+gaze.up': ['You’re looking up so gravely that I think a cloud has asked for advice.'],
    'eyes.one-shut+mouth.half-smile': [
      'A wink and a bit of a smile! I’ve put my coat on, where are we going?',
    ],
    'eyes.wide+mouth.open': ['You look like the circus has just turned into your street.'],
    'expression.surprised+gaze.aside': ['Oh! What was that? I’ll hold your hand while we look.'],
    'expression.tense+gaze.camera': ['You’re looking at me with such worried brows. I promise it’s only me.'],
    'expression.sleepy+gaze.down': ['Your eyes are on their way down to the pillow. I’ll finish quickly.'],
  },
  truths: {
    'expression.serious+gaze.down': [
      'You look like you’re reading a bedtime story to your slippers, and it’s a sad one.',
    ],
    'expression.serious+gaze.up': [
      'You’re so solemn, up there with your thoughts. Do they have a little table?',
    ],
    'expression.serious+gaze.camera': [
      'You look at me so earnestly that I’ve tucked my shirt in. I’m a paragraph.',
    ],
    'expression.serious+brows.raised': [
      'You look like a teacher who’s found a frog in the desk and quite likes it.',
    ],
    'expression.neutral+gaze.camera': [
      'You’re looking at me like a cow looks over a fence, and I mean it as a compliment. It’s so peaceful.',
    ],
    'expression.neutral+gaze.aside': ['You’ve got the calm of somebody watching other people’s luggage.'],
    'expression.neutral+gaze.up': [
      'You’re looking at the sky like you’ve got nowhere to be and it’s got nowhere to go.',
    ],
    'expression.sleepy+gaze.down': ['Your eyes have found the way to bed on their own. Clever things.'],
    'expression.sleepy+mouth.open': ['I think I’ve caught you on the way to a yawn. I’ll meet you there.'],
    'expression.sleepy+gaze.camera': [
      'You’re looking at me like I’m the end of a very nice, very long film.',
    ],
    'expression.surprised+gaze.aside': ['You look as though a deer’s just walked into the kitchen.'],
    'expression.surprised+gaze.up': ['It’s got to be a hot-air balloon. It’s got to be.'],
    'expression.surprised+mouth.open': [
      'Such a round, delighted "oh"! I’d like to give you another present.',
    ],
    'expression.tense+gaze.up': ['You’re frowning at the sky as if it’d promised to stay dry.'],
    'expression.tense+mouth.pressed': [
      'Let your brows go, let your lips go. There. Now there’s room for a biscuit.',
    ],
    'expression.tense+gaze.camera': [
      'You’re looking at me like a tricky knot. I’d help, but I’m the string.',
    ],
    'expression.smile+gaze.aside': [
      'You’re smiling so nicely at whatever’s next to me that I’ve shuffled over.',
    ],
    'expression.smile+gaze.down': ['You’re smiling down at something small. I hope it smiled back.'],
    'expression.big-smile+eyes.squint': [
      'Your smile’s so big that it’s pulled the blanket up over your eyes.',
    ],
    'expression.big-smile+gaze.aside': [
      'Somebody beside you is very, very funny. Please thank them from all of us.',
    ],
    'expression.big-smile+gaze.down': ['Laughing at your own feet! They do their best, you know.'],
    'brows.raised+mouth.half-smile': [
      'You look like someone who’s been told a fib by a five-year-old with cake on the chin.',
    ],
    'brows.raised+mouth.pressed': ['You’re not saying it, and you’re not saying it so kindly.'],
    'brows.raised+mouth.puckered': ['You look like a piccolo player who’s just heard the good news.'],
    'brows.raised+mouth.open': ['It’s the face of somebody whose sandwich came with a second sandwich.'],
    'eyes.one-shut+mouth.half-smile': [
      'It’s half a smile and half a blink, and it adds up to one whole rascal.',
    ],
    'eyes.one-shut+mouth.puckered': ['You look like you’ve tried my soup. I’ll put less lemon in.'],
    'eyes.one-shut+mouth.open': ['I think a sneeze was coming. Bless you, in advance.'],
    'eyes.wide+mouth.open': ['Somebody’s lifted the lid off the cake, I can tell.'],
    'eyes.wide+mouth.pressed': [
      'You’ve seen the present, and you’ve promised not to tell. You’re doing so well.',
    ],
    'eyes.squint+mouth.pressed': ['You look like you’re threading a needle on a bus.'],
    'eyes.squint+mouth.half-smile': ['You’re twinkling at me like an uncle with a coin behind my ear.'],
    'gaze.up+mouth.open': ['Head in the clouds, mouth open for snowflakes. A very good plan.'],
    'gaze.up+mouth.puckered': ['You’re whistling at the birds, and I think one’s writing it down.'],
    'gaze.aside+mouth.pressed': ['You’re looking away with your lips shut tight. Was it the good jam?'],
    'gaze.aside+mouth.half-smile': ['You look like you’ve just let the dog have your crust, and nobody saw.'],
    'gaze.down+mouth.half-smile': ['You’ve got the smile of someone who’s hidden a note in a lunchbox.'],
    'repeat.expression+expression.serious': [
      'So serious, once more. I’ve started bringing my best manners from home.',
    ],
    'repeat.expression+expression.neutral': [
      'That same quiet face. I’ve come to look forward to it, like the shipping forecast.',
    ],
    'repeat.expression+expression.big-smile': [
      'That big smile came back! I’d left the door open, just in case.',
    ],
  },
  closers: {
    'expression.big-smile+gaze.camera': [
      'You looked right at me and smiled with all you’ve got. What a lovely thing to be given, {name}.',
    ],
    'expression.smile+gaze.camera': [
      'A gentle smile, straight to me. I’ll carry it about all day, it’s so kind.',
    ],
    'expression.serious+gaze.camera': [
      'You looked at me so honestly, {name}, with nothing put on. It’s a strong, quiet kind of beautiful.',
    ],
    'expression.neutral+gaze.camera': [
      'You just looked, calmly, and let me look back. That was good company.',
    ],
    'expression.surprised+gaze.camera': [
      'You met me with wide-open wonder. The world deserves to be looked at like that, and you do it beautifully.',
    ],
    'eyes.one-shut+strength.smile': [
      'For that wink and that smile you may have the bigger half of everything. Lovely.',
    ],
    'gaze.aside+strength.smile': [
      'You looked away, and left me your smile to mind. I’ve taken good care of it, it’s precious.',
    ],
    'gaze.down+strength.composure': [
      'Your eyes were lowered, and such a calm came up from you. It’s a gift, {name}.',
    ],
  },
};
