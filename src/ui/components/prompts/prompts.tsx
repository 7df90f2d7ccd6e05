import { useRef, useEffect, Suspense } from 'react';
import styles from './prompts.module.css';
import { useDock } from './use-dock.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  bannerDueAtom,
  dismissBannerAtom,
  followInstallAtom,
  openInstallHelpAtom,
  waitForBannerAtom,
  wantsBannerAtom,
  installHelpAtom,
} from '#state/install-atoms.ts';
import { updateOfferAtom, applyUpdateAtom, postponeUpdateAtom } from '#state/pwa/update-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Flame } from '#ui/components/flame.tsx';
import installBannerStyles from '../install/install-banner.module.css';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';
import updatePromptStyles from './update-prompt.module.css';

/**
 * Offers a new version; never while a photo is being read, and never at the cost of a result. Once it is on its
 * way there is nothing left to choose.
 */
export function UpdatePrompt() {
  const { t } = useTranslation();
  const offer = useAtomValue(updateOfferAtom);
  const apply = useSetAtom(applyUpdateAtom);
  const postpone = useSetAtom(postponeUpdateAtom);
  return (
    <div role="status">
      {offer !== 'none' && (
        <div className={updatePromptStyles.prompt} data-update={offer}>
          <p className={updatePromptStyles.title}>{t(($) => $.app.update.title)}</p>
          <p className={updatePromptStyles.body}>{t(($) => $.app.update.state[offer])}</p>
          {offer !== 'applying' && (
            <div className={updatePromptStyles.actions}>
              <Button look="primary" onClick={() => void apply()}>
                {t(($) => (offer === 'ready' ? $.app.update.apply : $.app.update.again))}
              </Button>
              <Button onClick={() => postpone()}>{t(($) => $.app.update.later)}</Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** Its drawings are fetched when the help is opened. */
const HelpDialog = lazyOrNothing(
  async () => (await import('../install/install-help-dialog.tsx')).InstallHelpDialog,
);

/** The way to the home screen, once it is asked for: by the banner, or on the profile. */
function InstallHelp() {
  const help = useAtomValue(installHelpAtom);
  return <Suspense>{help !== null && <HelpDialog help={help} />}</Suspense>;
}

/** Offers a place on the home screen, two seconds after that has become possible; one offer at a time. */
function InstallBanner({ path }: { path: string }) {
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
    <aside className={installBannerStyles.banner} aria-label={t(($) => $.install.banner.label)}>
      <span className={installBannerStyles.flame}>
        <Flame />
      </span>
      <p className={installBannerStyles.words}>
        <strong>{t(($) => $.install.banner.title)}</strong>
        <span className={installBannerStyles.note}>{t(($) => $.install.banner.body)}</span>
      </p>
      <div className={installBannerStyles.actions}>
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

/** What is offered over the lower edge of every screen: a new version, or else a place on the home screen. */
export function Prompts({ path }: { path: string }) {
  const dock = useRef<HTMLDivElement>(null);
  const aside = useDock(dock);
  return (
    <>
      <div ref={dock} className={styles.dock} data-aside={aside ? '' : undefined}>
        <UpdatePrompt />
        <InstallBanner path={path} />
      </div>
      <InstallHelp />
    </>
  );
}
