import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowLeft, X, Camera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { cancelAtom, journeyAtom, leaveRunAtom } from '#state/journey-atoms.ts';
import { isRunning } from '#state/journey.ts';
import { servicesAtom } from '#state/services.ts';
import { interruptedAtom } from '#state/tab-keep.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import styles from './analysis-screen.module.css';
import { ErrorPanel } from './error-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { stateOf } from '../results/result-state.ts';
import errorPanelStyles from '#ui/components/error-panel.module.css';
import { useSpokenScore } from '#ui/components/result/untold.ts';
import { FocusHeading } from '#ui/components/focus.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { RoastLink } from '#ui/components/roast-link.tsx';

/** The page was loaded anew while it read a photo: what became of it, and the way to another one. */
function InterruptedPanel() {
  const { t } = useTranslation();
  return (
    <section className={errorPanelStyles.panel} data-interrupted>
      <div className={errorPanelStyles.picture}>
        <Mascot mood="sheepish" size="large" />
      </div>
      <FocusHeading focus>{t(($) => $.errors.interrupted.title)}</FocusHeading>
      <p>{t(($) => $.errors.interrupted.body)}</p>
      <div className={errorPanelStyles.actions}>
        <RoastLink look="primary" wide icon={<Camera size={20} aria-hidden />}>
          {t(($) => $.errors.take)}
        </RoastLink>
      </div>
    </section>
  );
}

/** From the photos to the result. Leaving cancels; the phase of the journey decides where it goes on. */
export function AnalysisScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const journey = useAtomValue(journeyAtom);
  const leave = useSetAtom(leaveRunAtom);
  const cancel = useSetAtom(cancelAtom);
  const { wakeLock } = useAtomValue(servicesAtom);
  const interrupted = useAtomValue(interruptedAtom);
  const running = isRunning(journey);
  useLeave(leave);
  useEffect(() => (running ? wakeLock.hold() : undefined), [running, wakeLock]);

  if (journey.phase === 'idle' && !interrupted) return <Navigate to="/camera" replace />;
  if (journey.phase === 'done') return <Navigate to="/results" replace state={stateOf(journey)} />;
  const toCamera = () => void navigate('/camera', { replace: true });
  return (
    <div className={styles.screen} data-phase={journey.phase}>
      <header className={styles.header}>
        {running ? (
          <Button look="round" icon={<X size={20} aria-hidden />} onClick={() => cancel()}>
            {t(($) => $.progress.cancel)}
          </Button>
        ) : (
          <ButtonLink to="/camera" look="round" icon={<ArrowLeft size={20} aria-hidden />}>
            {t(($) => $.errors.toCamera)}
          </ButtonLink>
        )}
      </header>
      {running && <ProgressPanel journey={journey} />}
      {journey.phase === 'failed' && (
        <ErrorPanel code={journey.code} attempt={journey.attempt} onCamera={toCamera} />
      )}
      {journey.phase === 'idle' && <InterruptedPanel />}
      <Announcer />
    </div>
  );
}

/**
 * Says aloud that a run has begun and how it ended. Eleven stages within a second would be noise;
 * the progress bar has them as its value. An error is read because its heading takes the focus.
 */
function Announcer() {
  const { t } = useTranslation();
  const journey = useAtomValue(journeyAtom);
  const spokenScore = useSpokenScore();
  let text = '';
  if (isRunning(journey)) text = t(($) => $.progress.announce.started);
  if (journey.phase === 'done') text = spokenScore(journey);
  return <output className="visually-hidden">{text}</output>;
}

/**
 * When the component is unmounted for good, calls what `onLeave` returned. `onLeave` itself is called as the
 * component goes, what it returned a tick later: React's strict mode unmounts every component once and mounts
 * it again at once, which is not leaving.
 */
function useLeave(onLeave: () => () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(latest.current(), 0);
    };
  }, []);
}
