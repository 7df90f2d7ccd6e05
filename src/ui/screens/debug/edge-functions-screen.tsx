import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInteger } from '#i18n/format.ts';
import { probeRoastAtom, SAMPLE_FACTS, type RoastProbe } from '#state/debug-atoms.ts';
import { languageAtom, styleAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { BackLink } from '#ui/components/back-link.tsx';
import { Button } from '#ui/components/button.tsx';
import { Page } from '#ui/components/page.tsx';
import { JsonBlock } from './report-blocks.tsx';

/** Sample facts to the roast function, or to the writer on the phone where there is none. */
export function EdgeFunctionsScreen() {
  const { t } = useTranslation();
  const services = useAtomValue(servicesAtom);
  const lang = useAtomValue(languageAtom);
  const style = useAtomValue(styleAtom);
  const probe = useSetAtom(probeRoastAtom);
  const [result, setResult] = useState<RoastProbe | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setResult(await probe({ ...SAMPLE_FACTS, lang, style, variant: services.variant() }));
    setBusy(false);
  };
  return (
    <Page
      title={t(($) => $.debug.edge.title)}
      lead={t(($) => $.debug.edge.lead)}
      width="text"
      back={<BackLink to="/" />}
    >
      <Button look="primary" busy={busy} onClick={() => void send()}>
        {busy ? t(($) => $.debug.running) : t(($) => $.debug.edge.send)}
      </Button>
      <div role="status">{result !== null && <Says result={result} />}</div>
      {result !== null && <Bodies result={result} />}
    </Page>
  );
}

function Says({ result: { response, sent, ms } }: { result: RoastProbe }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  if (response === null) return <p>{t(($) => $.debug.edge.failed)}</p>;
  return (
    <>
      <p>{sent === null ? t(($) => $.debug.edge.local) : t(($) => $.debug.edge.remote)}</p>
      <p>{t(($) => $.debug.edge.source, { source: response.source })}</p>
      <p>{t(($) => $.debug.edge.time, { ms: formatInteger(ms, language) })}</p>
    </>
  );
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;

function Bodies({ result: { request, response } }: { result: RoastProbe }) {
  const { t } = useTranslation();
  return (
    <>
      <JsonBlock title={t(($) => $.debug.edge.request, { bytes: bytesOf(request) })} value={request} />
      <JsonBlock title={t(($) => $.debug.edge.response, { bytes: bytesOf(response) })} value={response} />
    </>
  );
}
