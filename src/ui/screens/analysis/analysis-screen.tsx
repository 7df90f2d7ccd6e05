import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { isRunning } from '#state/journey.ts';
import { journeyAtom, leaveRunAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { Announcer } from '#ui/components/announcer.tsx';
import { stateOf } from '../results/result-state.ts';
import styles from './analysis-screen.module.css';
import { ErrorPanel } from './error-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { useLeave } from './use-leave.ts';

/** From the photos to the result. Leaving cancels; the phase of the journey decides where it goes on. */
export function AnalysisScreen() {
  const navigate = useNavigate();
  const journey = useAtomValue(journeyAtom);
  const leave = useSetAtom(leaveRunAtom);
  const { wakeLock } = useAtomValue(servicesAtom);
  const running = isRunning(journey);
  useLeave(leave);
  useEffect(() => (running ? wakeLock.hold() : undefined), [running, wakeLock]);

  if (journey.phase === 'idle') return <Navigate to="/camera" replace />;
  if (journey.phase === 'done') return <Navigate to="/results" replace state={stateOf(journey)} />;
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
