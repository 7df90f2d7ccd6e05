/** Light with other facts that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsLight: TopicLines = {
  headlines: {
    'expression.serious+light.dim': ['The boss will see you now'],
    'expression.big-smile+light.dim': ["It's laughing. Where is it?"],
    'expression.surprised+light.dim': ["Don't go in the cellar, they said"],
    'light.dim+sharpness.soft': ['Cryptid confirmed'],
    'expression.sleepy+light.harsh': ["A vampire's school run"],
    'expression.serious+light.harsh': ['Confess, the bulb is waiting'],
    'light.great+sharpness.soft': ['Masterpiece, dropped on delivery'],
    'light.dim+framing.far': ['A rumour, viewed from a distance'],
  },
  openers: {
    'expression.serious+light.dim': [
      "You're sitting in the dark, unsmiling, and I assume there's a white cat just out of frame.",
    ],
    'expression.big-smile+light.dim': [
      "There's a grin floating in the dark and I'm supposed to write jokes about it. With these hands? They're shaking!",
    ],
    'expression.sleepy+light.dim': [
      "No light, no eyelids: ladle me some soup, we're clearly in hibernation.",
    ],
    'expression.sleepy+light.harsh': [
      "That light kicked you awake, and the camera filmed the whole THING. I'd send it flowers. With nettles.",
    ],
    'expression.surprised+light.harsh': ['FREEZE! Hands where I can see them! Drop the biscuit!'],
    'expression.tense+light.harsh': [
      "The bulb glares, the brows glare back, and I'm selling popcorn in the middle.",
    ],
    'light.dim+framing.close': ["It's black as ink in here and something's breathing on my screen."],
    'light.uneven+framing.off-centre': [
      'Half in shadow and off the middle. Is this a portrait or were you tailing somebody?',
    ],
  },
  truths: {
    'expression.serious+light.dim': [
      "It's dark, you're not smiling, and I'm suddenly sure that this ISN'T the toilet.",
      "It's dark, you're stern, and I've just crept in with my shoes in my hand.",
    ],
    'expression.big-smile+light.dim': [
      "A grin like that, in this dark? The monster under the bed's pulled its FEET in.",
      'Grinning alone in the dark! Who hurt the light bulb? Was it YOU?',
    ],
    'expression.sleepy+light.dim': ['Bears have a word for this photo, and the word is November.'],
    'expression.neutral+light.dim': ["No light, no mood. You've sent me a picture of flight mode."],
    'expression.surprised+light.dim': [
      "You look like the coat on the chair just moved. It moved, didn't it?",
    ],
    'expression.surprised+light.harsh': [
      "You've been caught by that light like a raccoon with a whole rotisserie chicken.",
    ],
    'expression.serious+light.harsh': [
      "You're so serious in that glare that the interrogation lamp's started answering YOUR questions.",
    ],
    'expression.tense+light.harsh': [
      "With that glare and that frown you're a mole who's come up on CENTRE court.",
    ],
    'expression.neutral+light.harsh': [
      "Blazing light, blank face: somebody's opened the freezer, and you're the last PEA.",
    ],
    'expression.serious+light.uneven': [
      "Half lit, deadly serious: 'I work alone,' you say, to a man handing out badminton partners.",
      "Half in shadow, dead serious: 'Were you followed?' you ask the man with your burrito.",
      "Half in shadow, dead serious: you've come to tell a small bakery that ovens have ACCIDENTS.",
      "Half in shadow, and no smile: you've been expecting me. I only came to read the meter.",
      "Half in shadow, dead serious: you're one saxophone away from having a troubled past.",
      "Half in the dark, all business: you've got the goose, I've got the money, nobody gets hurt.",
      "Half in shadow, unsmiling: you've let yourself in, and it's about the casserole dish you LENT me.",
      "Half in shadow, so grave: you're about to tell a small boy where the hamster REALLY went.",
    ],
    'expression.smile+light.uneven': [
      "Half in shadow, smiling a little: you've handed me a present, and you're putting on GOGGLES.",
      "Half in shadow, with a little smile: you've just turned your chair round, and there's a CAT in your lap.",
    ],
    'expression.neutral+light.great': [
      'Glorious light on a face that says "it\'s fine, just leave it by the door".',
    ],
    'expression.serious+light.great': [
      "Superb light, grim face: you've arrived in paradise, and you've come about the DRAINS.",
      "Heavenly glow, face of a ticket inspector. I've never been so beautifully FINED.",
      "Stunning light, grim face: it's like getting a dentist's reminder in a BOUQUET.",
      "Dream light, stern face: the fairy godmother's here, and first she'll see your HOMEWORK.",
    ],
    'expression.sleepy+light.great': ["You're lit like royalty and awake like a sandbag."],
    'expression.tense+light.great': [
      "Heavenly light, knotted brows: you're at the spa, and you've left the iron ON.",
    ],
    'light.dim+sharpness.soft': ["Dark AND blurry. Congratulations, you're now legally folklore."],
    'light.dim+sharpness.crisp': [
      "In that gloom, and this SHARP? I've had that once before. It was a plug, and I was BAREFOOT.",
    ],
    'light.dim+framing.far': ["Miles away, in the dark. I'm not a comedian any more, I'm a coastguard."],
    'light.dim+framing.close': ["Dark AND this close: it's like meeting somebody inside a WARDROBE."],
    'light.dim+background.dark': [
      "You've disappeared into your own background like a ninja on school-photo day.",
    ],
    'light.harsh+framing.close': [
      "That glare, that close: you look like you're reading the small print on the SUN.",
    ],
    'light.harsh+background.bright': [
      "Glare in front, glare behind: this photo wasn't taken, it was PHOTOCOPIED, with the lid up.",
    ],
    'light.harsh+sharpness.crisp': [
      "Merciless light, perfect focus: it's how a budgie gets photographed for the CHAMPIONSHIPS.",
    ],
    'light.uneven+framing.off-centre': [
      "Half lit, and off the middle: you're a biscuit that's been dunked and then DROPPED.",
    ],
    'light.great+sharpness.soft': [
      'You were handed the light of a lifetime and took the picture from a rodeo.',
    ],
    'light.great+framing.far': ["Finest light in the land, and you're standing in it like a distant sheep."],
    'light.great+framing.off-centre': [
      'Superb light, face off the middle: they lit the throne, and you sat on the STEPS.',
    ],
  },
  closers: {
    'light.dim+strength.smile': [
      'You turned off the sun, and that smile just kept going. Unstoppable, {name}. Star stuff.',
      'The darkness took everything but the smile, and the smile was the best part. Darkness loses.',
    ],
    'light.harsh+strength.smile': ['That light tried to outshine your smile. Adorable. You win.'],
    'light.uneven+strength.smile': [
      'The shadow stole half the face, and the smile stole the show. Brilliant.',
    ],
    'light.dim+gaze.camera': ['No light, no mercy, and you still stared me down. Legendary eyes, {name}.'],
    'light.harsh+gaze.camera': [
      "That light came at you like a marching band, and you looked straight past it at ME. That's courage. Bravo, star.",
    ],
    'light.dim+strength.composure': [
      "They cut the power, and you didn't even blink. Nerves of steel, {name}. Lead us out.",
    ],
    'light.harsh+strength.composure': ['Lit like a suspect, calm as a judge. Superb composure.'],
    'light.dim+sharpness.crisp': [
      "Razor-sharp in the dark. You're not a photographer, you're an owl with talent.",
    ],
  },
};
