/** Product categories with reasons. Never brands. Data only. */
import type { Products } from '../../types.ts';

export const products: Products = {
  evenness: [
    {
      category: 'Daily sun cream, SPF 30 or more',
      whys: [
        'Sun is the loudest voice in the uneven-tone debate. This turns off its microphone.',
        'Nothing keeps a tone together like shade in a tube, and it works while you forget about it.',
      ],
    },
    {
      category: 'Vitamin C serum',
      who: 'adult',
      whys: [
        'It brings a bit of brightness and helps the tone to agree with itself.',
        'Think of it as a morning coffee for a tired tone.',
      ],
    },
    {
      category: 'Light moisturiser with glycerin',
      who: 'teen',
      whys: [
        'Well-hydrated skin reflects light evenly. No magic ingredient needed.',
        'Comfortable skin looks more even. That is the whole trick, and it is a cheap one.',
      ],
    },
  ],
  spots: [
    {
      category: 'Mild gel cleanser',
      whys: [
        'Washes off the day without starting a fight with your skin barrier.',
        'Twice a day, thirty seconds, lukewarm: the least exciting thing that works.',
      ],
    },
    {
      category: 'Hydrocolloid patches',
      whys: [
        'They cover a spot, keep fingers away, and make you look like you have a tiny secret.',
        'A blanket for one spot. It rests, you stop touching it, everybody wins.',
      ],
    },
    {
      category: 'Salicylic acid lotion, low strength',
      who: 'adult',
      level: 'seasoned',
      whys: [
        'Clears out the little traffic jams that turn into spots. Two evenings a week are plenty.',
        'For when you know your skin well enough to introduce it to an acid, politely.',
      ],
    },
  ],
  redness: [
    {
      category: 'Fragrance-free soothing cream',
      whys: [
        'Short ingredient list, long calm. Your cheeks do not need perfume, they need peace.',
        'A cream with no opinions of its own: exactly what pink cheeks want to hear.',
      ],
    },
    {
      category: 'Thermal water mist',
      whys: [
        'A cool little cloud for hot moments, and it makes you feel like a houseplant in good hands.',
        'One spray and the cheeks stop arguing, at least until the next staircase.',
      ],
    },
    {
      category: 'Serum with niacinamide or centella',
      level: 'seasoned',
      whys: [
        'Both are known for keeping the peace. Start every other evening and let your skin vote.',
        'A diplomat in a dropper for skin that blushes at everything.',
      ],
    },
  ],
  texture: [
    {
      category: 'Hydrating serum with hyaluronic acid',
      who: 'adult',
      whys: [
        'It holds on to water, and plump skin shows fewer bumps. Put it on damp skin.',
        'A glass of water for the surface, without the glass.',
      ],
    },
    {
      category: 'Soft muslin cloth',
      whys: [
        'A gentle polish when you rinse. No scrubbing, we are not sanding a table.',
        'Lifts off what is ready to leave and lets the rest sleep in.',
      ],
    },
    {
      category: 'Rich evening moisturiser',
      whys: [
        'Smooths the surface overnight, while you do the same to the pillow.',
        'Bumpy skin is often thirsty skin in a bad mood. Buy it a drink.',
      ],
    },
  ],
  pores: [
    {
      category: 'Cleansing oil or balm',
      whys: [
        'Takes sun cream and grime along when it goes, so the pores can clock off early.',
        'Oil lifts oil. It sounds wrong, and then your nose thanks you.',
      ],
    },
    {
      category: 'Niacinamide serum',
      level: 'seasoned',
      whys: [
        'Keeps oil steady, so that pores have less to shout about.',
        'A sensible manager for a very talkative nose.',
      ],
    },
    {
      category: 'Clay mask, once a week',
      whys: [
        'Ten minutes as a statue, and the nose looks like it took a deep breath.',
        'Soaks up what the week left behind. Rinse it off before it cracks like a desert.',
      ],
    },
  ],
  lines: [
    {
      category: 'Moisturiser with ceramides',
      whys: [
        'Dryness draws lines with a pencil, and ceramides are a very good eraser.',
        'Keeps water in and drama out. Your forehead can stop taking minutes.',
      ],
    },
    {
      category: 'Broad-spectrum day sun cream',
      whys: [
        'The single best favour that you can do for your skin at breakfast.',
        'Less squinting, less dryness, more glow. Sunglasses make a fine sidekick.',
      ],
    },
    {
      category: 'Low-strength retinol night cream',
      who: 'adult',
      level: 'seasoned',
      whys: [
        'The classic for texture and fine lines. Two nights a week at first, sun cream always; skip it in pregnancy.',
        'Works slowly and steadily, like a good librarian. Introduce it a pea at a time.',
      ],
    },
  ],
  shine: [
    {
      category: 'Blotting sheets',
      whys: [
        'Press, do not rub. From lighthouse to candlelight in two seconds.',
        'Pocket-sized diplomacy between your forehead and every lamp in the room.',
      ],
    },
    {
      category: 'Oil-free gel moisturiser',
      whys: [
        'Skin that gets enough water stops overproducing its own polish.',
        'All of the moisture, none of the disco.',
      ],
    },
    {
      category: 'Matte fluid sun cream',
      whys: [
        'Protects without adding sparkle, since you already brought your own.',
        'A dry finish and no excuses: you will actually wear it.',
      ],
    },
  ],
  darkCircles: [
    {
      category: 'Cooling eye gel',
      whys: [
        'Keep it in the fridge next to the cheese; both will look better in the morning.',
        'A cold spoon with ambition. Two minutes, and the eyes look as if they had slept.',
      ],
    },
    {
      category: 'Sleep mask',
      whys: [
        'The cheapest eye treatment on earth is the dark, and this is the dark on an elastic band.',
        'It blocks light, and it blocks your phone. Especially your phone.',
      ],
    },
    {
      category: 'Eye cream with caffeine',
      who: 'adult',
      whys: [
        'An espresso for the under-eyes. It does not replace a pillow, but it says good morning.',
        'Wakes up the area under the eyes while the rest of you negotiates with the alarm.',
      ],
    },
  ],
  dryness: [
    {
      category: 'Cream cleanser',
      whys: [
        'Cleans without leaving your skin squeaking. Skin is not a wine glass.',
        'Soft on the way in, soft on the way out, no tightness in between.',
      ],
    },
    {
      category: 'Barrier cream with ceramides',
      whys: [
        'Locks the water in like a good lid on a good soup.',
        'Dry skin is a bucket with a hole. This is the cork.',
      ],
    },
    {
      category: 'Small room humidifier',
      whys: [
        'Heated rooms drink from your face. Give them something else.',
        'A little cloud for the desk: good for you, the plant, and the mood.',
      ],
    },
  ],
  hair: [
    {
      category: 'Mild everyday shampoo',
      whys: [
        'Clean roots, calm scalp, and no squeak. Your hair is not a dish.',
        'Does one job and does not shout about it.',
      ],
    },
    {
      category: 'Light conditioner for the lengths',
      whys: [
        'From the ears down, two minutes, done: your comb will write you a thank-you card.',
        'Tames the strands that have started careers of their own.',
      ],
    },
    {
      category: 'Satin pillowcase',
      whys: [
        'Your hair slides and does not argue all night. The face sends its thanks, too.',
        'Fancy enough for royalty, practical enough for bed hair.',
      ],
    },
  ],
  basics: [
    {
      category: 'Gentle face wash',
      whys: [
        'Step one of everything. It asks for thirty seconds and returns a fresh start.',
        'Hand soap has served you loyally. Let it go back to the hands.',
      ],
    },
    {
      category: 'Simple everyday moisturiser',
      whys: [
        'The friend who always shows up. Morning and evening, a hazelnut of it.',
        'No perfume, no promises, no nonsense. It only works.',
      ],
    },
    {
      category: 'Sun cream that you like to wear',
      whys: [
        'The best one is the one that you do not leave in the bag.',
        'Every good routine ends with it. Even clouds cannot change my mind.',
      ],
    },
  ],
  light: [
    {
      category: 'Small daylight lamp',
      whys: [
        'For evenings when the window is out of service. Put it in front of you and not above.',
        'Soft light on demand, no negotiating with the weather.',
      ],
    },
    {
      category: 'Thin white curtain',
      whys: [
        'Turns hard sun into the soft light that photographers pay for.',
        'The oldest filter in the world, and it needs no update.',
      ],
    },
  ],
  sharpness: [
    {
      category: 'Microfibre lens cloth',
      whys: [
        'Half of all blurry photos are lunch. Wipe it off.',
        'It costs less than a coffee and upgrades every camera you own.',
      ],
    },
    {
      category: 'Phone grip',
      whys: [
        'A steady hand, delivered in a small ring.',
        'For people who take photos while walking, chewing or laughing. So, for you.',
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
      whys: [
        'Step back, compose yourself, click. No arm in the picture, no acrobatics.',
        'So that you can frame first and look relaxed afterwards.',
      ],
    },
  ],
  expression: [
    {
      category: 'Warm eye compress',
      whys: [
        'Ten minutes of warmth and the whole forehead resigns from its committee.',
        'The fastest way to un-frown without having to forgive anyone.',
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
