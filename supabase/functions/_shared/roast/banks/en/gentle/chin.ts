/** A head that is tipped down or up. Data only. */
import type { TopicLines } from '../../types.ts';

export const chin: TopicLines = {
  headlines: {
    'framing.chin-down': [
      'Lost: one contact lens',
      'Somebody dropped a biscuit',
      'Mind the puddle',
      'Counting the tiles',
      'A bow, held politely',
      'New shoes, by the look of it',
      'Ssh, last page',
    ],
    'framing.chin-up': [
      'Was that a plane?',
      'The top shelf has the good biscuits',
      'Tall enough for the ride',
      'Smells like pancakes up here',
      'Keeping above the water',
      'A drop of rain, surely',
      'The front row at the pictures',
    ],
  },
  openers: {
    'framing.chin-down': [
      "You've tipped your chin down like someone reading the last page under the desk.",
      "Your head's down as if somebody had just dropped a tiny screw on the carpet.",
      "Chin down: it's how people say hello to a very small dog.",
      "You've lowered your chin like a person carrying soup, and the bowl's full.",
      'With your chin down like that, I take it the shoelace is the news of the day.',
      "You've come to the photo head first, like someone halfway into a jumper.",
      "Your chin's tucked in, like everybody's at the bus stop in November.",
    ],
    'framing.chin-up': [
      "You've lifted your chin like someone who's smelled toast two floors up.",
      'Chin up, as if the good biscuits were on the top shelf.',
      "Your chin's up like a child's being measured against the door frame.",
      'You\'ve got your chin up as if somebody had said "was that a drop of rain?"',
      "You're holding your head like a swimmer who's promised to keep their hair dry.",
      'Chin up, like somebody waiting for the departures board to change.',
      "You've raised your chin like a person who's about to be asked who baked this.",
    ],
  },
  truths: {
    'framing.chin-down': [
      "Your chin's down like the pilot's just asked if anybody here can fly.",
      "Your chin's down like somebody's said \"you've spilt a bit of curry there. No, lower.\"",
      "You've tucked your chin in like a tortoise who's just been told there's a meeting.",
      "Your chin's down like you're waiting over a birthday cake and the singers have found a second verse.",
      "You've tipped your head the way you'd listen to a very small child tell a very long dream.",
      "Your chin's down like the teacher's asked for volunteers and you've noticed what lovely shoes you've got.",
      "You've got your head down like someone who's spotted a coin and can't tell if it's glued on.",
      "You're tucking your chin in like it's the party game with the orange. You're winning.",
      "Chin down: that's the nod people give a neighbour whose name they should know by now.",
      "Head down, like someone who's dropped a pea at dinner and is hoping nobody counted.",
      "Your chin's down like a person walking home on ice, one brave penguin step at a time.",
      "Your head's bowed like you've just been knighted. You may get up now.",
    ],
    'framing.chin-up': [
      'Chin up, like the one person in the lift who watches the floor numbers. There are two.',
      "You've lifted your chin like a kid at the rollercoaster's height sign. You may ride.",
      "Chin up, like you're catching popcorn in your mouth and the first nine don't count.",
      'Your chin\'s up like you\'ve heard the word "cake" through a wall.',
      "You've put your chin up like someone wading into the sea who's reached the cold bit.",
      "Chin up, like somebody who got the very front row at the cinema and won't admit it.",
      "You're holding your chin up like a parent's zipping your coat right to the top.",
      "Your chin's up like you're reading the board at the chip shop, and it's nearly your turn.",
      "Your chin's up like there's one cobweb left and nobody's going home until it's gone.",
      "You're holding your head like there's a paper crown on it, and it keeps slipping.",
      "You've tipped your head back for the last drop of juice in the carton. It's a long wait.",
      "You've lifted your chin like a meerkat with a good feeling about today.",
    ],
  },
  closers: {
    'framing.chin-down+strength.light': [
      "Your chin went down and the light found you all the same. It's lovely on you.",
    ],
    'framing.chin-down+strength.composure': [
      "Head down, and calm as a pond at six in the morning. That's a lovely thing to have.",
    ],
    'framing.chin-up+strength.light': [
      "You lifted your chin and met the good light halfway. It's beautiful there.",
    ],
    'framing.chin-up+strength.composure': [
      "Chin up and perfectly calm, like someone who's got time for everybody. It's lovely to see.",
    ],
  },
};
