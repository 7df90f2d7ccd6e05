import { useSetAtom } from 'jotai';
import { ArrowRight, Camera, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import { startSampleAtom } from '#state/journey-run-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import styles from '#ui/components/error-panel.module.css';
import { Flame } from '#ui/components/flame.tsx';
import { FocusHeading } from '#ui/components/focus-heading.tsx';

/** Codes against which another photo does not help. */
const RELOAD_HELPS: ReadonlySet<AnalysisErrorCode> = new Set([
  'internal',
  'model-unavailable',
  'out-of-memory',
]);

interface ErrorPanelProps {
  readonly code: AnalysisErrorCode;
  /** Back to where photos come from. */
  readonly onAnother: () => void;
}

/** What went wrong, why, and the way on. */
export function ErrorPanel({ code, onAnother }: ErrorPanelProps) {
  const { t } = useTranslation();
  const startSample = useSetAtom(startSampleAtom);
  return (
    <section className={styles.panel} data-error={code}>
      <div className={styles.mascot}>
        <Flame />
      </div>
      <FocusHeading focus>{t(($) => $.errors.codes[code].title)}</FocusHeading>
      <p>{t(($) => $.errors.codes[code].body)}</p>
      <p className={styles.way}>
        <ArrowRight size={20} aria-hidden />
        {t(($) => $.errors.codes[code].way)}
      </p>
      <div className={styles.actions}>
        <Button look="primary" wide icon={<Camera size={20} aria-hidden />} onClick={onAnother}>
          {t(($) => $.errors.tryAnother)}
        </Button>
        {RELOAD_HELPS.has(code) ? (
          <Button wide icon={<RotateCcw size={18} aria-hidden />} onClick={() => window.location.reload()}>
            {t(($) => $.errors.reload)}
          </Button>
        ) : (
          <Button wide onClick={() => void startSample()}>
            {t(($) => $.errors.trySample)}
          </Button>
        )}
      </div>
      <p className={styles.safe}>{t(($) => $.errors.safe)}</p>
    </section>
  );
}
