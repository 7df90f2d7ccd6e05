/** Sounds and buzzes, only where the person's switches allow them. */
import { atom } from 'jotai';
import type { SoundName } from '#ports/capture.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

/** Milliseconds of buzz, or of buzz and pause in turns. */
const BUZZES: Readonly<Record<SoundName, number | readonly number[]>> = {
  shutter: 30,
  reveal: [40, 60, 40],
};

export const feedbackAtom = atom(null, (get, _set, name: SoundName): void => {
  const { soundEffects, vibration } = get(settingsAtom);
  const { sound, haptics } = get(servicesAtom);
  if (soundEffects) sound.play(name);
  if (vibration) haptics.buzz(BUZZES[name]);
});
