/** What was measured, section by section. Data only. */
import type { SectionLines } from '../../types.ts';

export const sections: SectionLines = {
  shapes: {
    heart: [
      'HEART. Wide up top, tapering down with flair. Your outline is signing love letters without you.',
      'Your outline reads as heart, the only shape with its own public holiday.',
      'A heart shape! Temples make an entrance, the chin sticks the landing.',
    ],
    oblong: [
      'OBLONG. Longer than wide, and straight down the sides, the proportions of a cathedral door.',
      'Your outline reads as oblong. Phones copied it, added a charger, and took all the credit.',
      'An oblong shape: full-length poster material, no cropping required.',
    ],
    oval: [
      'OVAL. One curve, no brakes, back where it started. Race tracks wish.',
      'Your outline reads as oval, in one uninterrupted sweep. The pencil took a bow.',
      'An oval shape, slightly longer than wide: hats of all nations, form an orderly line.',
    ],
    round: [
      'ROUND. Equal rights for width and height, and not a corner in the kingdom.',
      'Your outline reads as round, like everything that ever mattered: the sun, the planets, pizza.',
      'A round shape! Geometry gave you infinite sides and no edges.',
    ],
    square: [
      'SQUARE. Forehead, cheeks, jaw, all on one line, like a front row that means it.',
      'Your outline reads as square: corners, edges, structure. Architects, take notes.',
      "A square shape. It doesn't taper for anyone.",
    ],
    unclear: [
      "Your outline refused every label I own. Rebellious. I respect it and I've closed the drawer.",
      'Shape: undisclosed. Five candidates entered, nobody left with the crown.',
      "I could guess, but I've got a reputation, so: no verdict, no coin toss, moving on.",
    ],
  },
  clarity: {
    excellent: [
      "Visible from edge to edge. I'd swear to it in front of an orchestra.",
      "I saw all of it. Engrave it, print it, I'm sure.",
      "Cleanest line I've followed all day. Confidence: sky-high.",
    ],
    'good-work': [
      "Most of the line showed up. I'd put money on it, if I had pockets.",
      'Nearly every edge came forward to testify.',
      'Sure enough to say it, not sure enough to sing it.',
    ],
    'needs-improvement': [
      'Part of the edge is in hiding, so consider this a strong rumour.',
      'I improvised a corner. Artists do that.',
      'Some of the outline missed the shoot, so no refunds on this one.',
    ],
    'needs-attention': [
      'I saw about three clues and a shadow of a doubt. Wildly unconfirmed.',
      "Most of the edge didn't turn up, so this is fiction based on a true story.",
      'Believe me less than usual here. The photo hid nearly everything.',
    ],
  },
  skin: {
    calm: [
      'SILENCE. Every map came back quiet, and I had drums ready.',
      "Calm, everywhere, all at once. Absolutely nothing for me to sink my teeth into, and I'm thrilled for you.",
      'I sent out a search party and they came back with a picnic. All calm.',
      'NOTHING. I looked twice, and the second time I wore a special hat. All calm.',
    ],
    mostly: [
      "Mostly calm, with a whisper here and there. I've heard louder libraries.",
      'Nothing stands out much. A footnote cleared its throat, then thought better of it.',
      'Breaking news: hardly any news. A few tiny items, buried on page nineteen.',
      "Mostly calm! I'd hired a detective, and he's doing the crossword.",
    ],
    'one.evenness': [
      "ONE headline: the tone can't agree with itself. Everything else signed the peace treaty.",
      'The tone is freestyling, the rest is following the sheet music. Sun cream conducts.',
      "Evenness is the only rebel in the building, and it's negotiating.",
    ],
    'one.spots': [
      "Spots made the show; everybody else stayed backstage. Don't clap, it only encourages them.",
      'One act on the bill: some spots. Limited run. They close soon.',
      'All quiet, apart from a handful of spots with great self-esteem.',
    ],
    'one.redness': [
      'The redness took a solo. The rest of the orchestra sat there with folded hands.',
      'A little drama in pink, one performance only. Cool water brings the curtain down.',
      'Only the redness showed up, and it dressed for the occasion.',
    ],
    'one.texture': [
      'Texture! The one thing with a speaking part today. Moisturiser, hit your mark.',
      'The surface brought some character and everything else brought peace.',
      'One finding: texture, in generous resolution. A good cream will edit that.',
    ],
    'one.pores': [
      'The pores insisted on top billing. Nobody else even auditioned.',
      'Pores: present and gloriously accounted for. All others: serene.',
      'One section lit up, and it was the pores, waving with both arms.',
    ],
    'one.shine': [
      'SHINE. Solo. Spotlight optional, since it brought one.',
      "Everything's calm, except one radiant little overachiever. Blot, and the gala is over.",
      'The only thing I measured was sparkle. There are harder lives.',
    ],
    'one.darkCircles': [
      'The under-eyes have a story, and the rest of the face is staying out of it.',
      'One verdict: shadows below the eyes. Sentence: eight hours, to be served horizontally.',
      "Only the under-eyes spoke up. They'd like to file a case against the alarm clock.",
    ],
    several: [
      "More than one map spoke up, so I've let them speak in turn. One calm habit at a time, and they run out of things to say.",
      'A short list, and not one villain on it. The dullest routine in the world is about to be your HERO.',
      'A few small storylines, all heading for a happy ending: slowly, and with moisturiser.',
      'A few small items on the bill. ONE gentle habit a day, and no encore.',
    ],
    doubtful: [
      "The skin readings came in, and I've thrown them out. I don't take evidence from a photo in disguise.",
      "Skin verdict: MISTRIAL. The photo wouldn't go into detail, and I don't rule on gossip.",
      "I could pronounce on your skin from this. I could also forecast weather through a keyhole. I'll do neither.",
      "I half heard something about your skin, and half a rumour's no opera. A clearer photo, and I'll SING.",
    ],
    unseen: [
      "The skin is CLASSIFIED. I couldn't read it, and I don't do fan fiction.",
      'No reading. The photo slammed the door, locked it, and swallowed the key.',
      "I measured nothing here, so I claim nothing. Bring a clearer one and I'll bring a verdict.",
      'The skin never came on stage in this one, and I refuse to review a CURTAIN.',
    ],
  },
  features: {
    'big-smile': [
      'A smile of such width that I had to measure it in two shifts.',
      "The smile maxed out the scale and asked whether there's a bigger one.",
      'BIG smile. The brows, the eyes, the gaze: all supporting cast.',
    ],
    smile: [
      'A smile, live and in colour. The instruments leaned in to get a better look.',
      'The mouth curves up, and the reading follows it like a spotlight.',
      'Smile detected. I announced it with a small trumpet.',
    ],
    neutral: [
      'Neutral. Magnificently, diplomatically, mountain-lake neutral.',
      'Zero up, zero down. The needle lay flat and enjoyed the view.',
      'The face gave no statement, not even through a lawyer. Neutral.',
    ],
    serious: [
      'SERIOUS. This face has just heard the pitch and is deciding whether to invest.',
      'Not a flicker at the corners. Statues are checking their contracts.',
      'The reading says serious, and it said it standing up.',
    ],
    tense: [
      'The brows came down like a stage curtain. Tense! Breathe out and the show can go on.',
      'Tension, front and centre, starring the brow. A slow exhale writes it out of the script.',
      'Somewhere in that forehead an important meeting was held. Tense, by every measure.',
    ],
    sleepy: [
      'The eyelids were leaving the building when the shutter fell. Sleepy, on the record.',
      'SLEEPY. Half-mast, and with full honours.',
      'The lids had plans, and none of them involved being open.',
    ],
    surprised: [
      'SURPRISE! The numbers jumped, I jumped, the chart is still shaking.',
      'A surprised reading, off like a firework. No rehearsal could do it.',
      'Everything flew open at once: a plot twist, measured live.',
    ],
  },
  vibe: {
    flawless: [
      'Sharpness: yes. Framing: YES. The jury has gone home early.',
      'The focus and the framing know their job. They may be a crew of one, and it may be you.',
      "Steady, clear and right in the middle, on purpose or by miracle. I'll take either.",
      "In the frame, in focus, in CHARGE. I brought a red pen, and it's gone home to its family.",
    ],
    'one.light.uneven': [
      'The light picked a favourite side, live, on camera. Framing and sharpness remain above suspicion.',
      'ONE scandal: uneven light. Face it head-on and make it apologise.',
      'A great production with a lamp that only read half the script.',
    ],
    'one.light.dim': [
      "The photo's well made, and lit by what I can only call a rumour of light.",
      "Framing: sharp suit. Focus: on time. Light: didn't come.",
      "ONE thing missing, and it's the electricity.",
    ],
    'one.light.harsh': [
      'The light came in screaming. Framing and sharpness kept their dignity.',
      'A fine photo, interrogated. Soften the light and everyone may go free.',
      "ONE diva on this set, and it's the light.",
    ],
    'one.sharpness.soft': [
      'Beautifully placed, and filmed through what might be soup.',
      'ONE flaw: the focus left early. Wipe the lens, freeze, strike.',
      "Everything's glorious and slightly imaginary. Sharper, please.",
    ],
    'one.framing.close': [
      "The camera came in so near that we're practically related. The focus, at least, kept its nerve.",
      'ONE demand: distance. Give the people some scenery.',
      'Sharpness, impeccable. Personal space, abolished.',
    ],
    'one.framing.far': [
      'A lovely clear picture, and the star is in another postcode. Come CLOSER.',
      "ONE note: I shouldn't need binoculars for the lead role.",
      "The picture's clear, and the expedition to reach you leaves at dawn.",
    ],
    'one.framing.tilted': [
      "It's a bold angle, and my spirit level has fainted.",
      "The tilt's the rebel here. Straighten up and this photo salutes.",
      'Perfectly clear, and sliding gently off the table.',
    ],
    'one.framing.turned': [
      'You turned to the side mid-premiere! The focus stayed for the applause.',
      'ONE crime: I only got part of the poster. Face front, superstar.',
      "Proper focus, and a star who's already walking to the car.",
    ],
    'one.framing.chin-down': [
      "ONE crime: the chin's down. Lift it and the case is closed.",
      "A clear picture, caught mid-bow. Hold the applause till the head's up!",
      "The chin's low, the rest is in order. UP, superstar!",
    ],
    'one.framing.chin-up': [
      "ONE crime: the chin's up. Lower it and you're free to go.",
      'A clear picture of somebody waiting for their statue.',
      "The chin's high, the rest is in order. Down a step, superstar!",
    ],
    'one.framing.off-centre': [
      "You've parked this photo outside the lines.",
      'ONE note: the throne is in the MIDDLE.',
      'A clear picture, and the lead actor is standing in the wings.',
    ],
    'one.background.busy': [
      "ONE scandal: the background's auditioning. Find a plain wall and close the casting.",
      'Light: yes. Focus: yes. Framing: YES. The riot behind you: who let it in?',
      'A star, sharp and centred, in front of what I can only call a jumble sale.',
    ],
    'one.background.dark': [
      'ONE mystery: everything behind you. Light it or lose it.',
      'Light, focus and framing took a bow. The background missed the bus in the dark.',
      'Behind you: the void. In front of it: a perfectly good photo.',
    ],
    'one.background.bright': [
      'ONE upstager: the brightness behind you. Turn round and steal it.',
      'Framing and focus hold the stage. The background has hijacked the floodlights.',
      "The background's glowing like it won something. Swap sides and collect the prize.",
    ],
    several: [
      'More than one thing went wrong out there. Blame the crew, keep the STAR.',
      'Somebody missed a cue, and somebody else missed theirs LOOKING. Keep the face, roll again.',
      'The photo tripped over itself more than once. Phone up, deep breath, from the TOP.',
      'This photo had several ideas at ONCE. Next time one at a time, in single file.',
      'More than one of the crew was at LUNCH for this. Call them back and shoot it again.',
    ],
    hidden: [
      'This photo refused to testify. Bring me a clearer witness.',
      "CENSORED, by whom I can't say. Release the full picture, and I'll review it properly.",
      'I came to review a premiere and got as far as the foyer. Open the DOOR.',
      "The photo wore a disguise, and I respect the craft. Next time I'd love to meet it in PERSON.",
      "Verdict postponed: the picture's holding back more than it shows. The jury's eating sandwiches.",
    ],
  },
};
