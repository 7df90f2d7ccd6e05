import { cleanup, render } from '@testing-library/react';
import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, parsePath } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { AgeRange, Interest } from '#functions/vocabulary.ts';
import type { AuthService } from '#ports/auth.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { createI18n } from '#i18n/setup.ts';
import { continueAsGuestAtom } from '#state/session-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { authService, setUp } from '#tests/unit/state/support/services.ts';

type Store = ReturnType<typeof createStore>;

interface Place {
  readonly path?: string;
  /** What came along with the address. */
  readonly state?: unknown;
  readonly lang?: 'en' | 'ja';
}

export interface Scene extends Place {
  readonly auth?: Partial<AuthService>;
  /** Left out: not asked yet. */
  readonly ageRange?: AgeRange;
  readonly interest?: Interest;
  /** What else the app is to know. */
  readonly prepare?: (store: Store) => void;
}

/** All that is written on the page, as one string. */
export const text = (): string => document.body.textContent;

/** Shows this alone, until the test ends; `screen` of Testing Library finds what is on it. Returns its element. */
export function showWith(
  store: Store,
  element: ReactNode,
  { path = '/', state, lang = 'en' }: Place = {},
): HTMLElement {
  cleanup();
  onTestFinished(cleanup);
  const { container } = render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n(lang, lang === 'ja' ? ja : en)}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{element}</MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
  return container;
}

/** Shows what a guest past the first run gets to see of a screen. */
export function show(element: ReactNode, { auth = {}, ageRange, interest, prepare, ...place }: Scene = {}) {
  const world = setUp(JSON.stringify({ version: 1, language: place.lang ?? 'en' }));
  world.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
    ...(interest && { interest }),
    ...(ageRange && { personalization: { ...FIRST_RUN.personalization, ageRange } }),
  });
  world.store.set(servicesAtom, { ...world.services, auth: authService(auth) });
  world.store.set(continueAsGuestAtom);
  prepare?.(world.store);
  return showWith(world.store, element, place);
}

/** Shows it and returns all that is written there. */
export function textOf(...scene: Parameters<typeof show>): string {
  show(...scene);
  return text();
}
