/** Sharpness and framing. Data only. */
import type { TopicLines } from '../../types.ts';

export const camera: TopicLines = {
  openers: {
    'sharpness.soft': [
      'The photo is a little dreamy, as if it were remembering you.',
      'Everything here is soft, including the focus.',
      'The lens gave you a cuddle when it should have taken a picture.',
    ],
    'framing.close': [
      'Hello! You are so near that I offered you half of my chair.',
      'You came very close to tell me something, I can tell.',
      'We are practically sharing a scarf in this photo.',
    ],
    'framing.far': [
      'You are so far away that I waved first, just in case.',
      'A charming landscape with a person somewhere in it.',
      'You left the camera a lot of personal space, how polite.',
    ],
    'framing.tilted': [
      'The photo leans a little, like a friend who wants to hear better.',
      'Everything is at a jaunty angle, as if the room were on a boat.',
      'A curious tilt, the kind that puppies do when you say "walk".',
    ],
    'framing.turned': [
      'You were looking just past me, and I hope that it was something lovely.',
      'Turned away a little, as if someone had called you for dinner.',
      'You gave the camera the shy side, and it was charmed.',
    ],
    'framing.off-centre': [
      'You left the middle of the photo free for a friend, how kind.',
      'You are peeking in from the edge like a good surprise.',
      'The centre of this picture is keeping a seat warm for you.',
    ],
  },
  truths: {
    'sharpness.crisp': [
      'The photo is so crisp that I could count your eyelashes. I got to forty and lost my place.',
      'Such a sharp picture; I feel as if I should knock before I look.',
      'Everything is in focus, which takes a steady hand or a very patient shelf.',
    ],
    'sharpness.fine': [
      'The focus is fine, just a tiny bit sleepy at the edges. Aren’t we all.',
      'Sharp enough to see you, soft enough to stay friends.',
      'A wipe over the lens would make this picture sparkle. It is hiding a biscuit fingerprint.',
    ],
    'sharpness.soft': [
      'The picture is a bit blurry, as if it had just woken up too. A clean lens and a slow breath will do it.',
      'Soft focus is lovely for dreams. For a portrait, rest your elbow on something and try again.',
      'The camera was nervous and trembled a little. Tell it that it is doing well and hold it with two hands.',
    ],
    'framing.great': [
      'You sit so nicely in the frame that I nearly hung it up.',
      'Centred, level, the right distance. I feel a bit under-employed.',
      'The framing is so tidy that I wiped my feet before coming in.',
    ],
    'framing.close': [
      'You are a little too near, and phone lenses get carried away up close. An arm’s length flatters everyone.',
      'So close that we could share earphones. Take one step back and the picture can breathe.',
      'Near is friendly, but the lens bends things at this distance. Give it some space.',
    ],
    'framing.far': [
      'You are rather far away; come closer, the good part of this picture is you.',
      'There is a lot of room around you. The room is nice, but I came for you.',
      'From there you could wave and I would need binoculars. Two steps closer, please.',
    ],
    'framing.tilted': [
      'The picture is tilted, so I have been reading it with my head on my shoulder. Quite restful, in fact.',
      'A bit of a slant. Hold the phone level and the world stops sliding to the left.',
      'Your head leans as if it were listening to a nice song. Straighten up for the chorus.',
    ],
    'framing.turned': [
      'You turned a little away, so I only met part of you. I would like the rest, please.',
      'The camera got your thoughtful side. Next time look straight in; it does not bite.',
      'Half turned, as if you had heard the ice-cream van. Understandable. Come back afterwards.',
    ],
    'framing.off-centre': [
      'You drifted to the side of the frame, like a balloon. Gently back to the middle, please.',
      'The middle is empty and a bit lonely. It asked about you.',
      'You left a lot of space for the wall. It is grateful, but it does not need the attention.',
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
