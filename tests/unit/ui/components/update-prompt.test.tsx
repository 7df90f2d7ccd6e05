import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { createI18n } from '#i18n/setup.ts';
import type { UpdateState } from '#ports/pwa.ts';
import type { Services } from '#ports/services.ts';
import { servicesAtom } from '#state/services.ts';
import { followUpdatesAtom } from '#state/pwa/update-atoms.ts';
import { UpdatePrompt } from '#ui/components/prompts/prompts.tsx';

/** The words of its buttons, and whether one of them is filled. */
function buttonsAt(state: UpdateState) {
  const store = createStore();
  const watch = (tell: (now: UpdateState) => void) => {
    tell(state);
    return () => undefined;
  };
  store.set(servicesAtom, { pwa: { updates: { watch } } } as unknown as Services);
  store.set(followUpdatesAtom);
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en', en)}>
        <UpdatePrompt />
      </I18nextProvider>
    </Provider>,
  );
  const words = [...html.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map((match) => match[1]);
  return { words, filled: /<button[^>]*primary/.test(html) };
}

const { apply, again, later } = en.app.update;

it.each([
  ['ready', [apply, later], true],
  ['busy', [again, later], true],
  ['late', [again, later], true],
  ['applying', [], false],
] as const)('an update that is %s offers %j; filled: %s', (state, words, filled) => {
  expect(buttonsAt(state)).toEqual({ words, filled });
});
