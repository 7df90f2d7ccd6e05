/** Product categories with reasons, never brands, for the skin. Data only. */
import type { Products } from '../../types.ts';

type OtherNeed = 'hair' | 'basics' | 'light' | 'sharpness' | 'framing' | 'background' | 'expression';

export const skinProducts: Pick<Products, Exclude<keyof Products, OtherNeed>> = {
  evenness: [
    {
      category: 'Daily sun cream, SPF 30 or more',
      kind: 'sun-cream',
      whys: [
        "It looks after your tone all day, and it never asks where you've been.",
        'Shade in a tube, and it works while you forget about it.',
        "One habit, two minutes, and clouds don't fool you any more.",
      ],
    },
    {
      category: 'Vitamin C serum',
      who: 'adult',
      when: ['skin.redness.calm'],
      whys: [
        "It's a morning coffee for the tone, and it goes well under sun cream.",
        'A few drops, three mornings a week, no speeches.',
      ],
    },
    {
      category: 'Light moisturiser with glycerin',
      kind: 'cream',
      who: 'teen',
      whys: [
        'No magic ingredient, no big claims, just comfortable skin.',
        "It's simple, it's cheap, and it doesn't sting. That's the whole review.",
      ],
    },
    {
      category: 'Wide-brimmed hat or cap',
      whys: [
        'Sun cream for people who miss the edges.',
        'It never needs a second layer and it hides bad hair days as a bonus.',
      ],
    },
  ],
  spots: [
    {
      category: 'Mild gel cleanser',
      kind: 'cleansing',
      whys: [
        'It washes off the day without starting a fight with your skin.',
        'Twice a day, thirty seconds, lukewarm: the least exciting thing that works.',
      ],
    },
    {
      category: 'Hydrocolloid patches',
      when: ['skin.spots.shows'],
      whys: [
        "They cover a spot, keep fingers away, and make you look like you've got a tiny secret.",
        'A blanket for one spot. It rests, you stop touching it, everybody wins.',
      ],
    },
    {
      category: 'Salicylic acid lotion, low strength',
      when: ['skin.spots.shows'],
      who: 'adult',
      level: 'seasoned',
      whys: [
        'For when you know your skin well enough to introduce it to an acid, politely.',
        "Two evenings a week are plenty. It's a guest, not a flatmate.",
      ],
    },
    {
      category: 'Spare pillowcases',
      kind: 'pillowcase',
      whys: [
        "Swap, wash, swap. It's the cheapest routine with the best dreams.",
        'You press your face into it for eight hours. It may as well be fresh.',
      ],
    },
  ],
  redness: [
    {
      category: 'Fragrance-free soothing cream',
      kind: 'cream',
      whys: [
        "Short ingredient list, long calm. A face doesn't need perfume, it needs peace.",
        'A cream with no opinions of its own.',
        'It keeps skin comfortable and smells like a blank page.',
        "It's plain on purpose: it keeps the peace and never sends news.",
      ],
    },
    {
      category: 'Soft cotton face cloth',
      whys: [
        "Lukewarm water, light touch, and nobody's cheeks have to be brave.",
        'It costs less than lunch and never tingles.',
        'It dries without scratching and goes in the wash with the socks.',
        'Soft things keep skin in a good mood. This one folds.',
      ],
    },
    {
      category: 'Serum with niacinamide or centella',
      level: 'seasoned',
      whys: [
        'Both are famous for keeping the peace. Start every other evening and let your skin vote.',
        'A diplomat in a dropper.',
      ],
    },
  ],
  texture: [
    {
      category: 'Hydrating serum with hyaluronic acid',
      who: 'adult',
      whys: [
        'It holds on to water. Put it on damp skin, and put cream on top.',
        'A glass of water for the surface, without the glass.',
      ],
    },
    {
      category: 'Soft muslin cloth',
      whys: [
        "A gentle polish when you rinse. No scrubbing, we're not sanding a table.",
        "It lifts off what's ready to leave and lets the rest sleep in.",
      ],
    },
    {
      category: 'Rich evening moisturiser',
      kind: 'cream',
      whys: [
        "It works the night shift, so you don't have to.",
        'It keeps the dry bits comfortable overnight and wants nothing for breakfast.',
      ],
    },
  ],
  pores: [
    {
      category: 'Cleansing oil or balm',
      kind: 'cleansing',
      whys: [
        'Takes sun cream and the day along when it goes, and wants no tip.',
        "Oil lifts oil. It sounds wrong, and then it doesn't.",
      ],
    },
    {
      category: 'Niacinamide serum',
      level: 'seasoned',
      whys: [
        'It keeps things in good order and never calls a meeting.',
        'Goes with nearly everything, like jeans.',
      ],
    },
    {
      category: 'Clay mask, once a week',
      when: ['skin.redness.calm'],
      whys: [
        'Ten minutes as a statue, and even the phone has to wait.',
        'It soaks up what the week left behind. Rinse before it cracks like a desert.',
      ],
    },
  ],
  lines: [
    {
      category: 'Moisturiser with ceramides',
      kind: 'cream',
      who: 'adult',
      whys: [
        'It keeps water in and drama out.',
        'Unspectacular, reliable, always there at breakfast: the good flatmate of creams.',
      ],
    },
    {
      category: 'Broad-spectrum day sun cream',
      kind: 'sun-cream',
      who: 'adult',
      whys: [
        "It's the best favour you can do your skin before nine in the morning.",
        'Sunglasses for the rest of your face.',
      ],
    },
    {
      category: 'Low-strength retinol night cream',
      who: 'adult',
      level: 'seasoned',
      when: ['skin.redness.calm'],
      whys: [
        'Two nights a week at first, and sun cream every day. Leave retinol out in pregnancy.',
        'It works slowly and steadily, like a good librarian. A pea-sized bit, and never in pregnancy.',
      ],
    },
    {
      category: 'Plain face cream',
      kind: 'cream',
      who: 'teen',
      whys: [
        "A plain cream, a big tube, no promises. That's all it takes.",
        "It should feel nice and cost little. You've got better things to save up for.",
      ],
    },
  ],
  shine: [
    {
      category: 'Blotting sheets',
      whys: [
        "Press, don't rub. Two seconds, and the forehead's ready for its close-up.",
        'Pocket-sized diplomacy between your forehead and every lamp in the room.',
        'They fit behind a bus pass and keep a warm day matte.',
        'One small sheet, one gentle press, and nobody on the train looks up.',
      ],
    },
    {
      category: 'Oil-free gel moisturiser',
      kind: 'cream',
      whys: [
        'All of the moisture, none of the disco.',
        'It sinks in fast and leaves without a trace, like a polite guest.',
      ],
    },
    {
      category: 'Matte fluid sun cream',
      kind: 'sun-cream',
      whys: [
        "A dry finish, so you'll actually wear it.",
        'It protects without adding sparkle. You can add your own.',
        "It keeps things matte by day and doesn't mind summer.",
        "Sun cream for people who'd rather not notice their sun cream.",
      ],
    },
  ],
  darkCircles: [
    {
      category: 'Cooling eye gel',
      kind: 'eye-care',
      whys: [
        'Keep it in the fridge next to the cheese; both will be better in the morning.',
        'A cold spoon with ambition. Two minutes, and it feels like a fresh start.',
        'Two cool minutes keep the eyes comfortable. Ask any cucumber.',
        'Keep it in the fridge, dab it on, and be nearly polite by breakfast.',
      ],
    },
    {
      category: 'Sleep mask',
      whys: [
        "It's the dark, on an elastic band.",
        'It blocks light, and it blocks your phone. Especially your phone.',
        "It's night, in your size.",
        "It closes the curtains even where there aren't any.",
      ],
    },
    {
      category: 'Eye cream with caffeine',
      kind: 'eye-care',
      who: 'adult',
      whys: [
        "An espresso from the outside. It doesn't replace a pillow, but it says good morning.",
        'For mornings when you and the alarm are still in negotiations.',
      ],
    },
    {
      category: 'Old-fashioned alarm clock',
      whys: [
        'It wakes you up without showing you forty videos first.',
        'So your phone can sleep in another room, and so can your thumb.',
        "It has one app, and it's loud.",
        "It can't show you what anybody posted at midnight.",
      ],
    },
  ],
  dryness: [
    {
      category: 'Cream cleanser',
      kind: 'cleansing',
      whys: [
        "It washes without squeaking. Skin isn't a wine glass.",
        'Soft on the way in, soft on the way out, like a good guest.',
      ],
    },
    {
      category: 'Barrier cream with ceramides',
      kind: 'cream',
      whys: [
        'A good lid on a good soup.',
        'A front door for your skin: it keeps the water in and the weather out.',
      ],
    },
    {
      category: 'Small room humidifier',
      whys: [
        'You said dry, and heated rooms are thirsty. Give them something else to drink.',
        'A little cloud for the desk: good for you, the plant and the mood.',
      ],
    },
  ],
};
