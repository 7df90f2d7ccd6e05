/** Installing as state: what the browser has told, whether the banner stands, and the help that is open. */
import { atom } from 'jotai';
import {
  afterInstallEvent,
  BANNER_DELAY_MS,
  installHelp,
  installStatus,
  IOS_CHECK_MS,
  wantsBanner,
  type InstallEvent,
  type InstallFacts,
  type InstallHelp,
} from '#domain/install/install.ts';
import { installWayOf } from '#domain/install/way.ts';
import { languageSetAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';
import * as z from 'zod/mini';

// The one thing about installing that the phone remembers.

export const INSTALL_KEY = 'roast-me-install';

export const installRecord = storedRecord({
  schema: z.object({ version: z.literal(1), dismissed: z.boolean() }),
  version: 1,
  fallback: { version: 1, dismissed: false },
});

const { value: keptAtom } = storedAtom(installRecord, INSTALL_KEY);

type Told = Omit<InstallFacts, 'dismissed'>;
const toldAtom = atom<Told | null>(null);

const factsAtom = atom((get): InstallFacts => {
  const { install } = get(servicesAtom);
  const told = get(toldAtom) ?? {
    way: installWayOf(install.hints),
    standalone: install.standalone(),
    offered: false,
    checked: false,
    installed: false,
  };
  return { ...told, dismissed: get(keptAtom).dismissed };
});

const eventAtom = atom(null, (get, set, event: InstallEvent) => {
  const { dismissed, ...told } = afterInstallEvent(get(factsAtom), event);
  set(toldAtom, told);
  if (dismissed !== get(keptAtom).dismissed) set(keptAtom, { dismissed });
});

export const installStatusAtom = atom((get) => installStatus(get(factsAtom)));

/** Listens to the browser, and on iOS looks for itself a second after the page has loaded. Returns how to stop. */
export const followInstallAtom = atom(null, (get, set): (() => void) => {
  const { install } = get(servicesAtom);
  const stop = install.listen((kind) => set(eventAtom, { kind }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const wait = async () => {
    await install.loaded();
    if (!stopped) timer = setTimeout(() => set(eventAtom, { kind: 'checked' }), IOS_CHECK_MS);
  };
  void wait();
  return () => {
    stopped = true;
    clearTimeout(timer);
    stop();
  };
});

/** Read: a function of the path, whether the banner's conditions are met there. */
export const wantsBannerAtom = atom((get) => {
  const status = get(installStatusAtom);
  const languageSet = get(languageSetAtom);
  return (path: string): boolean => wantsBanner({ status, languageSet, path });
});

const dueAtom = atom(false);

/** Whether the conditions have held long enough. */
export const bannerDueAtom = atom((get) => get(dueAtom));

/** Call when the conditions become met; what it returns when they end. */
export const waitForBannerAtom = atom(null, (_get, set): (() => void) => {
  const timer = setTimeout(() => set(dueAtom, true), BANNER_DELAY_MS);
  return () => {
    clearTimeout(timer);
    set(dueAtom, false);
  };
});

export const dismissBannerAtom = atom(null, (_get, set) => set(eventAtom, { kind: 'dismissed' }));

const openHelpAtom = atom<InstallHelp | null>(null);

/** Which help is open; null: none. */
export const installHelpAtom = atom((get) => get(openHelpAtom));

export const openInstallHelpAtom = atom(null, (get, set) => set(openHelpAtom, installHelp(get(factsAtom))));

export const closeInstallHelpAtom = atom(null, (_get, set) => set(openHelpAtom, null));

/** The browser's own question. The help is closed after it, whatever the answer. */
export const promptInstallAtom = atom(null, async (get, set): Promise<void> => {
  const outcome = await get(servicesAtom).install.prompt();
  set(openHelpAtom, null);
  if (outcome !== 'gone') set(eventAtom, { kind: 'answered', accepted: outcome === 'accepted' });
});
