import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AnalysisOutcome } from '#analysis/contract.ts';
import { measurePhotoAtom } from '#state/debug-atoms.ts';
import { historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { resultAtom } from '#state/journey-atoms.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Page } from '#ui/components/page.tsx';
import { useKeptEntry } from '#ui/hooks/use-kept.ts';
import { JsonBlock, TimingsTable } from './report-blocks.tsx';

/** The raw report of one analysis: from this tab where it still is, else what the history keeps. */
export function DebugAnalysisScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const result = useAtomValue(resultAtom);
  const history = useAtomValue(historyAtom);
  const load = useSetAtom(loadHistoryAtom);
  useEffect(() => void load(), [load]);
  const here = result?.id === id ? result : null;
  const listed = history.phase === 'ready' ? history.entries.find((one) => one.id === id) : undefined;
  const entry = useKeptEntry(listed ?? null);
  const found = here ?? entry ?? undefined;
  return (
    <Page
      title={t(($) => $.debug.analysis.title)}
      lead={t(($) => $.debug.analysis.id, { id })}
      width="text"
      back={<BackLink to="/" />}
    >
      {found === undefined ? (
        <p>{t(($) => $.debug.analysis.missing)}</p>
      ) : (
        <>
          <p>{here === null ? t(($) => $.debug.analysis.device) : t(($) => $.debug.analysis.memory)}</p>
          {here === null ? (
            <p>{t(($) => $.debug.analysis.gone)}</p>
          ) : (
            here.photo !== null && (
              <>
                <p>{t(($) => $.debug.analysis.noTimings)}</p>
                <Measured photo={here.photo.blob} />
              </>
            )
          )}
          <JsonBlock title={t(($) => $.debug.analysis.report)} value={found.report} />
          <JsonBlock title={t(($) => $.debug.analysis.facts)} value={found.facts} />
          <JsonBlock title={t(($) => $.debug.analysis.roast)} value={found.roast} />
        </>
      )}
    </Page>
  );
}

/** The photo is still here: it can be measured again, stage by stage. */
function Measured({ photo }: { photo: Blob }) {
  const { t } = useTranslation();
  const measure = useSetAtom(measurePhotoAtom);
  const [outcome, setOutcome] = useState<AnalysisOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    setOutcome(await measure(photo));
    setBusy(false);
  };
  return (
    <>
      <Button busy={busy} onClick={() => void run()}>
        {busy ? t(($) => $.debug.running) : t(($) => $.debug.analysis.measure)}
      </Button>
      {outcome?.ok === true && outcome.timings !== null && <TimingsTable timings={outcome.timings} />}
      {outcome?.ok === false && (
        <p role="alert">{t(($) => $.debug.analysis.failed, { code: outcome.code })}</p>
      )}
    </>
  );
}
