import { useAtomValue, useSetAtom } from 'jotai';
import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { installStatusAtom, openInstallHelpAtom } from '#state/install-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import styles from './guest-card.module.css';

/** The way to the home screen that stays when the banner is gone, and in browsers that offer nothing. */
export function InstallCard() {
  const { t } = useTranslation();
  const installed = useAtomValue(installStatusAtom) === 'installed';
  const open = useSetAtom(openInstallHelpAtom);
  return (
    <Card icon={<Smartphone size={24} aria-hidden />} title={t(($) => $.install.card.title)}>
      <p>{t(($) => (installed ? $.install.card.installed : $.install.card.body))}</p>
      {!installed && (
        <div className={styles.actions}>
          <Button onClick={() => open()}>{t(($) => $.install.card.action)}</Button>
        </div>
      )}
    </Card>
  );
}
