/** A head that is tipped down or up. Data only. */
import type { TopicLines } from '../../types.ts';

export const chin: TopicLines = {
  headlines: {
    'framing.chin-down': [
      'The bull has entered the photo',
      'Behold, a dramatic bow',
      'WHO dropped the earring?',
      'Charging at the lens',
      'Boss level: school canteen',
      'Curtain call, no curtain',
      'Headfirst into FAME',
    ],
    'framing.chin-up': [
      'All rise for the chin',
      'A statue, minus the pigeon',
      'I smell PIZZA',
      'Fit for a banknote',
      'The anthem, for fourth place',
      'Coming up for air',
      'High note incoming',
    ],
  },
  openers: {
    'framing.chin-down': [
      "You've lowered your head like a bull who's just met a red jumper.",
      "Chin DOWN, like the villain who knows what's in the second suitcase.",
      "You've bowed already! I haven't even started the applause!",
      "You've come in head first, like a penguin off an iceberg.",
      'Chin down, like someone about to say "we meet again" to a vending machine.',
      'Head DOWN! The last biscuit rolled under the sofa, and this is now a rescue.',
      "Chin down! Somebody's been told to find the remote or there's no film night.",
    ],
    'framing.chin-up': [
      "You've raised your chin like the anthem's playing and you came fourth.",
      "Chin UP, like a statue that's still waiting for its horse.",
      "You've tipped your head back like an opera singer with one note left and a bus to catch.",
      "Somebody's opened a pizza box in the next building, and your chin got there first.",
      'Chin up, like the face on a banknote from a country with ONE café.',
      "Chin up, like a rooster who's about to ruin everybody's SUNDAY.",
      "You've lifted your chin like someone who's just been told the cake's for THEM.",
    ],
  },
  truths: {
    'framing.chin-down': [
      "Head bowed, like a magician who's put a hand in the hat, and something's SHAKEN it.",
      "Chin down, like a hero in the rain who's just remembered the WASHING.",
      'Your chin\'s gone down like you\'ve been handed the phone with "say hello to your aunt".',
      "Your head's down like you said 'I don't sing', and that's your intro.",
      "You've gone chin down like a detective who's found a crumb. ONE crumb. It's a muffin.",
      'Chin down, like the last one left in dodgeball, and everybody else has a BALL.',
      "You've bowed like somebody after forty minutes on the RECORDER.",
      "Your chin's down like somebody's asked who finished the milk, and you've got the MOUSTACHE.",
      'Your head\'s down like you\'ve just said "watch this" and met the ICE.',
      'Your head\'s down like the exam says "turn over" and there\'s a page SEVEN.',
      "You've lowered your head like a rhino who's smelled a picnic.",
      "Your head's down like a bull that's seen the red jumper, and it's in the SALE.",
    ],
    'framing.chin-up': [
      'You\'ve raised your chin like the judge said "four" and you heard "TEN".',
      "You've lifted your chin like a soloist, and it's the TRIANGLE.",
      "Chin up, like the captain of a ship, and the ship's a PEDALO.",
      "Chin up, like somebody swimming who's just had their hair DONE.",
      "That's the chin of a person who's never lost at bowling. It's their FIRST time.",
      "Your chin's up like you're being crowned, and the crown's still on the BUS.",
      "Chin up, like a superhero whose cape's caught in the REVOLVING DOOR.",
      "You've tipped your head back like there's a seagull up there and it's got YOUR chips.",
      'Your head\'s back like the hairdresser said "relax" and the water\'s ICE.',
      "Chin up, like you've won the raffle and nobody's told you it's a TURNIP.",
      "You've gone chin up like a llama who's been asked to SHARE.",
      "Chin up: that's how explorers greet a mountain, and how you greet the top shelf of the FRIDGE.",
    ],
  },
  closers: {
    'framing.chin-down+strength.light': [
      "Head down like a bull, lit like a STAR. I'd let you into any arena.",
    ],
    'framing.chin-down+strength.composure': [
      'Head down, and calm as a sleeping dragon. I respect that, from back here.',
    ],
    'framing.chin-up+strength.light': [
      'Chin to the sky, in gorgeous light. Somebody fetch a plinth, {name}.',
    ],
    'framing.chin-up+strength.composure': [
      "Chin up, not one nerve showing. That's presence, and it deserves a statue.",
    ],
  },
};
