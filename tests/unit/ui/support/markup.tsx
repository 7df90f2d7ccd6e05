import { Provider, type createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, parsePath } from 'react-router-dom';
import type { AgeRange, Interest } from '#functions/vocabulary.ts';
import type { AuthService } from '#ports/auth.ts';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { createI18n } from '#i18n/setup.ts';
import { continueAsGuestAtom } from '#state/session-atoms.ts';
import { FIRST_RUN, ONBOARDING_KEY } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { authService, setUp } from '#tests/unit/state/support/services.ts';

interface Scene {
  readonly path?: string;
  /** What came along with the address. */
  readonly state?: unknown;
  readonly lang?: 'en' | 'ja';
  readonly auth?: Partial<AuthService>;
  /** Left out: not asked yet. */
  readonly ageRange?: AgeRange;
  readonly interest?: Interest;
  /** What else the app is to know. */
  readonly prepare?: (store: ReturnType<typeof createStore>) => void;
}

/** What a guest past the first run gets to see of a screen at once, as HTML; effects do not run. */
export function markupOf(
  screen: ReactNode,
  { path = '/', state, lang = 'en', auth = {}, ageRange, interest, prepare }: Scene = {},
): string {
  const world = setUp(JSON.stringify({ version: 1, language: lang }));
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
  return renderToStaticMarkup(
    <Provider store={world.store}>
      <I18nextProvider i18n={createI18n(lang, lang === 'ja' ? ja : en)}>
        <MemoryRouter initialEntries={[{ ...parsePath(path), state }]}>{screen}</MemoryRouter>
      </I18nextProvider>
    </Provider>,
  );
}
