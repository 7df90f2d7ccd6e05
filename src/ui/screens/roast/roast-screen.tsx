import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRunning } from '#state/journey.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import { startFromTransferAtom } from '#state/journey-run-atoms.ts';
import { Announcer } from '#ui/components/announcer.tsx';
import { ErrorPanel } from '#ui/components/error-panel.tsx';
import { PageHeader } from '#ui/components/page-header.tsx';
import { ProgressPanel } from '#ui/components/progress-panel.tsx';
import { usePhotoDrop } from '#ui/hooks/use-photo-drop.ts';
import { ResultView } from './result-view.tsx';
import styles from './roast-screen.module.css';
import { StartView } from './start-view.tsx';

/** From photo to roast on one page; the phase of the journey decides what it shows. */
export function RoastScreen() {
  const { t } = useTranslation();
  const journey = useAtomValue(journeyAtom);
  const startFromTransfer = useSetAtom(startFromTransferAtom);
  const onTransfer = useCallback(
    (transfer: DataTransfer) => void startFromTransfer(transfer),
    [startFromTransfer],
  );
  const dragging = usePhotoDrop(onTransfer);
  // The very first view must not take the focus from the browser; coming back to it later must.
  const [visited, setVisited] = useState(false);
  if (!visited && journey.phase !== 'idle') setVisited(true);

  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        {t(($) => $.common.skip)}
      </a>
      <PageHeader />
      <main id="content" className={styles.main} data-phase={journey.phase}>
        {journey.phase === 'idle' && <StartView dragging={dragging} focus={visited} />}
        {isRunning(journey) && <ProgressPanel journey={journey} />}
        {journey.phase === 'done' && <ResultView result={journey} />}
        {journey.phase === 'failed' && <ErrorPanel key={journey.code} code={journey.code} />}
      </main>
      <footer className={styles.footer}>{t(($) => $.common.footer)}</footer>
      <Announcer />
    </div>
  );
}
