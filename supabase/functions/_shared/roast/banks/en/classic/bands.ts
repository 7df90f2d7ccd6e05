/** Headlines by the score alone. Data only. */
import type { TopicLines } from '../../types.ts';

export const bands: TopicLines = {
  headlines: {
    'band.looking-good': [
      'The roast is ready. The oven never got warm.',
      'Objection: insufficient evidence',
      'I was promised something to make fun of',
      'Roasting this took actual research',
      'The committee had to invent problems',
      '{name}, leave some good photos for the others',
    ],
    'band.not-bad': [
      'Solid B+, with a note from the teacher',
      'Not bad. Said in the tone of a proud uncle.',
      'Ninety percent charm, ten percent bathroom mirror',
      'Strong script, questionable production budget',
      'The trailer was better than expected',
      '{name}, we have talent and we have notes',
    ],
    'band.room-for-growth': [
      'Plenty of potential, currently in airplane mode',
      'This selfie was taken on a Monday, spiritually',
      'Some assembly required',
      'The demo version shows real promise',
      'Filmed live from the end of a long week',
      '{name}, this is what we call a teaching moment',
    ],
    'band.project-mode': [
      'Under construction, please mind the ladders',
      'This photo has been through airport security',
      'Welcome to the workshop. We have tools.',
      'Somebody photographed you during a software update',
      'A "before" picture of the very highest quality',
      '{name}, roll up your sleeves, this will be fun',
    ],
  },
};
