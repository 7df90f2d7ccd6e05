/** Steps for today, this week and this month, by need. Data only. */
import type { Roadmap } from '../../types.ts';

export const roadmap: Roadmap = {
  evenness: {
    today: [
      { text: 'Sun cream on, right up to the ears. The ears are tired of being forgotten.' },
      { text: 'Wash with lukewarm water and pat dry. Rubbing is for stamps.' },
    ],
    week: [
      { text: 'Wear sun cream every day this week, clouds included. Clouds are not a contract.' },
      {
        text: 'Add a vitamin C serum on three mornings and see how your skin likes it.',
        who: 'adult',
        level: 'seasoned',
      },
      { text: 'Moisturise morning and evening for seven days in a row. Put a tick on the mirror each time.' },
    ],
    month: [
      { text: 'Take the same photo by the same window in four weeks and compare the tone.' },
      { text: 'Keep the routine short and daily. Even tone loves boredom.' },
    ],
  },
  spots: {
    today: [
      { text: 'Hands off. If your fingers need a job, give them a pen.' },
      { text: 'Wipe your phone screen. It has been kissing your cheek all week.' },
    ],
    week: [
      { text: 'Change the pillowcase twice this week. You will sleep like a hotel guest.' },
      { text: 'Wash your face every evening, also on the evenings when the sofa has you.' },
      {
        text: 'Try a salicylic acid lotion on two evenings, on the spots only, with sun cream next day.',
        who: 'adult',
        level: 'seasoned',
      },
    ],
    month: [
      { text: 'Stay with one simple routine for four weeks before you judge it. Skin reads slowly.' },
      {
        text: 'If spots hurt or keep coming back, ask a doctor or a pharmacist. They have seen it all before lunch.',
      },
    ],
  },
  redness: {
    today: [
      { text: 'Cool water, soft towel, plain cream. Nothing with a scent, nothing with grains.' },
      { text: 'Turn the shower down a notch. Your cheeks are not lobsters.' },
    ],
    week: [
      { text: 'Leave out one product that tingles, and see who stops blushing.' },
      { text: 'Wear a scarf against wind and sun cream against sun. Your cheeks notice both.' },
    ],
    month: [
      { text: 'Bring back products one by one, one a week, and note which one makes trouble.' },
      { text: 'If the redness burns or stays, let a doctor have a look. No drama, just a look.' },
    ],
  },
  texture: {
    today: [
      { text: 'Put moisturiser on damp skin. It is the same cream with twice the effect.' },
      { text: 'Skip the scrub today. The face is not a saucepan.' },
    ],
    week: [
      { text: 'Rinse with a soft cloth twice this week, in circles, with the pressure of a butterfly.' },
      { text: 'Moisturise every evening and put the jar where you will trip over it.' },
      {
        text: 'Use a mild lactic acid product once this week, in the evening, and sun cream after it.',
        who: 'adult',
        level: 'seasoned',
      },
    ],
    month: [
      { text: 'Give your skin four weeks of the same three steps. Then take this photo again.' },
      { text: 'Find one moisturiser that you truly like. The one that you use is the one that works.' },
    ],
  },
  pores: {
    today: [
      { text: 'Cleanse for a full half minute tonight. Hum a chorus, it fits.' },
      { text: 'Wash off sun cream and make-up before bed, also when the bed is calling.' },
    ],
    week: [
      { text: 'One clay mask this week, ten minutes, nose and forehead. Answer the door at your own risk.' },
      { text: 'Cleanse with lukewarm water in the evening, seven times out of seven.' },
    ],
    month: [
      { text: 'Stay with an oil-free moisturiser for a month. Thirsty skin makes more oil, not less.' },
      { text: 'Resist the zoom mirror for four weeks. Nobody else lives at that distance.' },
    ],
  },
  lines: {
    today: [
      { text: 'Drop your shoulders, unclench your jaw, lift your brows and let them fall. Do it twice.' },
      {
        text: 'Drink a glass of water and put on some moisturiser. Inside and outside, like a good sponge cake.',
      },
    ],
    week: [
      { text: 'Raise the brightness of your screen or raise the screen. Squinting is not a hobby.' },
      { text: 'Sunglasses outdoors all week, for the eyes and for the mystery.' },
    ],
    month: [
      { text: 'Make sun cream as automatic as keys, phone, wallet.' },
      {
        text: 'Bring in a low-strength retinol slowly, two nights a week, and keep up the sun cream.',
        who: 'adult',
        level: 'seasoned',
      },
      { text: 'Moisturise every night for a month and look again. Dryness was doing half of the drawing.' },
    ],
  },
  shine: {
    today: [
      { text: 'Press a tissue on forehead and nose before the next photo. Press, do not polish.' },
      { text: 'Wash once in the evening, not five times a day. Skin that panics makes more oil.' },
    ],
    week: [
      { text: 'Swap a heavy cream for a light gel this week and watch the lighthouse dim.' },
      { text: 'Keep blotting sheets in the bag. They are napkins for your T-zone.' },
    ],
    month: [
      { text: 'Moisturise daily even though you shine. It sounds backwards, and it works forwards.' },
      { text: 'Compare photos from mornings and evenings. You will learn when the disco opens.' },
    ],
  },
  darkCircles: {
    today: [
      { text: 'Put the phone to bed thirty minutes before you. It needs the rest as well.' },
      { text: 'Two cold spoons under the eyes for a minute. You may feel silly, you will look awake.' },
    ],
    week: [
      { text: 'Go to bed half an hour earlier on three evenings. The series will wait, it is a series.' },
      { text: 'Drink more water and have your last coffee or cola before three in the afternoon.' },
    ],
    month: [
      { text: 'Keep one bedtime for four weeks, give or take a birthday party.' },
      { text: 'Take a photo every Sunday morning in the same light and watch the under-eyes unpack.' },
    ],
  },
  dryness: {
    today: [
      { text: 'Cream within a minute after washing. The clock is ticking and the water is leaving.' },
      { text: 'Lip balm now. Yes, now. I will wait.' },
    ],
    week: [
      { text: 'Lukewarm showers this week. Hot ones are lovely, and your skin pays for them.' },
      { text: 'Change the foaming cleanser for a creamy one and see whether the tightness goes.' },
    ],
    month: [
      { text: 'Use a richer cream at night for a month, lighter in the morning, like blankets.' },
      { text: 'Put a bowl of water or a humidifier near the heater and keep it filled.' },
    ],
  },
  hair: {
    today: [
      { text: 'Brush from the ends upward. Going top-down is how knots become families.' },
      { text: 'Give the hair a plan for the next photo: all back or all forward, no coalition.' },
    ],
    week: [
      { text: 'Conditioner after every wash, lengths only, two minutes. Sing something short.' },
      { text: 'Let the hair dry by itself once this week. The dryer will survive the break.' },
    ],
    month: [
      { text: 'Get the ends trimmed, or at least book it. Your future self will send flowers.' },
      {
        text: 'Collect three photos of haircuts you like and show them to someone with scissors and a licence.',
      },
    ],
  },
  basics: {
    today: [
      {
        text: 'Wash, moisturise, sun cream. Three steps, two minutes, one round of applause.',
        level: 'starter',
      },
      { text: 'Put cleanser and cream next to the toothbrush, so that they ride along.', level: 'starter' },
      { text: 'Look through your shelf and retire whatever has outlived its date.', level: 'seasoned' },
      {
        text: 'Do only the three basic steps tonight. Your serums can have the evening off.',
        level: 'seasoned',
      },
    ],
    week: [
      { text: 'Do the same three steps for seven days. Miss one? Carry on, nobody is counting but me.' },
      { text: 'Change the pillowcase, wash the towel, drink some water. Glamour begins in the laundry.' },
    ],
    month: [
      { text: 'Take this photo again in four weeks, same window, same time, and enjoy the difference.' },
      { text: 'Add one new product this month at the most. One. I saw you reach for three.' },
    ],
  },
  light: {
    today: [
      { text: 'Turn to a window, an arm’s length from the glass, and take it again.' },
      { text: 'Switch off the ceiling light and use the daylight. It is free and it is on your side.' },
    ],
    week: [
      { text: 'Find the best window in your home and the hour when it shines softest.' },
      { text: 'Take one photo at breakfast and one in the evening. Compare, and pick your hour.' },
    ],
    month: [
      { text: 'Always use the same window for these photos. Then it is you that changes and not the lamp.' },
      { text: 'Learn your light like a favourite song. By next month you will find it blindfolded.' },
    ],
  },
  sharpness: {
    today: [
      { text: 'Wipe the lens with something soft that has not been in a pocket with keys.' },
      { text: 'Elbows to your sides, breathe out, press. Archers and pastry chefs do the same.' },
    ],
    week: [
      { text: 'Tap your face on the screen before you press, so that the phone knows who this is about.' },
      { text: 'Take three photos in a row and keep the sharpest one. The other two were the rehearsal.' },
    ],
    month: [
      {
        text: 'Make the lens wipe a reflex: glasses, phone, camera. In a month you will not think about it.',
      },
      { text: 'Lean the phone on a shelf and use the timer. Shelves do not tremble.' },
    ],
  },
  framing: {
    today: [
      { text: 'Phone at eye level, arm stretched out, face in the middle. Tilt is for dance floors.' },
      { text: 'Switch on the grid lines in your camera and put your nose where the lines say.' },
    ],
    week: [
      { text: 'Try the timer: phone on a shelf, two steps back, look straight in.' },
      { text: 'Take the same photo from three distances and see which one feels like you.' },
    ],
    month: [
      { text: 'Build a fixed selfie spot at home: same shelf, same distance, same window.' },
      { text: 'Learn your favourite angle, and also the straight one. I need the straight one.' },
    ],
  },
  expression: {
    today: [
      { text: 'Close your eyes, breathe out, think of the silliest dog you know, open, press.' },
      { text: 'Shake your face out like a wet puppy before the photo. Check for witnesses first.' },
    ],
    week: [
      { text: 'Put "relax forehead" on a sticky note at the top of your screen.' },
      { text: 'Take a ten-minute walk without your phone on three days. Your brows will come back lower.' },
    ],
    month: [
      { text: 'Keep the photos in which you laugh by accident and find out what was funny.' },
      { text: 'Make one evening a week screen-free. Eyes and brows will ask for a second one.' },
    ],
  },
};
