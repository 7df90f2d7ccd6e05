/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import type { UpdateState } from '#ports/pwa.ts';
import type { Services } from '#ports/services.ts';
import { servicesAtom } from '#state/services.ts';
import { followUpdatesAtom } from '#state/pwa/update-atoms.ts';
import { showWith } from '#tests/unit/ui/support/show.tsx';
import { UpdatePrompt } from '#ui/components/prompts/prompts.tsx';

const { apply, again, later } = en.app.update;

it.each([
  ['ready', [apply, later], [apply]],
  ['busy', [again, later], [again]],
  ['late', [again, later], [again]],
  ['applying', [], []],
] as const)('an update that is %s offers %j; filled: %j', (state, words, filled) => {
  const store = createStore();
  const watch = (tell: (now: UpdateState) => void) => {
    tell(state);
    return () => undefined;
  };
  store.set(servicesAtom, { pwa: { updates: { watch } } } as unknown as Services);
  store.set(followUpdatesAtom);
  showWith(store, <UpdatePrompt />);
  const buttons = screen.queryAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(words);
  const standsOut = buttons.filter(({ className }) => className.includes('primary'));
  expect(standsOut.map(({ textContent }) => textContent)).toEqual(filled);
});
