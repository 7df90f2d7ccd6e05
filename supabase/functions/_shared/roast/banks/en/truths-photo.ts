/** Harsh truths about the photo, the expression and the stated routine. Data only. */
import type { TruthKey, Styled } from '../types.ts';

type PhotoTruthKey = Exclude<TruthKey, `skin.${string}`>;

export const photoTruths: Readonly<Record<PhotoTruthKey, Styled>> = {
  'light.great': {
    gentle: [
      'The light is so lovely here that I suspect you asked the window nicely.',
      'Such good light. I would complain, but it is warming my hands.',
      'That light could sell bread. I have nothing mean to say about it, and I tried.',
    ],
    classic: [
      'The light is so good that I suspect a film crew behind that phone.',
      'You found perfect light and stood in it on purpose. Suspicious behaviour.',
      'With light like this even my jokes would look good.',
    ],
    spicy: [
      'Light that good should need a permit. I looked, and you do not have one.',
      'Did you bribe the sun or are you two related?',
      'That light is doing unpaid overtime for you and it deserves a pension.',
    ],
  },
  'light.good': {
    gentle: [
      'The light is good. One step nearer to the window and it would be a love letter.',
      'Nice light, only a shade away from dreamy. The window says hello.',
      'Your light did its homework today. Neat writing, a little sticker.',
    ],
    classic: [
      'The light is decent, which robs me of my best cave joke.',
      'Good light, not great light: the window was right there and you waved at it.',
      'The lighting gets a respectable seven, with a wink from the judges.',
    ],
    spicy: [
      'The light is fine. "Fine", as in: the window was two steps away and you chose the sofa.',
      'Good light, used with the ambition of a screensaver.',
      'The lighting passed the exam without opening the book. It could have been legendary.',
    ],
  },
  'light.uneven': {
    gentle: [
      'The light is hugging one cheek and has forgotten the other. Turn to the window and share the hug.',
      'One side is glowing, the other is waiting for its turn. A quarter turn makes it fair.',
      'Half of the light missed its train. Face the window and it will catch up.',
    ],
    classic: [
      'The light covers one half of you. The other half seems to be behind a paywall.',
      'One cheek is sponsored by the window, the other is self-funded.',
      'You are lit like a moon in its second week.',
    ],
    spicy: [
      'Half of you is a headline, the other half is classified. Pick a window.',
      'One side lit, one side in the dark: congratulations on your role as both twins.',
      'That light gave one cheek everything in the will and the other one a lamp. Broken.',
    ],
  },
  'light.dim': {
    gentle: [
      'The room is so dim that your best features are playing hide-and-seek, and they are winning.',
      'A little more light, please; I would like to meet you properly.',
      'This is candlelight without the candle. By a window you would be a different story.',
    ],
    classic: [
      'It is so dark here that I asked the photo to say something so that I could find it.',
      'There is a lamp, a switch and a sun, and you used none of the three.',
      'This selfie was shot on location inside a backpack.',
    ],
    spicy: [
      'The darkness in this photo has more screen time than you do.',
      'Open a curtain. The moths have been waiting for you to do something.',
      'Your lighting budget was a firefly, and it called in sick.',
    ],
  },
  'light.harsh': {
    gentle: [
      'The light is a bit too eager, like a dog that has not seen you since breakfast. A curtain will calm it.',
      'Hard light is honest but has no manners. Try shade, or a thin curtain.',
      'That light brought out details which nobody asked about. Step into softer light and they go home.',
    ],
    classic: [
      'This light would make a peach look guilty.',
      'You picked the one lamp in the house that hates people.',
      'The overhead light has drawn shadows with a ruler. It is a photo, not a sundial.',
    ],
    spicy: [
      'The light is so hard that it left fingerprints.',
      'Midday sun, bare bulb or flash: whichever it was, it holds a grudge.',
      'This lighting is legally an argument.',
    ],
  },
  'sharpness.crisp': {
    gentle: [
      'The photo is so crisp that I could count your eyelashes. I got to forty and lost my place.',
      'Such a sharp picture; I feel as if I should knock before I look.',
      'Everything is in focus, which takes a steady hand or a very patient shelf.',
    ],
    classic: [
      'The photo is so sharp that my screen asked for a plaster.',
      'Pin-sharp. You gave me all the evidence, and that is brave.',
      'This picture is so crisp that I can nearly read your notifications.',
    ],
    spicy: [
      'Sharp enough to slice bread. Who let you hold a phone this steadily?',
      'Focus like this is a threat to everybody with a shaky hand.',
      'You uploaded this in razor-sharp quality, knowing that I was waiting. Respect.',
    ],
  },
  'sharpness.fine': {
    gentle: [
      'The focus is fine, just a tiny bit sleepy at the edges. Aren’t we all.',
      'Sharp enough to see you, soft enough to stay friends.',
      'A wipe over the lens would make this picture sparkle. It is hiding a biscuit fingerprint.',
    ],
    classic: [
      'The sharpness is fine. It is the plain toast of sharpness.',
      'Focus: present, awake, not exactly raising its hand.',
      'Your lens has been in a pocket with crumbs, and I can nearly name the crumbs.',
    ],
    spicy: [
      'The focus did the minimum and still clocked out early.',
      'Sharp-ish, like a butter knife with self-confidence.',
      'Wipe the lens. Whatever you had for lunch would like to be left out of this.',
    ],
  },
  'sharpness.soft': {
    gentle: [
      'The picture is a bit blurry, as if it had just woken up too. A clean lens and a slow breath will do it.',
      'Soft focus is lovely for dreams. For a portrait, rest your elbow on something and try again.',
      'The camera was nervous and trembled a little. Tell it that it is doing well and hold it with two hands.',
    ],
    classic: [
      'The blur in this photo says "taken while walking, chewing and answering the door".',
      'Your lens has seen more fingerprints than a police archive. A sleeve would fix it.',
      'I have read clearer text on a receipt from last summer.',
    ],
    spicy: [
      'The blur is so strong that your photo qualifies as abstract art. Bidding starts at a lens cloth.',
      'You moved, the phone moved, and I think the building moved.',
      'This photo was sharpened with a spoon.',
    ],
  },
  'framing.great': {
    gentle: [
      'You sit so nicely in the frame that I nearly hung it up.',
      'Centred, level, the right distance. I feel a bit under-employed.',
      'The framing is so tidy that I wiped my feet before coming in.',
    ],
    classic: [
      'The framing is so neat that you must also alphabetise your spices.',
      'Perfectly framed. How many takes, and where are the other thirty-six?',
      'Level, centred, well-spaced: this is a selfie with a spirit level.',
    ],
    spicy: [
      'The framing is flawless, which tells me exactly how long you spent on it.',
      'Centred like that by hand? You fold your socks, admit it.',
      'Not a degree off. Somewhere an architect feels threatened.',
    ],
  },
  'framing.close': {
    gentle: [
      'You are a little too near, and phone lenses get carried away up close. An arm’s length flatters everyone.',
      'So close that we could share earphones. Take one step back and the picture can breathe.',
      'Near is friendly, but the lens bends things at this distance. Give it some space.',
    ],
    classic: [
      'At this distance the lens is no longer a camera, it is a pair of glasses.',
      'You filled the frame the way cats fill boxes.',
      'This close, any lens turns into a funhouse mirror. Use the arm, it came with the set.',
    ],
    spicy: [
      'Any closer and you would have been taking the photo from behind.',
      'I have had eye tests with more distance.',
      'The lens has fogged up and would like some privacy.',
    ],
  },
  'framing.far': {
    gentle: [
      'You are rather far away; come closer, the good part of this picture is you.',
      'There is a lot of room around you. The room is nice, but I came for you.',
      'From there you could wave and I would need binoculars. Two steps closer, please.',
    ],
    classic: [
      'You take up about as much of this photo as the socket on the wall does.',
      'At this distance I can roast your curtains, but not much else.',
      'The photo is ninety percent room. Nice room. Does it want a skin report?',
    ],
    spicy: [
      'You are so far away that I was about to roast the lamp.',
      'Come closer. I do jokes, not bird-watching.',
      'This is less a selfie and more a property listing.',
    ],
  },
  'framing.tilted': {
    gentle: [
      'The picture is tilted, so I have been reading it with my head on my shoulder. Quite restful, in fact.',
      'A bit of a slant. Hold the phone level and the world stops sliding to the left.',
      'Your head leans as if it were listening to a nice song. Straighten up for the chorus.',
    ],
    classic: [
      'The tilt in this photo made my coffee slide off the table.',
      'You angled the phone like someone guessing at geometry.',
      'Nothing here is level, including my opinion of that angle.',
    ],
    spicy: [
      'With a tilt like that, the photo needs a seat belt and a safety briefing.',
      'This angle was popular in 2009 and has been in hiding since.',
      'You tilted the frame so hard that the pixels are holding the railing.',
    ],
  },
  'framing.turned': {
    gentle: [
      'You turned a little away, so I only met part of you. I would like the rest, please.',
      'The camera got your thoughtful side. Next time look straight in; it does not bite.',
      'Half turned, as if you had heard the ice-cream van. Understandable. Come back afterwards.',
    ],
    classic: [
      'You turned so far that one ear is doing all the talking.',
      'The lens asked for a portrait and you gave it a shoulder to cry on.',
      'You are looking out of the frame as if the good photographer were over there.',
    ],
    spicy: [
      'You turned away mid-photo. Was the phone telling that story again?',
      'I got one cheek and a promise. Face the front, the trial is here.',
      'That is the angle of a person who saw the bill coming.',
    ],
  },
  'framing.off-centre': {
    gentle: [
      'You drifted to the side of the frame, like a balloon. Gently back to the middle, please.',
      'The middle is empty and a bit lonely. It asked about you.',
      'You left a lot of space for the wall. It is grateful, but it does not need the attention.',
    ],
    classic: [
      'You are parked across two spaces in this frame.',
      'The subject of this photo is the wall. You have a strong supporting role.',
      'The camera aimed for you and hit the neighbourhood.',
    ],
    spicy: [
      'You are leaving this photo like someone who spotted the bill.',
      'The wall got the close-up and signed with an agent this morning.',
      'The middle of the frame is free, no reservation needed, and you still stood by the door.',
    ],
  },
  'expression.big-smile': {
    gentle: [
      'You smiled so widely that every other part of the photo had to move over.',
      'That smile makes it very hard to stay strict with you. Unfair tactics.',
      'A grin like that belongs on a cereal box. I mean it as the highest praise.',
    ],
    classic: [
      'That grin is so big that I suspect it is distracting me from the washing-up behind you.',
      'You smiled like you had already read this roast and decided to win anyway.',
      'A smile on full power, with no dimmer switch. Somewhere a fuse is sweating.',
    ],
    spicy: [
      'Turn the smile down, some of us are trying to be rude here.',
      'A smile like that is emotional bribery, and I am accepting it.',
      'You came in with that grin as a shield. It works, and I hate it.',
    ],
  },
  'expression.smile': {
    gentle: [
      'Your smile stopped just before the good part. I would have liked to see the whole film.',
      'A small smile, kept in the fridge for later. Let it out, it is lovely.',
      'You smiled very carefully, as if the smile were still hot.',
    ],
    classic: [
      'Your smile is on a free trial. Upgrade to the full version, it costs one bad pun.',
      'That smile was measured with a ruler and approved by a lawyer.',
      'You gave the camera a smile and kept the receipt.',
    ],
    spicy: [
      'Half a smile? What is the other half doing, homework?',
      'That is the smile of someone who waves at people and then hides behind a shelf.',
      'You smiled like there is a subscription fee for teeth.',
    ],
  },
  'expression.neutral': {
    gentle: [
      'Your face is resting so well that I tiptoed. A tiny smile would wake the whole picture up.',
      'Very calm, nearly on standby. Think of your favourite soup and press the shutter again.',
      'A neutral look, like a page before the story. I would love a first line.',
    ],
    classic: [
      'Your expression has "camera off, microphone muted" energy.',
      'You posed as if the photo cost extra per emotion.',
      'Somewhere between "hello" and "goodbye" you stopped and stood there.',
    ],
    spicy: [
      'Your face is a group chat in which nobody has replied since Thursday.',
      'The expression is out of office and left no contact for urgent matters.',
      'I have seen more feeling in an "OK." with a full stop.',
    ],
  },
  'expression.serious': {
    gentle: [
      'You look so serious that I sat up straight. At ease, it is only a selfie.',
      'Such a solemn look; did the phone tell you about its battery?',
      'You are concentrating beautifully. The camera would also settle for mild amusement.',
    ],
    classic: [
      'You look at the lens like it forgot your birthday.',
      'This is how people look at the last parking ticket before they argue.',
      'You posed for a selfie and delivered a closing statement.',
    ],
    spicy: [
      'With that stare you could return an item without a receipt.',
      'You look as if you were about to say "as per the contract" to a toddler.',
      'Relax, the camera has already signed everything.',
    ],
  },
  'expression.tense': {
    gentle: [
      'Your brows have pulled their chairs together. Breathe out slowly and let them sit apart.',
      'There is some tension between the brows, as if the week had parked there. You may tow it.',
      'Your face is holding its breath. You can let it go, nobody is timing you.',
    ],
    classic: [
      'Your brows are knitting, and going by the tension it is a whole jumper.',
      'That frown looks like forty open browser tabs and music coming from one of them.',
      'You look like the phone asked for a password you changed yesterday.',
    ],
    spicy: [
      'Your brows are so close together that they share a streaming account.',
      'That frown could crack a walnut and then judge it.',
      'Unclench. It is a front camera, not a hostage negotiation.',
    ],
  },
  'expression.sleepy': {
    gentle: [
      'Your eyes are only half open, and the open half is dreaming. Nap first, photo second.',
      'So sleepy! I would dim the screen if I could reach it.',
      'Your eyelids are heavy today. They deserve an early night and no questions.',
    ],
    classic: [
      'Your eyes are in power-saving mode. Please plug in before the next photo.',
      'The eyelids have clocked off, and the rest of you is covering their shift.',
      'You look like your coffee is still in the pot. Go and introduce yourselves.',
    ],
    spicy: [
      'Those eyes are open for legal reasons only.',
      'You are one slow blink away from a very public nap.',
      'Your alarm went off. You did not.',
    ],
  },
  'expression.surprised': {
    gentle: [
      'You look so startled that I want to tell you it is all right, it was only the shutter.',
      'Those eyes are wide with wonder. Save a little for the fireworks.',
      'The camera clearly jumped out from behind a plant. You handled it with charm.',
    ],
    classic: [
      'You look as if you had opened the oven and somebody had opened it from the other side.',
      'You seem surprised by a photo that you took yourself. Impressive.',
      'Eyebrows up, eyes wide: the face of a person who was told that it is Wednesday.',
    ],
    spicy: [
      'You jump-scared yourself with your own front camera. Iconic, in a way.',
      'That is the face of someone who pressed "reply all".',
      'Surprised? You were holding the phone the whole time.',
    ],
  },
  'level.beginner': {
    gentle: [
      'You say that you are new to skincare. Excellent: an empty shelf cannot be the wrong shelf.',
      'Your routine is still a blank page. I have a pencil and a very soft eraser.',
      'A beginner, by your own account. Soap and hope is a start, and half of it may stay.',
    ],
    classic: [
      'Your skincare routine, by your own account, is water and optimism.',
      'You call yourself a beginner, so I assume the towel has been doing the heavy lifting.',
      'Your bathroom shelf is a toothbrush and a dream.',
    ],
    spicy: [
      'Your routine so far: splash, shrug, leave.',
      'A beginner, you say. I can hear the hand soap laughing from here.',
      'Your entire routine fits in a text message, and the message is "nope".',
    ],
  },
  'level.basic': {
    gentle: [
      'You keep it basic, you say. Basic is fine; bread is basic, and look at all its fans.',
      'Two products and good intentions: that is a perfectly respectable band.',
      'A basic routine is like a small garden. It only asks to be visited more than on Sundays.',
    ],
    classic: [
      'A basic routine: you cleanse when there is a mirror nearby and a witness.',
      'Your moisturiser is on a "when I remember" contract, without paid holidays.',
      'You say "basic". I say "one bottle, three jobs, no training".',
    ],
    spicy: [
      'Your routine is basic, like a ringtone from the factory.',
      'Somewhere there is a sun cream of yours with the seal still on. It writes poems.',
      'One cream for face, hands and door hinges is not a routine, it is a toolbox.',
    ],
  },
  'level.intermediate': {
    gentle: [
      'You know your way around a shelf, you say, so you also know which bottle you have been ignoring.',
      'Intermediate: enough knowledge to own four serums, enough heart to feel bad for the fifth.',
      'You have a good routine, by your own account. It misses you on Fridays.',
    ],
    classic: [
      'Intermediate means that you layer three things and still fall asleep before the last one.',
      'You know what a serum does. You also know that it does nothing inside the drawer.',
      'Your shelf is organised by hope, date of purchase, and what was on offer.',
    ],
    spicy: [
      'You own enough bottles to open a shop, and the shopkeeper never shows up on weekdays.',
      'Intermediate, you say: you can pronounce everything that you forget to use.',
      'Your routine is a great series with very irregular release dates.',
    ],
  },
  'level.advanced': {
    gentle: [
      'Advanced, you say! Your face has a better schedule than most railways.',
      'Your routine probably has chapters. I hope that you sit down in between.',
      'With your experience I expected a lecture. Let your skin have one boring evening a week.',
    ],
    classic: [
      'Advanced? Your bathroom shelf has a waiting list and a dress code.',
      'You have more steps in the evening than my phone counts in a day.',
      'Your routine is so long that step one has dried by the time you reach the credits.',
    ],
    spicy: [
      'Your serums outnumber your spoons, and we both know it.',
      'You read ingredient lists the way others read gossip. Your skin would like a day off.',
      'An advanced routine: eleven steps, two spreadsheets, and still the same old pillowcase.',
    ],
  },
};
