/** Headlines by band and style. Data only. */
import type { Bank } from '../types.ts';

export const headlines: Bank['headlines'] = {
  'looking-good': {
    gentle: [
      'Honestly? You made my job difficult',
      'A very short list of complaints',
      'I came to tease and stayed to admire',
      'This photo has been eating its vegetables',
      'Ten minutes of searching, three tiny notes',
      '{name}, this is a suspiciously good photo',
    ],
    classic: [
      'The roast is ready. The oven never got warm.',
      'Objection: insufficient evidence',
      'I was promised something to make fun of',
      'Roasting this took actual research',
      'The committee had to invent problems',
      '{name}, leave some good photos for the others',
    ],
    spicy: [
      'Put it away, you are embarrassing the other selfies',
      'I sharpened my knives for THIS?',
      'Show-off. There, that is the roast.',
      'Somewhere a beauty filter just lost its job',
      'A roast with nothing on the grill',
      '{name}, who exactly are we intimidating today?',
    ],
  },
  'not-bad': {
    gentle: [
      'Nearly there, and you brought snacks',
      'A good photo having a slightly shy day',
      'More green lights than red ones',
      'Two small tweaks and I am out of jokes',
      'Sweet, solid, and only lightly toasted',
      '{name}, you are one good week away from unbeatable',
    ],
    classic: [
      'Solid B+, with a note from the teacher',
      'Not bad. Said in the tone of a proud uncle.',
      'Ninety percent charm, ten percent bathroom mirror',
      'Strong script, questionable production budget',
      'The trailer was better than expected',
      '{name}, we have talent and we have notes',
    ],
    spicy: [
      'Main character energy, first-draft screenplay',
      'Lightly grilled, served with respect',
      'So close to iconic that it is annoying',
      'Great cast, modest budget, strong opening weekend',
      'You met greatness and forgot to ask for its number',
      '{name}, that was a warm-up and we both know it',
    ],
  },
  'room-for-growth': {
    gentle: [
      'A lovely draft, and drafts are allowed',
      'Good things loading, please keep the phone plugged in',
      'Today was a "the attempt counts" day',
      'Everything here can be fixed by Sunday',
      'The photo is tired. You are doing fine.',
      '{name}, bring tea, we are going to fix this together',
    ],
    classic: [
      'Plenty of potential, currently in airplane mode',
      'This selfie was taken on a Monday, spiritually',
      'Some assembly required',
      'The demo version shows real promise',
      'Filmed live from the end of a long week',
      '{name}, this is what we call a teaching moment',
    ],
    spicy: [
      'Bold of you to press the shutter right then',
      'A daring tribute to the driving-licence photo',
      'Your camera has entered witness protection',
      'Season one energy. The budget arrives in season two.',
      'It is giving: alarm snoozed four times',
      '{name}, blink twice if the camera surprised you',
    ],
  },
  'project-mode': {
    gentle: [
      'Every great makeover film starts exactly here',
      'The "before" photo that the "after" will thank',
      'We start where we start, and we start with a hug',
      'Brave photo. Gold star. Sit down, have a biscuit.',
      'The only way is up, and the stairs are short',
      '{name}, I made a plan and it is a nice one',
    ],
    classic: [
      'Under construction, please mind the ladders',
      'This photo has been through airport security',
      'Welcome to the workshop. We have tools.',
      'Somebody photographed you during a software update',
      'A "before" picture of the very highest quality',
      '{name}, roll up your sleeves, this will be fun',
    ],
    spicy: [
      'This photo called. It wants a retake and a lawyer.',
      'Nothing here that one good week cannot humble',
      'The photo equivalent of a video call that started early',
      'Chaos, but make it a close-up',
      'Somewhere a bus pass wants its photo back',
      '{name}, we are not posting this, we are framing it as evidence',
    ],
  },
};
