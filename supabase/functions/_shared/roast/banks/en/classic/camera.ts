/** Sharpness and framing. Data only. */
import type { TopicLines } from '../../types.ts';

export const camera: TopicLines = {
  openers: {
    'sharpness.soft': [
      'This photo is blurry enough to be used as evidence of Bigfoot.',
      'I cleaned my screen twice before I realised that it was your lens.',
      'Somewhere between your hand and the shutter there was a small earthquake.',
    ],
    'framing.close': [
      'You are holding the phone like it whispered something.',
      'This is not a selfie, this is a peephole.',
      'Arms: famously long. Yours: apparently still in their pockets.',
    ],
    'framing.far': [
      'I zoomed in so far that I passed two hikers.',
      'Congratulations to the wall, which plays the lead in this selfie.',
      'You appear in this photo the way an actor appears in the thank-yous.',
    ],
    'framing.tilted': [
      'The horizon in this photo has resigned.',
      'You and the tower of Pisa clearly share an agent.',
      'I tilted my screen to read you like the spine of a book.',
    ],
    'framing.turned': [
      'You turned away as if the camera were a former gym buddy.',
      'Looking off to the side: the international sign for "I did not know you were filming".',
      'The lens was over here. Hello. Here.',
    ],
    'framing.off-centre': [
      'You entered this photo the way people enter a meeting late.',
      'The centre of your selfie is a wall, and it is doing its best.',
      'Somebody photobombed this picture, and it was you.',
    ],
  },
  truths: {
    'sharpness.crisp': [
      'The photo is so sharp that my screen asked for a plaster.',
      'Pin-sharp. You gave me all the evidence, and that is brave.',
      'This picture is so crisp that I can nearly read your notifications.',
    ],
    'sharpness.fine': [
      'The sharpness is fine. It is the plain toast of sharpness.',
      'Focus: present, awake, not exactly raising its hand.',
      'Your lens has been in a pocket with crumbs, and I can nearly name the crumbs.',
    ],
    'sharpness.soft': [
      'The blur in this photo says "taken while walking, chewing and answering the door".',
      'Your lens has seen more fingerprints than a police archive. A sleeve would fix it.',
      'I have read clearer text on a receipt from last summer.',
    ],
    'framing.great': [
      'The framing is so neat that you must also alphabetise your spices.',
      'Perfectly framed. How many takes, and where are the other thirty-six?',
      'Level, centred, well-spaced: this is a selfie with a spirit level.',
    ],
    'framing.close': [
      'At this distance the lens is no longer a camera, it is a pair of glasses.',
      'You filled the frame the way cats fill boxes.',
      'This close, any lens turns into a funhouse mirror. Use the arm, it came with the set.',
    ],
    'framing.far': [
      'You take up about as much of this photo as the socket on the wall does.',
      'At this distance I can roast your curtains, but not much else.',
      'The photo is ninety percent room. Nice room. Does it want a skin report?',
    ],
    'framing.tilted': [
      'The tilt in this photo made my coffee slide off the table.',
      'You angled the phone like someone guessing at geometry.',
      'Nothing here is level, including my opinion of that angle.',
    ],
    'framing.turned': [
      'You turned so far that one ear is doing all the talking.',
      'The lens asked for a portrait and you gave it a shoulder to cry on.',
      'You are looking out of the frame as if the good photographer were over there.',
    ],
    'framing.off-centre': [
      'You are parked across two spaces in this frame.',
      'The subject of this photo is the wall. You have a strong supporting role.',
      'The camera aimed for you and hit the neighbourhood.',
    ],
  },
  greats: {
    'sharpness.crisp': [
      'A crisp, steady photo: clean lens, calm hand, well done.',
      'Every eyelash is in focus. You gave the camera time, and it thanked you.',
      'Beautifully sharp. Honest detail takes confidence, and you have it.',
    ],
    'sharpness.fine': [
      'The picture is clear enough to be honest, and you did not hide behind a blur.',
      'A steady enough hand and a decent focus: your camera work is trustworthy.',
      'The details are there to be seen, with no filter and no fog.',
    ],
    'framing.great': [
      'Centred, level and at just the right distance: you have an eye for a frame.',
      'The framing is spot on, as if you had done this for magazines.',
      'You gave yourself exactly the right amount of room in the picture. Not many people do.',
    ],
  },
};
