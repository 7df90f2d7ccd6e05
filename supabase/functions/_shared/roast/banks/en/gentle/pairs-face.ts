/** Facts of the face that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsFace: TopicLines = {
  openers: {
    'expression.tense+gaze.camera': ["You're looking at me with such worried brows. I promise it's only me."],
  },
  truths: {
    'expression.serious+gaze.camera': [
      "You're looking at me like I'm the pilot and I've just sat down next to you, with peanuts.",
      'You\'re looking at me like I said "I\'m not hungry" and then reached for your noodles.',
      "You're looking at me like I'm a jar and you've already tried hot water.",
      "You look me so firmly in the eye that I've told you the truth about the plant.",
      "You look at me so earnestly that I've tucked my shirt in. I'm a paragraph.",
      "You're looking at me like I'm a toddler with a marker, and you've just painted.",
      "You're looking at me like I'm the one who said \"it isn't far\" two hours ago.",
      "You're looking at me like the music's just stopped and I'm the last chair.",
    ],
    'expression.neutral+gaze.camera': [
      "You're looking straight at me like I'm the safety video and you've flown before.",
      'You\'re looking straight at me like I\'ve said "long story short", and then "so, in 1987".',
      "You're looking straight at me like I'm a film and you can't tell if you've seen it before.",
      "You're looking right at me the way people look at a kettle: no hurry, but they're watching.",
    ],
    'expression.sleepy+gaze.camera': [
      "You're looking straight at me with both eyes, about half of each.",
      "You're looking at me like I'm page one of a bedtime story, and you won't make page two.",
    ],
    'expression.tense+gaze.camera': [
      "You're frowning at me like you're up the ladder and I've let go to wave.",
      "You're looking at me like a tricky knot. I'd help, but I'm the string.",
      "You're frowning at me like I'm the soup you ordered, and I've just blinked.",
      "You're looking at the camera like it's asked for a volunteer.",
    ],
    'repeat.expression+expression.serious': [
      "So serious, once more. I've started wearing a tie to open your photos.",
    ],
    'repeat.expression+expression.neutral': [
      "The same quiet face again: I've hung them in a row, and it's the calmest hallway in town.",
      "That same calm look: you're like a lake that's heard about waves and wished them well.",
    ],
  },
  closers: {
    'expression.big-smile+gaze.camera': [
      "You looked right at me and smiled with all you've got. What a lovely thing to be given, {name}.",
    ],
    'expression.smile+gaze.camera': [
      "A gentle smile, straight to me. I'll carry it about all day, it's so kind.",
    ],
    'expression.serious+gaze.camera': [
      "You looked straight at me, {name}, without putting on a show. It's a strong, quiet kind of beautiful.",
    ],
    'expression.neutral+gaze.camera': [
      'You just looked, calmly, and let me look back. That was good company.',
    ],
    'expression.surprised+gaze.camera': [
      'You met me with wide-open wonder. The world deserves to be looked at like that, and you do it beautifully.',
    ],
  },
};
