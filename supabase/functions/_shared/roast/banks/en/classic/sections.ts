/** What was measured, section by section. Data only. */
import type { SectionLines } from '../../types.ts';

export const sections: SectionLines = {
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
    calm: [
      'Your skin is having the kind of day that other skin talks about. The maps came back nearly blank, and in this business blank is beautiful.',
      'Calm, comfortable, well kept. My measuring tools had so little to do that they started a book club.',
      'Hardly anything stands out. If your routine were a recipe, people would ask for it at parties.',
      'Whatever last night was, your skin thanks you for it. All quiet on every map.',
    ],
    mostly: [
      'A solid day: mostly calm, with a couple of details that a little routine will handle.',
      'Good overall. Your skin is doing its job and only complaining in the footnotes.',
      'Most of the maps are quiet. One or two areas raised a hand, politely.',
      'Well on track. A few small things showed up, none of them worth losing sleep over. Sleep would help, in fact.',
    ],
    'one.evenness': [],
    'one.spots': [],
    'one.redness': [],
    'one.texture': [],
    'one.pores': [],
    'one.shine': [],
    'one.darkCircles': [],
    several: [
      'Your skin has a few things to say today, and they are all about routine, sleep and weather. Very fixable.',
      'Some areas stand out in this photo. Simple and steady beats strong and sudden, so start small.',
      'It looks like skin that has had a long week. Give it a boring, regular fortnight and look again.',
      'There are a few open tickets here. None of them urgent, most of them solved by doing the same easy thing daily.',
    ],
    unseen: [
      'The photo kept your skin to itself, so I will not invent anything. More light and less hair over the face, and I will look again.',
      'I could not read the skin in this picture, and guessing would be rude. Try a window and a clean lens.',
      'Skin report: out of office. Shadow, glare or blur got there before me, so I say nothing rather than something wrong.',
    ],
  },
  features: {
    'big-smile': [],
    smile: [],
    neutral: [],
    serious: [],
    tense: [],
    sleepy: [],
    surprised: [],
  },
  vibe: {
    flawless: [
      'Light, sharpness, framing: everything pulls in the same direction. This is a photo with plans.',
      'The picture simply works. I would swipe back to look at it again.',
      'Professional mood, home-made charm. Whoever held that phone deserves a raise.',
      'This has "new profile picture" written all over it, in very nice handwriting.',
    ],
    'one.light.uneven': [],
    'one.light.dim': [],
    'one.light.harsh': [],
    'one.sharpness.soft': [],
    'one.framing.close': [],
    'one.framing.far': [],
    'one.framing.tilted': [],
    'one.framing.turned': [],
    'one.framing.off-centre': [],
    several: [
      'The person is fine, the production is on a budget. Light and distance are free upgrades.',
      'The photo undersells you. Face a window, hold the phone at eye level, and let it catch up.',
      'There is a nice picture in here, still wearing its coat.',
      'Good intentions, hurried execution. Take three next time and keep the third.',
    ],
  },
};
