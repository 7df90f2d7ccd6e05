/** Steps for hair, the basics and the next photo. Data only. */
import type { Roadmap } from '../../types.ts';

type OtherNeed = 'hair' | 'basics' | 'light' | 'sharpness' | 'framing' | 'background' | 'expression';

export const photoRoadmap: Pick<Roadmap, OtherNeed> = {
  hair: {
    today: [
      { text: 'Brush from the ends upward. Going top-down is how knots become families.' },
      {
        text: 'Give the hair a plan for the next photo: all back or all forward, and no sitting on the fence.',
      },
      { text: 'One clip, one hairband, or one hand through it. Then press.' },
    ],
    week: [
      { text: 'Conditioner after every wash, lengths only, two minutes. Sing something short.' },
      { text: 'Let it dry by itself once this week. The dryer will survive the break.' },
      { text: "Wash the hairbrush. It's been working for years without a bath." },
    ],
    month: [
      { text: 'Get the ends trimmed, or at least book it. Future-you will send flowers.' },
      {
        text: 'Try your hair two new ways this month, and keep the one that makes you grin.',
      },
      { text: 'Try the parting on the other side for a photo or two. It grows on you, being hair.' },
    ],
  },
  basics: {
    today: [
      {
        text: "Wash, moisturise, and put on sun cream if it's daytime. Two minutes, one round of applause.",
        level: 'starter',
        kind: 'cleansing',
      },
      {
        text: 'Keep cleanser and cream next to the toothbrush, so they ride along.',
        level: 'starter',
        kind: 'cleansing',
      },
      {
        text: "Wash your hands before they meet your face. It's the first step of everything, and it's free.",
        level: 'starter',
      },
      { text: "Look through your shelf and retire whatever's past its date.", level: 'seasoned' },
      {
        text: "Keep one evening short: wash, cream, bed. The shelf's earned a night off.",
        level: 'seasoned',
      },
      { text: "Pat your face dry with a clean towel, the way you'd dry a kitten.", level: 'starter' },
      {
        text: 'Keep a lip balm in your coat pocket. Lips go out in all weathers, and nobody packs for them.',
        level: 'starter',
      },
      {
        text: "Rinse your face with lukewarm water tonight. It's the shortest spa in town.",
        level: 'starter',
        kind: 'cleansing',
      },
      {
        text: "Write your whole routine on one sticky note. If it needs two notes, it's a novel.",
        level: 'seasoned',
      },
      {
        text: 'Wipe the caps and necks of your bottles. Even a good serum likes a clean collar.',
        level: 'seasoned',
      },
      {
        text: "Put the products you use daily in front and the guests behind. It's a shelf, not a crowd scene.",
        level: 'seasoned',
      },
    ],
    week: [
      {
        text: "Do the same routine for seven days. Miss one? Carry on, nobody's counting but me.",
        level: 'starter',
      },
      { text: "Put whatever you don't use this week into a box, and see if you miss it.", level: 'seasoned' },
      { text: 'Change the pillowcase, wash the towel. Glamour begins in the laundry.', kind: 'pillowcase' },
      { text: 'Go to bed at the same time three nights in a row. Your face keeps a diary.' },
      { text: 'Have one evening this week without a screen in bed. Bring a book, or a ceiling.' },
      { text: 'Take the stairs once a day. Your cheeks get the blood, your legs get the credit.' },
      {
        text: "Drink a glass of water whenever you check your phone for no reason. You'll be a lake by Friday.",
        kind: 'water',
      },
      { text: 'Take one walk by daylight this week, ten minutes, no podcast. The birds are on shuffle.' },
      { text: "Stretch neck and shoulders once a day, slowly. Nobody's watching but the houseplant." },
      { text: 'Wash the hat, the headband and the scarf this week. They see your face more than I do.' },
      {
        text: 'Put the cream next to the toothpaste and use it on five evenings. Two of them are allowed to forget.',
        level: 'starter',
        kind: 'cream',
      },
      {
        text: 'Read two ingredient lists side by side this week. Some of your serums may be twins.',
        level: 'seasoned',
      },
    ],
    month: [
      { text: 'Take this photo again in four weeks, same window, same time, and compare.', kind: 'compare' },
      {
        text: 'Add one new product this month at the most. The others can wait in the shop, it has heating.',
        level: 'seasoned',
      },
      { text: 'Pick one habit from this list and keep only that. A small one counts double.' },
      {
        text: 'Tie the routine to something you never forget, like the kettle, and keep it up for four weeks.',
      },
      { text: 'Give everything in your routine one fixed place this month. Even pirates marked theirs.' },
      {
        text: "Put a dot on the calendar for each good night's sleep. Ten dots earn a lie-in, and the lie-in's a dot too.",
      },
    ],
  },
  light: {
    today: [
      {
        text: "Face a window for the next one, an arm's length from the glass. That's where the good light lives.",
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
      {
        text: "For a photo by day: no ceiling light, a window in front. Daylight's free, and it's on your side.",
        when: ['light.fair', 'light.uneven', 'light.harsh', 'light.hard'],
      },
      {
        text: "Before the next photo, turn on the spot, slowly, and stop where the room's brightest. Hello, light.",
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
      {
        text: 'Take a step out of the hard light, into the shade or behind a curtain. The next one happens there.',
        when: ['light.harsh', 'light.hard'],
      },
      { text: 'Give the next photo one lamp more, in front of you and not above.', when: ['light.dim'] },
      {
        text: 'Hold up a hand and turn round slowly. Where the shadow on it goes soft, stop and take the photo.',
        when: ['light.fair', 'light.uneven', 'light.harsh', 'light.hard'],
      },
      {
        text: 'For the next one, stand where the nearest lamp can see your whole face. Lamps are nosy anyway.',
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
      {
        text: 'Turn your chair to the nearest window or lamp for the next one. Houseplants have done it for years.',
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
      {
        text: 'For the next one, let something thin soften the light: a curtain, a lampshade, a cloud. The cloud is free.',
        when: ['light.fair', 'light.uneven', 'light.harsh', 'light.hard'],
      },
      {
        text: "Take the next one an arm's length from a pale wall. Walls pass light on without being asked.",
      },
    ],
    week: [
      { text: 'Find the best window in your home and the hour when it shines softest.' },
      { text: 'Take one photo at breakfast and one in the evening. Compare, and pick your hour.' },
      {
        text: 'Try a white sheet of paper under your chin, out of frame. It bounces light up for free.',
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
      { text: 'Try the same face under every lamp you own. One of them likes you best.' },
      { text: 'Try one photo by a window, one in the shade and one by a lamp. Two of them are practice.' },
      { text: 'Dust one lamp this week. It may have been shining through a little grey cardigan.' },
      {
        text: 'Put a lamp at each end of the table for one photo and sit in the middle, like a game-show guest.',
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
    ],
    month: [
      {
        text: "Take these photos by a window. Then it's you that changes, not the lamp.",
        kind: 'compare',
      },
      {
        text: "Learn where the good light is at home, like the way to the fridge. Soon you'll find it half asleep.",
      },
      {
        text: 'Move one lamp to face height this month. Ceilings have enough going on.',
        when: ['light.fair', 'light.uneven', 'light.dim'],
      },
      { text: "Note the hour whenever a photo turns out well lit. After a month you've got a timetable." },
      { text: 'Once a week, spend a minute following the light around the room. Cats do it full time.' },
      { text: 'Try one photo in each room this month. Hallways hardly ever get asked.' },
    ],
  },
  sharpness: {
    today: [
      { text: "Wipe the lens with something soft that hasn't been in a pocket with keys." },
      { text: 'Elbows to your sides, breathe out, press. Archers do the same.' },
      { text: 'Press the volume button instead of the screen. It shakes less.' },
      { text: "Stop moving, count to two, then press. The phone's always a little behind." },
    ],
    week: [
      { text: 'Tap your face on the screen before you press, so the phone knows who this is about.' },
      { text: 'Take three photos in a row and keep the sharpest. The others were the rehearsal.' },
      { text: "Hold the phone with both hands this week. The second one's been waiting for its chance." },
      { text: 'Wipe the lens whenever you plug the phone in. Then both ends are ready.' },
    ],
    month: [
      { text: "Make the lens wipe a reflex: glasses, phone, camera. In a month you won't think about it." },
      { text: "Lean the phone on a shelf and use the timer. Shelves don't tremble." },
      {
        text: 'Look for more light before you blame your hands. Cameras shake less by a window.',
        when: ['light.fair', 'light.uneven', 'light.dim', 'light.harsh', 'light.hard'],
      },
    ],
  },
  framing: {
    today: [
      {
        text: 'Phone at eye level, arm stretched out, face in the middle. Tilt is for dance floors.',
        when: ['framing.close', 'framing.tilted', 'framing.off-centre'],
      },
      {
        text: "Switch on the camera's grid lines and keep your face in the middle box. The corners like their peace.",
        when: ['framing.close', 'framing.far', 'framing.tilted', 'framing.off-centre'],
      },
      { text: 'For the next one, come two steps closer. Zoom is for giraffes.', when: ['framing.far'] },
      {
        text: 'Chin towards the phone, shoulders too, eyes last. The next one faces front.',
        when: ['framing.turned'],
      },
      {
        text: 'Turn until both ears are the same distance from the lens. Ears like a fair deal.',
        when: ['framing.turned'],
      },
      {
        text: 'For the next one, lift the chin until your eyes and the lens are on one level.',
        when: ['framing.chin-down'],
      },
      {
        text: 'Phone up to eye height first, then press. The floor has had enough attention.',
        when: ['framing.chin-down'],
      },
      {
        text: 'For the next one, lower the chin until your eyes and the lens are on one level.',
        when: ['framing.chin-up'],
      },
      {
        text: 'Pick a spot behind the phone at eye height and face that. The ceiling can wait.',
        when: ['framing.chin-up'],
      },
      {
        text: "Look at the edges of the screen before you press. They're part of it, sadly.",
        when: ['framing.close', 'framing.far', 'framing.off-centre'],
      },
    ],
    week: [
      {
        text: 'Try the timer: phone on a shelf, two steps back, look straight in.',
        when: [
          'framing.close',
          'framing.tilted',
          'framing.turned',
          'framing.chin-down',
          'framing.chin-up',
          'framing.off-centre',
        ],
      },
      {
        text: 'Take the same photo from three distances and see which one feels like you.',
        when: ['framing.close', 'framing.far', 'framing.off-centre'],
      },
      { text: 'Ask somebody to take one of you at eye level. Pay them in crisps.' },
      {
        text: 'Put a small sticker next to the lens and look at that. It never blinks first.',
        when: ['framing.tilted', 'framing.turned', 'framing.chin-down', 'framing.chin-up'],
      },
    ],
    month: [
      { text: 'Find your photo spot at home: a bright window, a plain wall, and a shelf at eye height.' },
      {
        text: 'Learn your favourite angle, and also the straight one. I need the straight one.',
        when: ['framing.tilted', 'framing.turned', 'framing.chin-down', 'framing.chin-up'],
      },
      {
        text: 'Flip through your last ten photos and see which edge you keep drifting to.',
        when: ['framing.close', 'framing.far', 'framing.off-centre'],
      },
    ],
  },
  background: {
    today: [
      {
        text: "Before the next photo, look at what's behind you. Then look for a plain wall.",
        when: ['background.busy'],
      },
      {
        text: 'Turn until the plainest thing in the room stands behind you. It may be the door.',
        when: ['background.busy'],
      },
      {
        text: "Move whatever's within reach out of the background. It can come back afterwards.",
        when: ['background.busy'],
      },
      {
        text: 'Turn round, so that the bright thing behind you gets to see your face.',
        when: ['background.bright'],
      },
      {
        text: "Stand in front of a lighter wall, so that what's behind you stops being a black hole.",
        when: ['background.dark'],
      },
    ],
    week: [
      { text: 'Find one wall at home that has nothing to say, and remember it.', when: ['background.busy'] },
      {
        text: 'Take the same photo in front of three walls and keep the quietest.',
        when: ['background.busy'],
      },
      {
        text: 'Try one photo with a hedge behind you. Hedges are quiet, and they never leave cables about.',
        when: ['background.busy'],
      },
      {
        text: 'Try one photo in front of something pale: a wall, a door, a very calm sheep.',
        when: ['background.dark'],
      },
      {
        text: "Try one photo with the window or lamp in front of you instead of behind. It's the same light, now working.",
        when: ['background.bright'],
      },
    ],
    month: [
      {
        text: "Keep one corner free for photos: a wall, some light, nobody's laundry.",
        when: ['background.busy'],
      },
      { text: 'Check the background before each photo for a month. One look will do.' },
    ],
  },
  expression: {
    today: [
      { text: 'Close your eyes, breathe out, think of the silliest dog you know, open, press.' },
      { text: 'Shake your face out like a wet puppy before the photo. Check for witnesses first.' },
      { text: 'Say your own name like a game-show host. Press on the last syllable.' },
      { text: 'Look away, count to three, and look back as if a friend had just come in. Press.' },
    ],
    week: [
      {
        text: "Once a day, lift your eyebrows like it's good news, then let them drop. That's the whole workout.",
        when: ['expression.tense'],
      },
      { text: 'Take a ten-minute walk without your phone on three days. The face comes along for free.' },
      { text: "Have somebody tell you a terrible joke while the camera's on." },
    ],
    month: [
      { text: 'Keep the photos in which you laugh by accident and find out what was funny.' },
      { text: 'Make one evening a week screen-free. Your eyes will ask for a second one.' },
      { text: "Take one photo a week of nothing special. It teaches your face that cameras don't bite." },
      {
        text: "Find three songs that do your face good. One of them before each photo, and dancing if nobody's in.",
      },
    ],
  },
};
