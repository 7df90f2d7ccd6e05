import { expect, it } from 'vitest';
import { feedbackAtom } from '#state/capture/feedback-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { setUp } from '../support/services.ts';

function listen() {
  const heard: string[] = [];
  const { store } = setUp();
  store.set(servicesAtom, {
    ...store.get(servicesAtom),
    sound: { play: (name) => heard.push(`sound ${name}`) },
    haptics: { buzz: (pattern) => heard.push(`buzz ${String(pattern)}`) },
  });
  return { store, heard };
}

it.each([
  [true, true, ['sound reveal', 'buzz 40,60,40']],
  [true, false, ['sound reveal']],
  [false, true, ['buzz 40,60,40']],
  [false, false, []],
])('sound %s, vibration %s', (soundEffects, vibration, expected) => {
  const { store, heard } = listen();
  store.set(settingsAtom, { soundEffects, vibration });
  store.set(feedbackAtom, 'reveal');
  expect(heard).toEqual(expected);
});
