import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  bannerDueAtom,
  dismissBannerAtom,
  followInstallAtom,
  openInstallHelpAtom,
  waitForBannerAtom,
  wantsBannerAtom,
} from '#state/install-atoms.ts';
import { updateOfferAtom } from '#state/pwa/update-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Flame } from '#ui/components/flame.tsx';
import styles from './install-banner.module.css';

/** Offers a place on the home screen, two seconds after that has become possible; one offer at a time. */
export function InstallBanner({ path }: { path: string }) {
  const { t } = useTranslation();
  const wanted = useAtomValue(wantsBannerAtom)(path);
  const due = useAtomValue(bannerDueAtom);
  const update = useAtomValue(updateOfferAtom);
  const follow = useSetAtom(followInstallAtom);
  const wait = useSetAtom(waitForBannerAtom);
  const dismiss = useSetAtom(dismissBannerAtom);
  const open = useSetAtom(openInstallHelpAtom);
  useEffect(() => follow(), [follow]);
  useEffect(() => (wanted ? wait() : undefined), [wanted, wait]);
  if (!wanted || !due || update !== 'none') return null;
  return (
    <aside className={styles.banner} aria-label={t(($) => $.install.banner.label)}>
      <span className={styles.flame}>
        <Flame />
      </span>
      <p className={styles.words}>
        <strong>{t(($) => $.install.banner.title)}</strong>
        <span className={styles.note}>{t(($) => $.install.banner.body)}</span>
      </p>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => open()}>
          {t(($) => $.install.banner.add)}
        </Button>
        <Button look="round" label={t(($) => $.install.banner.dismiss)} onClick={() => dismiss()}>
          <X size={20} aria-hidden />
        </Button>
      </div>
    </aside>
  );
}
