import { useAtom, useAtomValue } from 'jotai';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { SwitchRow } from '#ui/components/switch-row.tsx';

/** Thumbnails: off unless wanted, gone with one button. */
export function ThumbnailsCard() {
  const { t } = useTranslation();
  const [{ keepThumbnails }, change] = useAtom(settingsAtom);
  const { thumbnails } = useAtomValue(servicesAtom);
  const [said, setSaid] = useState('');
  const clear = async () => {
    const outcome = await thumbnails.clear();
    setSaid(outcome === 'done' ? t(($) => $.profile.thumbnails.cleared) : t(($) => $.profile.stored.failed));
  };
  return (
    <Card title={t(($) => $.profile.thumbnails.title)}>
      <SwitchRow
        label={t(($) => $.profile.thumbnails.keep)}
        hint={t(($) => $.profile.thumbnails.hint)}
        checked={keepThumbnails}
        onChange={(keep) => change({ keepThumbnails: keep })}
      />
      <Button icon={<Trash2 size={18} aria-hidden />} onClick={() => void clear()}>
        {t(($) => $.profile.thumbnails.clear)}
      </Button>
      <output>{said}</output>
    </Card>
  );
}
