/** Comments on the four sections. Face shapes are described, never ranked. Data only. */
import type { SectionBank } from '../types.ts';

export const sections: SectionBank = {
  shapes: {
    heart: [
      'Heart: a wider forehead that narrows softly to the chin, like a very well-drawn guitar pick.',
      'Your outline reads as heart: broad on top, a neat point below. Playing cards took notes.',
      'A heart shape: open at the temples and tapering to the chin. A scarf or a collar finishes the picture nicely.',
    ],
    oblong: [
      'Oblong: longer than wide, with calm, straight sides. Portrait format was invented for this.',
      'Your outline reads as oblong, the shape of a good book cover: height, clean edges, a title on top.',
      'An oblong shape: plenty of vertical room, which gives glasses, fringes and hats a stage.',
    ],
    oval: [
      'Oval: a smooth curve from forehead to chin with no sudden decisions.',
      'Your outline reads as oval, one soft line all round, as if drawn without lifting the pencil.',
      'An oval shape: gently longer than wide. Most hat shops will wave you through.',
    ],
    round: [
      'Round: soft curves on all sides, about as wide as long. The friendliest geometry there is.',
      'Your outline reads as round, like the full moon on its day off: soft edges, bright centre.',
      'A round shape: even curves, no corners. Square glasses and you could be a very balanced couple.',
    ],
    square: [
      'Square: forehead, cheeks and jaw in one confident line. It frames a look like a good window.',
      'Your outline reads as square: clear corners, straight sides, the architecture of somebody who keeps appointments.',
      'A square shape: steady width from top to bottom. Round glasses would make a fine sparring partner.',
    ],
    unclear: [
      'Your outline would not sit still in one drawer, so I left the drawers open. Labels are for jam jars anyway.',
      'I could not settle on a single shape here, and I would rather say so than guess.',
      'The outline is undecided in this picture. Plenty of real faces live between the drawings in the textbook.',
      'Shape: no single winner today. The tape measure shrugged, and honesty beats a coin toss.',
    ],
  },
  clarity: {
    excellent: [
      'The photo shows it from edge to edge, so I am confident.',
      'Straight pose, clear edges: this reading was a pleasure.',
      'You could trace it with a finger, it is that clear.',
    ],
    'good-work': [
      'The view is good, so the reading should hold.',
      'Clear enough that I would bet a sandwich on it.',
      'A few strands and shadows aside, the outline is plain to see.',
    ],
    'needs-improvement': [
      'Hair, angle or shadow cover part of the outline, so take it with a pinch of salt.',
      'I am guessing at one or two edges. Hair back and chin level would help me.',
      'It may change with a straighter photo; the outline was a bit camera-shy.',
    ],
    'needs-attention': [
      'Much of the outline is hidden here, so this is a guess in a nice suit.',
      'I only saw bits of it. A straight, well-lit photo will make me far more certain.',
      'Treat it as a rumour: the photo hid most of the edge.',
    ],
  },
  skin: {
    excellent: [
      'Your skin is having the kind of day that other skin talks about. The maps came back nearly blank, and in this business blank is beautiful.',
      'Calm, comfortable, well kept. My measuring tools had so little to do that they started a book club.',
      'Hardly anything stands out. If your routine were a recipe, people would ask for it at parties.',
      'Whatever last night was, your skin thanks you for it. All quiet on every map.',
    ],
    'good-work': [
      'A solid day: mostly calm, with a couple of details that a little routine will handle.',
      'Good overall. Your skin is doing its job and only complaining in the footnotes.',
      'Most of the maps are quiet. One or two areas raised a hand, politely.',
      'Well on track. A few small things showed up, none of them worth losing sleep over. Sleep would help, in fact.',
    ],
    'needs-improvement': [
      'Your skin has a few things to say today, and they are all about routine, sleep and weather. Very fixable.',
      'Some areas stand out in this photo. Simple and steady beats strong and sudden, so start small.',
      'It looks like skin that has had a long week. Give it a boring, regular fortnight and look again.',
      'There are a few open tickets here. None of them urgent, most of them solved by doing the same easy thing daily.',
    ],
    'needs-attention': [
      'Your skin is asking for a little kindness: fewer products, softer ones, and a couple of early nights.',
      'Quite a few things stand out in this photo. Skin changes from week to week, and this week is just one of them.',
      'A loud day on the maps. Mild cleanser, plain moisturiser, sun cream, patience: the boring quartet does wonders.',
      'It is a busy picture today. Keep it gentle, and if something hurts, itches or stays for weeks, let a doctor look at it.',
    ],
  },
  skinUnseen: [
    'The photo kept your skin to itself, so I will not invent anything. More light and less hair over the face, and I will look again.',
    'I could not read the skin in this picture, and guessing would be rude. Try a window and a clean lens.',
    'Skin report: out of office. Shadow, glare or blur got there before me, so I say nothing rather than something wrong.',
  ],
  features: {
    excellent: [
      'Eyes awake, brows at ease, mouth in a good mood. Everyone turned up to rehearsal.',
      'Fresh from brow to lip. You look as if you had just received a very nice message.',
      'The expression is open and the details are looked after. Nothing here needs a second take.',
      'Everything that can relax is relaxed and everything that should be awake is awake. Textbook.',
    ],
    'good-work': [
      'A good line-up: most of the team is awake, and the rest is stretching.',
      'Fresh and friendly, with one detail that could use a deep breath.',
      'Eyes, brows and mouth work well together here. A bit more ease and it would be effortless.',
      'Well kept overall. Drop your shoulders and the face follows for free.',
    ],
    'needs-improvement': [
      'The parts are all there, they are only a little tired. Blink, breathe out, think of lunch, press again.',
      'Something between eyes and brows is still at work. Give it the rest of the day off before the next photo.',
      'The look is on low battery in this one. Water, air and one silly thought recharge it.',
      'A little tension, a little sleep missing: the usual suspects, and both leave when asked nicely.',
    ],
    'needs-attention': [
      'Eyes and brows had a hard day in this photo. A rest, a splash of cool water and a stretch change this within minutes.',
      'The look says "do not disturb". Fair enough. Try again after a walk and a snack.',
      'Much of this is the moment and not you: tense, tired or caught mid-blink. The next shot is one breath away.',
      'Everybody looks like this in at least one photo a day. Yours happened to meet me.',
    ],
  },
  vibe: {
    excellent: [
      'Light, sharpness, framing: everything pulls in the same direction. This is a photo with plans.',
      'The picture simply works. I would swipe back to look at it again.',
      'Professional mood, home-made charm. Whoever held that phone deserves a raise.',
      'This has "new profile picture" written all over it, in very nice handwriting.',
    ],
    'good-work': [
      'A good photo with a friendly mood; one small change in light or distance makes it great.',
      'It feels natural and it reads well. The last ten percent is a matter of two steps and a window.',
      'Pleasant, clear, likeable. A bit more polish and it goes on the wall.',
      'The mood is right and the craft is close behind.',
    ],
    'needs-improvement': [
      'The person is fine, the production is on a budget. Light and distance are free upgrades.',
      'The photo undersells you. Face a window, hold the phone at eye level, and let it catch up.',
      'There is a nice picture in here, still wearing its coat.',
      'Good intentions, hurried execution. Take three next time and keep the third.',
    ],
    'needs-attention': [
      'The photo is working against you, and it is winning. Window, eye level, clean lens: rematch.',
      'This one was taken in spite of everything. Change the spot and half of the problems stay behind.',
      'As a photo it is more of a note to self. The good news: none of this is you, all of it is the setting.',
      'Light, angle or focus went on strike. Negotiate with a window and try again.',
    ],
  },
};
