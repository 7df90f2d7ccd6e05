import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { isRunning } from '#state/journey.ts';
import { cancelAtom, journeyAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Announcer } from '#ui/components/announcer.tsx';
import styles from './analysis-screen.module.css';
import { ErrorPanel } from './error-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { useLeave } from './use-leave.ts';

/** From the photos to the result. Leaving cancels; the phase of the journey decides where it goes on. */
export function AnalysisScreen() {
  const navigate = useNavigate();
  const journey = useAtomValue(journeyAtom);
  const cancel = useSetAtom(cancelAtom);
  const { wakeLock } = useAtomValue(servicesAtom);
  const running = isRunning(journey);
  useLeave(cancel);
  useEffect(() => (running ? wakeLock.hold() : undefined), [running, wakeLock]);

  if (journey.phase === 'idle') return <Navigate to="/camera" replace />;
  if (journey.phase === 'done') return <Navigate to="/results" replace />;
  return (
    <div className={styles.screen} data-phase={journey.phase}>
      {running && <ProgressPanel journey={journey} />}
      {journey.phase === 'failed' && (
        <ErrorPanel
          key={journey.code}
          code={journey.code}
          onAnother={() => void navigate('/camera', { replace: true })}
        />
      )}
      <Announcer />
    </div>
  );
}
