/** What each part counts of its section, as it is said and drawn beside it. */
import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';
import { type Counted, wholeAddingTo } from '#domain/score/adds-up.ts';
import { formatPercent } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { cx } from '#ui/cx.ts';
import type { Tone } from '#ui/tones.ts';
import panel from './panel.module.css';
import styles from './shares.module.css';

/**
 * What each part counts of its section in whole per cent, together 100. 0 where a part was not
 * measured; 0 everywhere where none was.
 *
 * @param weights of all parts
 */
export function sharesOf<Name extends string>(
  scores: Readonly<Record<Name, unknown>>,
  weights: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> {
  const names = Object.keys(weights) as Name[];
  const weightOf = (name: Name) => (scores[name] === null ? 0 : weights[name]);
  const total = names.reduce((sum, name) => sum + weightOf(name), 0);
  const exact = names.map((name) => (total === 0 ? 0 : (100 * weightOf(name)) / total));
  const shares = wholeAddingTo(exact, total === 0 ? 0 : 100);
  return Object.fromEntries(names.map((name, i) => [name, shares[i]])) as Record<Name, number>;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** The mean of what stands there, with one digit after the point; null without numbers. */
function shownMean(parts: readonly Counted[]): number | null {
  const counted = parts.filter(({ share, score }) => share > 0 && score !== null);
  const total = counted.reduce((sum, { share }) => sum + share, 0);
  const sum = counted.reduce((all, { share, score }) => all + share * (score ?? 0), 0);
  return total === 0 ? null : tenths(sum / total);
}

/** Parts that are not named, as one. */
export function togetherOf(parts: readonly Counted[]): Counted {
  return { share: parts.reduce((sum, { share }) => sum + share, 0), score: shownMean(parts) };
}

/** What a part counts of its section, in whole per cent, beside its name; nothing where it counts nothing. */
export function Share({ share }: { readonly share: number }) {
  const language = useAtomValue(languageAtom);
  return (
    share > 0 && (
      <span className={panel.share} translate="no">
        {formatPercent(share / 100, language)}
      </span>
    )
  );
}

export type BarTone = 'accent' | 'plain' | Tone;

/** A filled bar, 0 to 1. Decorative: the number stands beside it. */
export function Bar({ share, tone }: { share: number; tone: BarTone }) {
  const fill = { '--share': Math.min(1, Math.max(0, share)) } as CSSProperties;
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={cx(styles.fill, styles[tone])} style={fill} />
    </div>
  );
}
