/** Choices that also change what is already on the page: a roast follows its language and style. */
import type { Lang, RoastStyle, Theme } from '#functions/vocabulary.ts';
import { atom, type Getter, type Setter } from 'jotai';
import { resultAtom } from '#state/journey-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

/** Facts and roasts are loaded where there is a roast: the first screen, which has this switch too, goes without. */
async function followWithRoast(get: Getter, set: Setter): Promise<void> {
  if (get(resultAtom) === null) return;
  const { rewriteAtom } = await import('#state/journey-write-atoms.ts');
  await set(rewriteAtom, { fresh: false });
}

export const languageAtom = atom(
  (get) => get(settingsAtom).language,
  async (get, set, language: Lang) => {
    set(settingsAtom, { language });
    await followWithRoast(get, set);
  },
);

export const styleAtom = atom(
  (get) => get(settingsAtom).style,
  async (get, set, style: RoastStyle) => {
    set(settingsAtom, { style });
    await followWithRoast(get, set);
  },
);

export const themeAtom = atom(
  (get) => get(settingsAtom).theme,
  (_get, set, theme: Theme) => set(settingsAtom, { theme }),
);
