/** Choices that also change what is already on the page: a roast follows its language and style. */
import type { Lang, RoastStyle, Theme } from '#functions/vocabulary.ts';
import { atom } from 'jotai';
import { rewriteAtom } from '#state/journey-write-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

export const languageAtom = atom(
  (get) => get(settingsAtom).language,
  async (_get, set, language: Lang) => {
    set(settingsAtom, { language });
    await set(rewriteAtom, { fresh: false });
  },
);

export const styleAtom = atom(
  (get) => get(settingsAtom).style,
  async (_get, set, style: RoastStyle) => {
    set(settingsAtom, { style });
    await set(rewriteAtom, { fresh: false });
  },
);

export const themeAtom = atom(
  (get) => get(settingsAtom).theme,
  (_get, set, theme: Theme) => set(settingsAtom, { theme }),
);
