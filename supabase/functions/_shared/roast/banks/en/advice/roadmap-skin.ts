/** Steps for the skin. Data only. */
import type { Roadmap } from '../../types.ts';

type OtherNeed = 'hair' | 'basics' | 'light' | 'sharpness' | 'framing' | 'background' | 'expression';

export const skinRoadmap: Pick<Roadmap, Exclude<keyof Roadmap, OtherNeed>> = {
  evenness: {
    today: [
      {
        text: "Next time you head out, sun cream right up to the ears. They're tired of being forgotten.",
        kind: 'sun-cream',
      },
      { text: 'Wash with lukewarm water and pat dry. Rubbing is for stamps.', kind: 'cleansing' },
      { text: 'Stand the sun cream by the door. It hates being left behind.', kind: 'sun-cream' },
    ],
    week: [
      {
        text: 'Wear sun cream every day this week, clouds included. Clouds are just net curtains.',
        kind: 'sun-cream',
      },
      {
        text: 'Moisturise morning and evening for seven days. A tick on the mirror each time.',
        kind: 'cream',
      },
      { text: "Put a cap or a hat by the door. It's sun cream for people who forget sun cream." },
      {
        text: 'Add a vitamin C serum on three mornings and see how your skin likes it.',
        who: 'adult',
        level: 'seasoned',
        when: ['skin.redness.calm'],
      },
    ],
    month: [
      { text: 'Take the same photo by the same window in four weeks and compare.', kind: 'compare' },
      { text: "Keep the routine short and daily for a month. Skin's very fond of reruns." },
      {
        text: 'Store the sun cream next to the toothbrush for good. One of them already has a fan club.',
        kind: 'sun-cream',
      },
    ],
  },
  spots: {
    today: [
      {
        text: 'Keep your hands off your face today. If your fingers need a job, give them a pen.',
        when: ['skin.spots.shows'],
      },
      { text: "Wipe your phone screen. It's been pressed to your cheek all week." },
      { text: 'Wash your face once tonight, gently, then leave it in peace.', kind: 'cleansing' },
    ],
    week: [
      { text: "Change the pillowcase twice this week. You'll sleep like a hotel guest.", kind: 'pillowcase' },
      {
        text: "Wash your face every evening, even when the sofa's got you.",
        level: 'starter',
        kind: 'cleansing',
      },
      { text: "Pat your face dry with something soft this week. Nobody's drying a car." },
      {
        text: 'Try a salicylic acid lotion on two evenings, on the spots only, with sun cream the next day.',
        who: 'adult',
        level: 'seasoned',
        when: ['skin.spots.shows'],
      },
    ],
    month: [
      { text: 'Do the same few things every day for four weeks before you judge them. Skin reads slowly.' },
      {
        text: "If spots hurt or keep coming back, ask a doctor or a pharmacist. They've seen it all before lunch.",
        when: ['skin.spots.shows'],
      },
      { text: 'Keep hair products off your forehead for a month and see if it says thanks.' },
    ],
  },
  redness: {
    today: [
      {
        text: 'Lukewarm water, soft towel, plain cream. Nothing with a scent, nothing with grains.',
        kind: 'cleansing',
      },
      {
        text: 'Turn the shower down a notch. Lukewarm keeps skin comfortable, and you can still find the mirror.',
      },
      { text: 'Skip anything that tingles tonight. Tingling is for peppermints.' },
    ],
    week: [
      {
        text: 'Leave out whatever stings this week. Skin likes its peace, and so do you.',
        level: 'seasoned',
      },
      { text: "Scarf when it's windy, sun cream when it's sunny. Your cheeks notice both." },
      { text: 'Wash with lukewarm water all week, no brush, no rush.', kind: 'cleansing' },
    ],
    month: [
      {
        text: 'Bring in anything new one at a time, and give each a few weeks before you judge it.',
        level: 'seasoned',
      },
      {
        text: 'If redness burns or stays, let a doctor have a look. No drama, just a look.',
        when: ['skin.redness.shows'],
      },
      {
        text: 'Next time you buy a soap or a cream, pick one without fragrance. It smells of nothing, on purpose.',
      },
    ],
  },
  texture: {
    today: [
      {
        text: "Put your moisturiser on while the skin's still damp. It keeps some of that water in.",
        kind: 'cream',
      },
      { text: "Skip the scrub today. A face isn't a saucepan." },
      { text: 'A thin layer of cream tonight. Like toast, corners included.', kind: 'cream' },
    ],
    week: [
      { text: 'Rinse with a soft, wet cloth twice this week, with the pressure of a butterfly.' },
      { text: "Moisturise every evening, and put the jar where you'll trip over it.", kind: 'cream' },
      { text: "Turn the heating down a little in the bedroom. Dry air is nobody's friend." },
      {
        text: 'Use a mild lactic acid product once this week, in the evening, and sun cream after it.',
        who: 'adult',
        level: 'seasoned',
        when: ['skin.redness.calm'],
      },
    ],
    month: [
      {
        text: 'Give your skin four weeks of the same routine, then take this photo again.',
        kind: 'compare',
      },
      { text: 'Find one moisturiser you truly like. The one you use is the one that works.', kind: 'cream' },
      { text: 'Finish one jar before you open the next. Your shelf will clap.', level: 'seasoned' },
    ],
  },
  pores: {
    today: [
      { text: 'Cleanse for a full half minute tonight. Hum a chorus, it fits.', kind: 'cleansing' },
      { text: "Wash off sun cream and make-up before bed, even if the bed's calling.", kind: 'cleansing' },
      { text: "Stand at arm's length from the mirror today. It's as near as most people ever get." },
    ],
    week: [
      {
        text: 'One clay mask this week, ten minutes, nose and forehead. Answer the door at your own risk.',
        when: ['skin.redness.calm'],
      },
      { text: 'Cleanse with lukewarm water in the evening, seven times out of seven.', kind: 'cleansing' },
      { text: "Hands off the nose this week. It's a nose, not a building site." },
    ],
    month: [
      {
        text: 'Stay with a light, oil-free moisturiser for a month and see how your skin takes it.',
        kind: 'cream',
      },
      { text: 'Resist the zoom mirror for four weeks. Nobody else lives at that distance.' },
      {
        text: 'Keep one evening wash going all month. Put it before the phone, not after.',
        kind: 'cleansing',
      },
    ],
  },
  lines: {
    today: [
      {
        text: "Roll your shoulders, breathe out slowly, and do it twice. It's the cheapest holiday there is.",
        who: 'adult',
      },
      {
        text: "Put on some moisturiser, neck included. The neck's been very patient.",
        who: 'adult',
        kind: 'cream',
      },
      {
        text: "Wash your face, put on a plain cream, and you're done for today.",
        who: 'teen',
        kind: 'cleansing',
      },
    ],
    week: [
      { text: 'Put your screen at eye height this week. It can come up to you for once.', who: 'adult' },
      { text: 'Sunglasses outdoors all week, for the eyes and for the mystery.', who: 'adult' },
      {
        text: 'Put on sun cream before you leave the house on five days. Weekends are a bonus round.',
        who: 'teen',
        kind: 'sun-cream',
      },
    ],
    month: [
      { text: 'Make sun cream as automatic as keys, phone, wallet.', who: 'adult', kind: 'sun-cream' },
      {
        text: "Bring in a low-strength retinol slowly, two nights a week, with sun cream every day. Don't use retinol in pregnancy.",
        who: 'adult',
        level: 'seasoned',
        when: ['skin.redness.calm'],
      },
      {
        text: "Keep it to three things for a month: wash, cream, sun cream. You've got homework as well.",
        who: 'teen',
        kind: 'cleansing',
      },
    ],
  },
  shine: {
    today: [
      { text: 'Press a tissue on forehead and nose, count to three, lift. No rubbing, no drama.' },
      {
        text: "Wash with lukewarm water tonight, just once. More isn't better, it's only wetter.",
        kind: 'cleansing',
      },
      { text: 'Fan your face before the next photo. Any envelope will do, the duller the better.' },
    ],
    week: [
      {
        text: 'On forehead and nose, use a gel or a light lotion this week. The elbows may have the rich stuff.',
        kind: 'cream',
      },
      { text: "Keep blotting sheets in the bag. They're napkins for your forehead." },
      { text: 'Wash your hands before they visit your forehead. They visit a lot.' },
    ],
    month: [
      {
        text: 'Take one photo in the morning and one in the evening this month, and see which shines less.',
        kind: 'compare',
      },
      { text: 'Moisturise lightly every day, shine or no shine, and see what suits you.', kind: 'cream' },
      {
        text: 'When you next buy a sun cream, try a matte one. Same job, less sparkle.',
        kind: 'sun-cream',
      },
    ],
  },
  darkCircles: {
    today: [
      { text: 'Put the phone to bed thirty minutes before you. It needs the rest as well.', kind: 'bedtime' },
      {
        text: "Two cold spoons under the eyes for a minute. You may feel silly. It's fine, nobody's filming.",
        kind: 'eye-care',
      },
      { text: "Pick tonight's bedtime now, out loud, with a witness.", kind: 'bedtime' },
      { text: "Close your eyes for three minutes, sitting down. It's the smallest hotel there is." },
      {
        text: "Lay out the morning's clothes the evening before. That's five more minutes of pillow.",
        kind: 'bedtime',
      },
      { text: "Dim the screen as soon as it's dark outside. It keeps the evening an evening." },
    ],
    week: [
      {
        text: "Go to bed half an hour earlier on three evenings. The series will wait, it's a series.",
        kind: 'bedtime',
      },
      { text: 'Cola before three, water after. Bubbles stay up late and take you with them.' },
      {
        text: 'Charge your phone outside the bedroom for a week. Alarm clocks still exist and cost very little.',
      },
      {
        text: "Set an alarm for bedtime on three evenings. Mornings get one, so it's only fair.",
        kind: 'bedtime',
      },
      {
        text: "Get ten minutes of daylight before noon on three days. Sleep can't read clocks, only the sky.",
      },
      { text: "Answer the evening's last message in the morning this week. Messages keep, unlike pizza." },
    ],
    month: [
      { text: 'Keep one bedtime for four weeks, give or take a birthday party.', kind: 'bedtime' },
      {
        text: "Take a photo every Sunday morning in the same light and see what sleep's been up to.",
        kind: 'compare',
      },
      { text: "Make the bedroom dark, cool and a bit dull. It's the only room that's allowed to be." },
      {
        text: 'Build one small wind-down and keep it for a month: tea, teeth, two pages, lights.',
        kind: 'bedtime',
      },
      {
        text: "Keep weekend mornings within an hour of the others this month. Pillows don't know it's Saturday.",
      },
      {
        text: 'Swap the last ten minutes of scrolling for a book all month. Falling asleep on page two counts.',
      },
    ],
  },
  dryness: {
    today: [
      {
        text: "Cream within a minute after washing. The clock's ticking and the water's leaving.",
        kind: 'cream',
      },
      { text: "Lip balm now. Yes, now. I'll wait." },
      { text: 'Pat your face half dry, leave the rest to the cream.', kind: 'cream' },
    ],
    week: [
      { text: "Lukewarm showers this week. Hot ones are lovely, and skin's the one that pays." },
      {
        text: 'If your cleanser foams, try a creamy one this week and see how your skin likes it.',
        kind: 'cleansing',
      },
      {
        text: "Put the moisturiser where you'd normally put your phone. You'll reach for it all day.",
        kind: 'cream',
      },
    ],
    month: [
      {
        text: 'You said dry: for a month, a richer cream at night and a lighter one in the morning, like blankets.',
        kind: 'cream',
      },
      { text: 'Put a bowl of water near the heater and keep it filled. The cat will help.' },
      { text: "Keep the cream where you'll see it all month. Out of sight, out of face.", kind: 'cream' },
    ],
  },
};
