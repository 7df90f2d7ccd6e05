import { useAtom, useAtomValue } from 'jotai';
import { Laptop } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrowserModelState } from '#ports/cloud.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Card } from '#ui/components/card.tsx';
import { FailureLine } from '#ui/components/outcome-line.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';

/** Lets the browser's own language model write, where it has one; nothing elsewhere. The first tap has it fetched. */
export function BrowserModelCard() {
  const { t } = useTranslation();
  const { browserModel: load } = useAtomValue(servicesAtom);
  const language = useAtomValue(languageAtom);
  const [{ browserModel: isOn }, change] = useAtom(settingsAtom);
  const [state, setState] = useState<BrowserModelState>('none');
  const [share, setShare] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let open = true;
    const look = async () => {
      const now = (await (await load?.())?.state(language)) ?? 'none';
      if (open) setState(now);
    };
    // Its code could not be fetched: no card.
    look().catch(() => undefined);
    return () => {
      open = false;
    };
  }, [load, language]);
  if (load === undefined || state === 'none') return null;
  const turn = async (on: boolean) => {
    change({ browserModel: on });
    setFailed(false);
    if (!on || state === 'ready') return;
    setShare(0);
    const isHere = await (await load()).fetch(language, setShare);
    setShare(null);
    if (isHere) return setState('ready');
    setFailed(true);
    change({ browserModel: false });
  };
  const percent = Math.round((share ?? 0) * 100);
  return (
    <Card icon={<Laptop size={24} aria-hidden />} title={t(($) => $.profile.browserModel.title)}>
      <p>{t(($) => $.profile.browserModel.lead)}</p>
      <SwitchRow
        label={t(($) => $.profile.browserModel.use)}
        hint={t(($) => $.profile.browserModel.hint)}
        checked={isOn}
        onChange={(on) => void turn(on)}
      />
      {share !== null && <p data-share>{t(($) => $.profile.browserModel.fetching, { percent })}</p>}
      <output>{isOn && state === 'ready' && t(($) => $.profile.browserModel.ready)}</output>
      {failed && <FailureLine>{t(($) => $.profile.browserModel.failed)}</FailureLine>}
    </Card>
  );
}
