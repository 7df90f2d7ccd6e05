import { ArrowRight, Camera, CameraOff, ImageUp, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CameraProblem } from '#functions/vocabulary.ts';
import { Button } from '#ui/components/button.tsx';
import styles from './panel.module.css';
import { usePhotoChooser } from './photo-inputs.tsx';

/** Asking again cannot help against these. */
const FINAL: ReadonlySet<CameraProblem> = new Set(['installed-ios', 'insecure']);

interface ProblemPanelProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
}

/** Why there is no picture, and the ways on: there is always one. */
export function ProblemPanel({ problem, onRetry }: ProblemPanelProps) {
  const { t } = useTranslation();
  const { library, phoneCamera } = usePhotoChooser();
  return (
    <section className={styles.panel} data-problem={problem} aria-live="polite">
      <span className={styles.icon}>
        <CameraOff size={40} aria-hidden />
      </span>
      <h1 tabIndex={-1}>{t(($) => $.camera.problems[problem].title)}</h1>
      <p>{t(($) => $.camera.problems[problem].body)}</p>
      <p className={styles.way}>
        <ArrowRight size={20} aria-hidden />
        {t(($) => $.camera.problems[problem].way)}
      </p>
      <div className={styles.actions}>
        <Button onClick={library} look="primary" wide icon={<ImageUp size={22} aria-hidden />}>
          {t(($) => $.camera.library)}
        </Button>
        <Button wide onClick={phoneCamera} icon={<Camera size={20} aria-hidden />}>
          {t(($) => $.camera.aside.phoneCamera)}
        </Button>
        {!FINAL.has(problem) && (
          <Button wide icon={<RotateCcw size={18} aria-hidden />} onClick={onRetry}>
            {t(($) => $.camera.retry)}
          </Button>
        )}
      </div>
    </section>
  );
}
