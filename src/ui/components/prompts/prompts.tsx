import { useAtomValue, useSetAtom } from 'jotai';
import { X } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  bannerDueAtom,
  dismissBannerAtom,
  followInstallAtom,
  installHelpAtom,
  openInstallHelpAtom,
  waitForBannerAtom,
  wantsBannerAtom,
} from '#state/install-atoms.ts';
import { applyUpdateAtom, postponeUpdateAtom, updateOfferAtom } from '#state/pwa/update-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { Flame } from '#ui/components/flame.tsx';
import { lazyOrNothing } from '#ui/later.ts';
import button from '#ui/components/button.module.css';
import installBannerStyles from '../install/install-banner.module.css';
import styles from './prompts.module.css';
import updatePromptStyles from './update-prompt.module.css';

/**
 * Makes room for what stands in the dock, and says when it must step aside. Its height goes into the custom
 * property `--dock`, which `--bar` counts in: what clings to the lower edge rises, and the page grows by as much.
 * True while a primary button of the screen lies behind it, or what the screen marks with `data-clear`, which nothing
 * may cover; never while the focus is in the dock.
 */
function useDock(dock: RefObject<HTMLElement | null>): boolean {
  const [height, setHeight] = useState(0);
  const [aside, setAside] = useState(false);
  useEffect(() => {
    const element = dock.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => setHeight(element.offsetHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [dock]);
  useEffect(() => {
    const element = dock.current;
    const content = document.querySelector('#content');
    if (height === 0 || element === null || content === null) return;
    const { style } = document.documentElement;
    style.setProperty('--dock', `${height}px`);
    const look = () => setAside(!element.matches(':focus-within') && coversWhatMatters(element, content));
    const stop = whenThingsMove(content, look);
    return () => {
      stop();
      style.removeProperty('--dock');
    };
  }, [dock, height]);
  return aside;
}

const WHAT_MATTERS = `.${button.primary}, [data-clear]`;

function coversWhatMatters(dock: HTMLElement, content: Element): boolean {
  const { top, bottom } = dock.getBoundingClientRect();
  return [...content.querySelectorAll(WHAT_MATTERS)].some((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.bottom > top && box.top < bottom;
  });
}

/** Calls now, and once a frame while anything of the content may have come to lie elsewhere. Returns how to stop. */
function whenThingsMove(content: Element, look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  sizes.observe(content);
  changes.observe(content, { childList: true, subtree: true });
  window.addEventListener('scroll', soon, options);
  window.addEventListener('resize', soon, options);
  soon();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    controller.abort();
    cancelAnimationFrame(frame);
  };
}

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
