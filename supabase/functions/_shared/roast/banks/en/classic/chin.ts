/** A head that is tipped down or up. Data only. */
import type { TopicLines } from '../../types.ts';

export const chin: TopicLines = {
  headlines: {
    'framing.chin-down': [
      'A bow to nobody in particular',
      'Reading the small print on your own jumper',
      'Somebody dropped a screw',
      'Head down, maths test',
      'The floor must be fascinating',
      'Wanted: one earring',
      'The door said pull',
    ],
    'framing.chin-up': [
      'As read off a departures board',
      'Seat: front row. Screen: enormous.',
      'Somebody said "spider"',
      'Rounding up to the nearest metre',
      'Tall enough to ride',
      'One sniff from finding dinner',
      'It was on the top shelf',
    ],
  },
  openers: {
    'framing.chin-down': [
      "Your chin's down like somebody's asked who can stay behind and stack the chairs.",
      "You've lowered your head like a bull who's read the sign and is still thinking about it.",
      "Chin down: you've posed for this one like a person texting under a table.",
      'Head down, like someone walking into the rain with a library book up their jumper.',
      'You\'ve tipped your head forward, and I nearly said "bless you".',
      "Your head's down like you've heard a coin drop and you know it was yours.",
      'Chin down, like someone pushing a door that says pull.',
    ],
    'framing.chin-up': [
      "Your chin's up like you're reading the menu over the counter with a queue behind you.",
      "Chin up, like somebody's just said \"don't look, but there's a spider\".",
      "You've tipped your head back like the last crisps are in the corner of the bag.",
      'Chin up: this photo was taken in the front row of a very large cinema.',
      "You've raised your chin like a cat who's heard a tin three rooms away.",
      "Chin up, like you've been asked your height and you're rounding up.",
      'Chin up, like someone in a swimming pool who only came for the photo.',
    ],
  },
  truths: {
    'framing.chin-down': [
      "Your chin's down like you're checking whether the zoo noticed you've got a penguin in your jacket.",
      "You've got your head down like a person who's built a wardrobe and has one screw left over.",
      "Your chin's gone down like the lift doors opened on your old maths teacher.",
      "Your head's down like the waiters are coming out singing, and it isn't your birthday.",
      'Chin down, like someone trying to read their own name badge upside down.',
      "You've lowered your head like somebody in the front row when the magician wants a volunteer.",
      'Chin down, like someone checking their shirt for sauce after saying "I never spill".',
      "Your chin's tucked in like the zip's going all the way up, and you remember last time.",
      "You've bowed your head like the wifi password's written on the table leg.",
      "Your head's down like the answers are on your shoe and the exam's started.",
      "Your head's down like you're hunting for the right key, it's raining, and it's the last one.",
      "Chin down, like a chess player who's just noticed what the bishop's been up to.",
    ],
    'framing.chin-up': [
      "Chin up, like someone whose balloon got away and who's decided to be fine about it.",
      "Your chin's up like someone carrying a cake past a dog.",
      "Your head's tipped back like the last cornflakes won't leave the bowl.",
      "You've lifted your chin like a person pretending to know which star that is.",
      "Your chin's up like the shuttlecock's on the roof and it was your serve.",
      "Your chin's up like you're wearing a white shirt and somebody's brought spaghetti.",
      'Chin up, like a tourist whose guide has just gone round the corner with the umbrella.',
      "Your chin's up like you're at a concert, right behind the one tall person.",
      "Chin up, like you're working out who burnt the toast by nose alone.",
      "You've stretched your chin up like the other queue's just started moving.",
      "You've raised your chin like the delayed train's just moved up one line on the board.",
      'That\'s the chin of a person who\'s been told "it was on the top shelf a minute ago".',
    ],
  },
  closers: {
    'framing.chin-down+strength.light': [
      "You put your head down and still ended up in the best light. That's instinct, {name}.",
    ],
    'framing.chin-down+strength.composure': [
      "Head down, nerves steady. You'd be good to have in the last minute of anything.",
    ],
    'framing.chin-up+strength.light': [
      "You put your chin up, and the good light was right there. That's an eye for a spot.",
    ],
    'framing.chin-up+strength.composure': [
      "Chin up, not a flicker. That's real calm, and the rest of us would like some.",
    ],
  },
};
