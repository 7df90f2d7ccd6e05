/** The real services: the only place where analysis, platform and state meet. */
import { createAnalysisClient, type AnalysisClient } from '#analysis/client.ts';
import { createNoCloudAuth } from '#platform/auth/no-cloud-auth.ts';
import { readLicences } from '#platform/licences/read-licences.ts';
import { photos } from '#platform/photo/photos.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createLocalSettings, watchLocalSettings } from '#platform/settings-storage/local-settings.ts';
import type { Services } from '#ports/services.ts';
import { startLanguage } from '#state/start-language.ts';
import { createAccountServices } from './account-services.ts';
import { createCaptureServices } from './capture-services.ts';
import { createPresenceServices } from './presence-services.ts';
import { createSupply } from './supply-services.ts';

const VARIANTS = 65_536;

function randomVariant(): number {
  return Math.floor(Math.random() * VARIANTS);
}

/** Everything stays on this device; `withCloud` (cloud-services.ts) puts an account on top. */
export function createServices(analysis: AnalysisClient = createAnalysisClient()): Services {
  return {
    ...createCaptureServices(),
    ...createAccountServices(),
    ...createPresenceServices(),
    analysis,
    roast: createPhoneWriter(),
    licences: { read: readLicences },
    photos,
    auth: createNoCloudAuth(),
    text: (key) => createLocalSettings(key, () => window.localStorage),
    tab: (key) => createLocalSettings(key, () => window.sessionStorage),
    watchTexts: watchLocalSettings,
    startLanguage: startLanguage(window.location.search, window.navigator.languages),
    handheld: window.matchMedia('(pointer: coarse)').matches,
    variant: randomVariant,
    now: Date.now,
    supply: createSupply(analysis),
  };
}
