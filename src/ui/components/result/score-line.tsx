import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { formatSigned } from '#i18n/format-date.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { Dialog } from '#ui/components/dialog.tsx';
import { cx } from '#ui/cx.ts';
import { BAND_TONES } from '#ui/tones.ts';
import { CHANGE_ICONS, ScoreFacts, type Change, type ScoreFactsProps } from './score-facts.tsx';
import styles from './score-line.module.css';
import { ScoreRing, UntoldRing } from './score-ring.tsx';

interface ScoreLineProps extends ScoreFactsProps {
  /** Just measured, not looked up. */
  readonly fresh: boolean;
  /** Its ring lies over the lower edge of what stands above. */
  readonly over: boolean;
}

/**
 * The number with its ±, which opens what it means; beside it the band, and what became of the last number. Where the light
 * tells none, that it does not, and how to mend it.
 */
export function ScoreLine({ fresh, over, ...facts }: ScoreLineProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { value, spread, band } = facts.score;
  const { untold } = facts;
  return (
    <div className={cx(styles.line, over && styles.over)}>
      <button
        type="button"
        className={styles.ring}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        data-score
      >
        {untold === null ? (
          <ScoreRing value={value} spread={spread} band={band} fresh={fresh} />
        ) : (
          <UntoldRing />
        )}
        <span className="visually-hidden">{t(($) => $.result.sure.open)}</span>
      </button>
      <div className={cx(styles.words, untold !== null && styles.below, fresh && styles.lands)}>
        {untold === null ? (
          <p className={cx(styles.band, styles[BAND_TONES[band]])} data-band>
            {t(($) => $.result.bands[band])}
          </p>
        ) : (
          <>
            <p className={styles.band} data-untold>
              {untold.words}
            </p>
            <p className={styles.mend}>{untold.mend}</p>
          </>
        )}
        {facts.change !== null && <ChangeLine {...facts.change} />}
      </div>
      {open && (
        <Dialog
          look="sheet"
          title={t(($) => $.result.sure.title)}
          closeLabel={t(($) => $.result.sure.close)}
          onClose={() => setOpen(false)}
        >
          <ScoreFacts {...facts} />
        </Dialog>
      )}
    </div>
  );
}

/** Only what is more than noise has a number, and only what rose a colour; what is not is said to be no change. */
function ChangeLine({ last, difference }: Change) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { delta, verdict } = difference;
  const Icon = CHANGE_ICONS[verdict];
  const real = verdict === 'higher' || verdict === 'lower';
  return (
    <p className={cx(styles.change, verdict === 'higher' && styles.good)} data-change={verdict}>
      <Icon size={16} aria-hidden />
      {real
        ? t(($) => $.result.change.short, { points: formatSigned(delta, language), last })
        : t(($) => $.result.change[verdict === 'no-change' ? 'same' : 'last'], { last })}
    </p>
  );
}
