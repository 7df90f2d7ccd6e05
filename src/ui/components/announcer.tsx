import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isRunning } from '#state/journey.ts';
import { journeyAtom } from '#state/journey-atoms.ts';

/**
 * Says aloud that a run has begun and how it ended. Eleven stages within a second would be noise;
 * whoever wants them finds them in the progress bar. Errors are read where the focus goes.
 */
export function Announcer() {
  const { t } = useTranslation();
  const journey = useAtomValue(journeyAtom);
  let text = '';
  if (isRunning(journey)) text = t(($) => $.progress.announce.started);
  if (journey.phase === 'done') {
    text = t(($) => $.progress.announce.done, { score: journey.report.score.value });
  }
  return <output className="visually-hidden">{text}</output>;
}
