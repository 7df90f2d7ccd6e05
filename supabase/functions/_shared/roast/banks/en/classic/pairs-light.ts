/** Light with other facts that only together make the joke. Data only. */
import type { TopicLines } from '../../types.ts';

export const pairsLight: TopicLines = {
  headlines: {
    'expression.serious+light.dim': ["Lit like a witness who'd rather not be recognised"],
    'expression.big-smile+light.dim': ['Great news, delivered in the dark'],
    'expression.surprised+light.dim': ["Who's there? Oh. You."],
    'light.dim+sharpness.soft': ['A rumour with a face'],
    'expression.serious+light.harsh': ['The interview will now begin'],
    'expression.sleepy+light.harsh': ['The light has no snooze button'],
    'light.great+sharpness.soft': ['Perfect light, shame about the wobble'],
    'light.dim+framing.far': ['Somebody, somewhere, at some point'],
  },
  openers: {
    'expression.serious+light.dim': [
      "It's dark, you're not smiling, and I'd like to say that I never saw your face.",
    ],
    'expression.big-smile+light.dim': ["I can't see much in here, but whoever it is seems delighted."],
    'expression.sleepy+light.dim': [
      "It's dark, the eyes are half shut: are we sure you're not still under the duvet?",
    ],
    'expression.sleepy+light.harsh': ["Your eyes aren't open yet and the light's already shouting."],
    'expression.surprised+light.harsh': [
      "Somebody's switched everything on at once, and you look like you were robbing the fridge.",
    ],
    'expression.tense+light.harsh': [
      "The light's asking questions, and those brows look like they've got something to hide.",
    ],
    'light.dim+framing.close': [
      "It's dark, and you're right in front of me. Please say something reassuring.",
    ],
    'light.uneven+framing.off-centre': [
      'Half in the light, nowhere near the middle. Are you arriving or leaving?',
    ],
  },
  truths: {
    'expression.serious+light.dim': [
      "Dark room, serious face: you've either solved a murder or you can't find the remote.",
      "Dark room, no smile: you've sat up waiting for me, and I'm nine minutes late.",
    ],
    'expression.big-smile+light.dim': [
      "A grin like that in the dark: you're the one person who's been hoping for a power cut since March.",
      "You're grinning in the dark like someone who can hear the cake coming.",
    ],
    'expression.sleepy+light.dim': [
      "It's dark, your eyes are nearly shut, and I feel like the mum who's come in for the washing.",
    ],
    'expression.neutral+light.dim': [
      "It's dark and your face hasn't moved, so the motion sensor thinks you've left. Wave.",
    ],
    'expression.surprised+light.dim': [
      "It's dark, and you look like you've just heard a second person breathe.",
    ],
    'expression.surprised+light.harsh': [
      "Hard light, wide eyes: that's me when somebody opens the bathroom door.",
    ],
    'expression.serious+light.harsh': [
      "Hard light, no smile: you're airport security, and you've just lifted out my yoghurt.",
    ],
    'expression.tense+light.harsh': [
      "Hard light, knitted brows: you look like you're trying to read a menu on a beach.",
    ],
    'expression.neutral+light.harsh': [
      "Hard light, blank face: you look like you've told the optician 'about the same' eleven times.",
    ],
    'expression.serious+light.uneven': [
      "One side lit, no smile: you look like you've just been asked about the night the flamingo went missing.",
      "Half lit, deadly serious: I don't owe you money, but I've started counting it.",
      "One half in shadow and not a smile: you've bought the volcano, and now you're asking about heating.",
      "Half dark, fully serious. I don't know who did it, but I know who solved it.",
    ],
    'expression.smile+light.uneven': [
      "Half of you is lit and smiling. I've decided to believe the other half isn't holding a water balloon.",
    ],
    'expression.neutral+light.great': ['Studio light, waiting-room face.'],
    'expression.serious+light.great': [
      "The clouds part, perfect light pours down, a stern face appears, and it's about my hedge.",
      "Gorgeous light, stern face: it's like being told off by a wedding cake.",
      "Film-star light, and the face of somebody who's been seated behind a pillar.",
      "Lovely light, and you look like you've been sent to switch it off.",
    ],
    'expression.sleepy+light.great': [
      "Gorgeous light, heavy lids: a prince has ridden four days, and you've said 'leave it by the door'.",
      "Lovely light, low lids: there's a seal on a rock somewhere who'd call this a full day.",
    ],
    'expression.tense+light.great': [
      'Heavenly light, knitted brows: you look like an angel who wanted the harp and got the triangle.',
    ],
    'light.dim+sharpness.soft': ["Too dark to see and too blurry to guess: you've achieved total privacy."],
    'light.dim+sharpness.crisp': ["It's dark, but you're pin-sharp, like the toy brick on the stairs."],
    'light.dim+framing.far': [
      "Far away, barely lit: you're what people mean when they say 'it's probably just a badger'.",
    ],
    'light.dim+framing.close': [
      "It's dark and you're very close. This is how my nightmares start, but you seem nice.",
    ],
    'light.dim+background.dark': [
      "Dark in front, dark behind: for all I know you've sent me the inside of a glove.",
    ],
    'light.harsh+framing.close': [
      'Too bright and too near: I feel like an ant on a sunny day with a curious child.',
    ],
    'light.harsh+background.bright': [
      "Bright behind, glaring in front: you look like a slice of toast that's being checked.",
    ],
    'light.harsh+sharpness.crisp': [
      "Harsh light, perfect focus: it's how a speed camera would shoot a ballet.",
    ],
    'light.uneven+framing.off-centre': [
      "Half lit, off-centre: you look like an actor in the wings whose only line is 'A letter, madam'.",
    ],
    'light.great+sharpness.soft': ['You found glorious light and then shook it like a snow globe.'],
    'light.great+framing.far': ["Lovely light. It's shining beautifully on everything between us."],
    'light.great+framing.off-centre': [
      "The light saved you a seat in the middle, and you're by the fire exit.",
    ],
  },
  closers: {
    'light.dim+strength.smile': [
      "It was too dark for most of my jokes, {name}, but not for that smile. It's great, and it carries.",
      "I only had a smile to go by in there. Best guide I've ever had.",
    ],
    'light.harsh+strength.smile': ['The light came on far too strong. The smile came on just right.'],
    'light.uneven+strength.smile': [
      'The light only did half of the job, so your smile did the rest. Good smile.',
    ],
    'light.dim+gaze.camera': [
      "Dark or not, you looked straight at me. That's presence, {name}, and it doesn't need a lamp.",
    ],
    'light.harsh+gaze.camera': [
      "That light would've made anyone look away. You held it, and it's a strong look.",
    ],
    'light.dim+strength.composure': [
      'Somebody turned the lights off and you stayed completely calm. Good person to have around.',
    ],
    'light.harsh+strength.composure': [
      'That light threw everything at you, and you kept your cool. Respect.',
    ],
    'light.dim+sharpness.crisp': [
      "Sharp, in the dark, by hand: with a lamp you'd be unstoppable, {name}. Great steady hand.",
    ],
  },
};
