/** Headlines by the score alone. Data only. */
import type { TopicLines } from '../../types.ts';

export const bands: TopicLines = {
  headlines: {
    'band.looking-good': [
      'Put it away, you are embarrassing the other selfies',
      'I sharpened my knives for THIS?',
      'Show-off. There, that is the roast.',
      'Somewhere a beauty filter just lost its job',
      'A roast with nothing on the grill',
      '{name}, who exactly are we intimidating today?',
    ],
    'band.not-bad': [
      'Main character energy, first-draft screenplay',
      'Lightly grilled, served with respect',
      'So close to iconic that it is annoying',
      'Great cast, modest budget, strong opening weekend',
      'You met greatness and forgot to ask for its number',
      '{name}, that was a warm-up and we both know it',
    ],
    'band.room-for-growth': [
      'Bold of you to press the shutter right then',
      'A daring tribute to the driving-licence photo',
      'Your camera has entered witness protection',
      'Season one energy. The budget arrives in season two.',
      'It is giving: alarm snoozed four times',
      '{name}, blink twice if the camera surprised you',
    ],
    'band.project-mode': [
      'This photo called. It wants a retake and a lawyer.',
      'Nothing here that one good week cannot humble',
      'The photo equivalent of a video call that started early',
      'Chaos, but make it a close-up',
      'Somewhere a bus pass wants its photo back',
      '{name}, we are not posting this, we are framing it as evidence',
    ],
  },
};
