import { useAtomValue, useSetAtom } from 'jotai';
import { Laugh, Meh } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TAPS, type Tap } from '#domain/facts/taste.ts';
import { learnsAtom, tapAtom, tapsAtom } from '#state/taste-atoms.ts';
import styles from './truth-taps.module.css';

const ICONS: Readonly<Record<Tap, typeof Laugh>> = { laughed: Laugh, notMine: Meh };

/** Two small buttons on the lower edge of a truth: it made the person laugh, or it is not their humour. Not where nothing is learned. */
export function TruthTaps({ truth }: { readonly truth: string }) {
  const { t } = useTranslation();
  const learns = useAtomValue(learnsAtom);
  const tapped = useAtomValue(tapsAtom)[truth];
  const tap = useSetAtom(tapAtom);
  if (!learns) return null;
  return (
    <span className={styles.taps} role="group" aria-label={t(($) => $.taste.on, { truth })}>
      {TAPS.map((one) => {
        const Icon = ICONS[one];
        const label = t(($) => $.taste[one]);
        return (
          <button
            key={one}
            type="button"
            className={styles.tap}
            aria-pressed={tapped === one}
            aria-label={label}
            title={label}
            onClick={() => void tap({ truth, tap: one })}
          >
            <Icon size={18} aria-hidden />
          </button>
        );
      })}
    </span>
  );
}
