/** Product categories with reasons, never brands, for hair, the basics and the next photo. Data only. */
import type { Products } from '../../types.ts';

type OtherNeed = 'hair' | 'basics' | 'light' | 'sharpness' | 'framing' | 'background' | 'expression';

export const photoProducts: Pick<Products, OtherNeed> = {
  hair: [
    {
      category: 'Mild everyday shampoo',
      whys: [
        "Fresh roots, calm scalp, no squeak. Hair isn't a dish.",
        "It does one job and doesn't shout about it.",
      ],
    },
    {
      category: 'Light conditioner for the lengths',
      whys: [
        'From the ears down, two minutes, done: your comb will write you a thank-you card.',
        'For strands that have started careers of their own.',
      ],
    },
    {
      category: 'Satin pillowcase',
      kind: 'pillowcase',
      whys: [
        'Hair slides all night instead of arguing.',
        'Fancy enough for royalty, practical enough for bed hair.',
      ],
    },
  ],
  basics: [
    {
      category: 'Gentle face wash',
      level: 'starter',
      kind: 'cleansing',
      whys: [
        'Step one of everything. It asks for thirty seconds and gives you a fresh start.',
        'It does one thing, twice a day, and never asks for applause.',
        'It takes the day off your face and leaves your face where it was.',
        "The opening act of every routine, and it's over before the song is.",
      ],
    },
    {
      category: 'Simple everyday moisturiser',
      level: 'starter',
      kind: 'cream',
      whys: [
        'The friend who always shows up. Morning and evening, a pea-sized bit of it.',
        'No perfume, no promises, no nonsense. It just works.',
        'It keeps soft skin soft, twice a day, without a speech.',
        "The one jar on the shelf with no big plans. That's why it stays.",
      ],
    },
    {
      category: 'Sun cream that you like to wear',
      kind: 'sun-cream',
      whys: [
        "The best one is the one that you don't leave in the bag.",
        "Every good routine ends with it. Even clouds can't change my mind.",
        "If you like the feel of it, you'll wear it. That's the entire science.",
        'Bright day or grey day, it does the same quiet shift.',
      ],
    },
    {
      category: 'Labels for opened bottles',
      level: 'seasoned',
      whys: [
        'Write down the day that you opened it, and nobody outstays their welcome.',
        "For a shelf where you've forgotten who moved in when.",
        'A date on the lid, and no more sniffing and guessing.',
        "You'll want to know when this was opened. The bottle won't tell you.",
      ],
    },
    {
      category: 'Small tray for the daily few',
      level: 'seasoned',
      whys: [
        'What fits on it is the routine. The rest is a collection.',
        'It turns a whole shelf into one decision.',
        'A small stage for the regulars, and an exit for the extras.',
        "Lift it, wipe under it, put it back: the shelf's tidy.",
      ],
    },
  ],
  light: [
    {
      category: 'Small daylight lamp',
      when: ['light.fair', 'light.uneven', 'light.dim'],
      whys: [
        "For evenings when the window's out of service. In front of you, not above.",
        'Soft light on demand, no negotiating with the weather.',
        "It's an afternoon with a switch.",
        'A small sun for the desk, and it never sets halfway through a photo.',
      ],
    },
    {
      category: 'Thin white curtain',
      when: ['light.harsh', 'light.hard'],
      whys: [
        'It turns hard sun into the soft light that photographers pay for.',
        'The oldest filter in the world, and it needs no update.',
      ],
    },
    {
      category: 'Big sheet of white card',
      when: ['light.fair', 'light.uneven'],
      whys: [
        'Prop it up opposite the window, and the dark side gets some light as well.',
        'A studio reflector for the price of a snack.',
        'It hands light to whichever part got less, and never asks for a turn.',
        'Stand it opposite the lamp, and one lamp does the work of two.',
      ],
    },
    {
      category: 'Soft white lampshade',
      when: ['light.harsh', 'light.hard'],
      whys: ['Bare bulbs shout. This teaches them to talk.', 'Same lamp, better manners.'],
    },
    {
      category: 'Brighter bulb for the lamp by the mirror',
      when: ['light.dim'],
      whys: [
        'More light where you stand, and the camera can stop guessing.',
        'Ten seconds of work, and every evening gets a better view of you.',
      ],
    },
  ],
  sharpness: [
    {
      category: 'Microfibre lens cloth',
      whys: [
        'Some blur is just lunch. Wipe it off.',
        'It costs less than a coffee and upgrades every camera you own.',
      ],
    },
    {
      category: 'Phone grip',
      whys: [
        'A steady hand, delivered in a small ring.',
        'It holds the phone, so that your hand can think about lunch.',
      ],
    },
  ],
  framing: [
    {
      category: 'Small phone stand or tripod',
      whys: [
        'It holds the phone level and at eye height, and it never gets bored.',
        'The patient photographer friend that everybody wants.',
      ],
    },
    {
      category: 'Remote shutter',
      when: [
        'framing.close',
        'framing.tilted',
        'framing.turned',
        'framing.chin-down',
        'framing.chin-up',
        'framing.off-centre',
      ],
      whys: [
        'Step back, settle down, click. No arm in the picture, no acrobatics.',
        'So that you can frame first and relax afterwards.',
      ],
    },
  ],
  background: [
    {
      category: 'Plain sheet as a backdrop',
      whys: [
        'Two clips, one sheet, and whatever is behind you goes on holiday.',
        "It's a wall that folds up.",
      ],
    },
    {
      category: 'Hooks that leave no holes',
      when: ['background.busy'],
      whys: [
        'They hold a plain cloth behind you and keep the secret.',
        "For the corner that's about to become your studio.",
      ],
    },
    {
      category: 'Big storage basket',
      when: ['background.busy'],
      whys: [
        'Everything goes in, the photo gets taken, everything comes out again.',
        'Tidying up for people with four seconds.',
      ],
    },
  ],
  expression: [
    {
      category: 'Warm eye compress',
      whys: [
        'Ten minutes of warmth, and the whole face moves down a gear.',
        "It's a blanket for your eyes, and nobody can ask them to read anything.",
      ],
    },
    {
      category: 'Page-a-day joke calendar',
      whys: [
        'One bad pun before the shutter beats every filter on the phone.',
        'Laughing is the best posing coach, and this one comes with dates.',
      ],
    },
  ],
};
