/** Sharpness and framing. Data only. */
import type { TopicLines } from '../../types.ts';

export const camera: TopicLines = {
  openers: {
    'sharpness.soft': [
      'Was this taken from a trampoline?',
      'The focus in this photo left without leaving a note.',
      'This is the sharpness of a photo sent by fax in 1994.',
    ],
    'framing.close': [
      'Easy now, the lens is not a snack.',
      'I can read your eyelashes like a barcode.',
      'Step back, the phone is about to file for personal space.',
    ],
    'framing.far': [
      'Was this selfie taken by satellite?',
      'You are posing from a different postcode.',
      'I had to hire a search party, and it charged by the hour.',
    ],
    'framing.tilted': [
      'You hold a phone like a waiter about to lose the soup.',
      'This selfie is sliding off its own frame in search of help.',
      'That angle belongs in a skateboard video.',
    ],
    'framing.turned': [
      'You gave that camera the cold shoulder and most of an ear.',
      'I see we are doing the "paparazzi outside the bakery" pose.',
      'That is a profile picture in the most literal sense.',
    ],
    'framing.off-centre': [
      'You are so far in the corner that you owe it rent.',
      'You cropped yourself like an ex.',
      'That is not composition, that is evasion.',
    ],
  },
  truths: {
    'sharpness.crisp': [
      'Sharp enough to slice bread. Who let you hold a phone this steadily?',
      'Focus like this is a threat to everybody with a shaky hand.',
      'You uploaded this in razor-sharp quality, knowing that I was waiting. Respect.',
    ],
    'sharpness.fine': [
      'The focus did the minimum and still clocked out early.',
      'Sharp-ish, like a butter knife with self-confidence.',
      'Wipe the lens. Whatever you had for lunch would like to be left out of this.',
    ],
    'sharpness.soft': [
      'The blur is so strong that your photo qualifies as abstract art. Bidding starts at a lens cloth.',
      'You moved, the phone moved, and I think the building moved.',
      'This photo was sharpened with a spoon.',
    ],
    'framing.great': [
      'The framing is flawless, which tells me exactly how long you spent on it.',
      'Centred like that by hand? You fold your socks, admit it.',
      'Not a degree off. Somewhere an architect feels threatened.',
    ],
    'framing.close': [
      'Any closer and you would have been taking the photo from behind.',
      'I have had eye tests with more distance.',
      'The lens has fogged up and would like some privacy.',
    ],
    'framing.far': [
      'You are so far away that I was about to roast the lamp.',
      'Come closer. I do jokes, not bird-watching.',
      'This is less a selfie and more a property listing.',
    ],
    'framing.tilted': [
      'With a tilt like that, the photo needs a seat belt and a safety briefing.',
      'This angle was popular in 2009 and has been in hiding since.',
      'You tilted the frame so hard that the pixels are holding the railing.',
    ],
    'framing.turned': [
      'You turned away mid-photo. Was the phone telling that story again?',
      'I got one cheek and a promise. Face the front, the trial is here.',
      'That is the angle of a person who saw the bill coming.',
    ],
    'framing.off-centre': [
      'You are leaving this photo like someone who spotted the bill.',
      'The wall got the close-up and signed with an agent this morning.',
      'The middle of the frame is free, no reservation needed, and you still stood by the door.',
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
