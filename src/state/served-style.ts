/** Which styles a plan is served (decisions/plans): spicy is premium's. */
import { STYLES, type RoastStyle } from '#functions/vocabulary.ts';
import { atom } from 'jotai';
import { planAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

/** In the order of the switch. */
export const servedStylesAtom = atom((get): readonly RoastStyle[] =>
  get(planAtom) === 'premium' ? STYLES : STYLES.filter((style) => style !== 'spicy'),
);

/** The style that holds: a spicy choice waits as classic until there is premium (again). */
export const servedStyleAtom = atom((get): RoastStyle => {
  const { style } = get(settingsAtom);
  return get(servedStylesAtom).includes(style) ? style : 'classic';
});
