/** The real services: the only place where analysis, platform and state meet. */
import { createAnalysisClient } from '#analysis/client.ts';
import { createNoCloudAuth } from '#platform/auth/no-cloud-auth.ts';
import * as photos from '#platform/photo/photos.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createLocalSettings } from '#platform/settings-storage/local-settings.ts';
import { NO_CLOUD, type AppConfig } from '#functions/http/app-config.ts';
import type { Services } from '#state/services.ts';
import { createAccountServices } from './account-services.ts';
import { createCaptureServices } from './capture-services.ts';
import { withCloud } from './cloud-services.ts';

const VARIANTS = 65_536;

function randomVariant(): number {
  return Math.floor(Math.random() * VARIANTS);
}

/** Without a configuration, or with one that names no cloud: everything stays on this device. */
export function createServices({ supabase, google }: AppConfig = NO_CLOUD): Services {
  const local: Services = {
    ...createCaptureServices(),
    ...createAccountServices(),
    analysis: createAnalysisClient(),
    roast: createPhoneWriter(),
    photos: { ...photos, sampleUrl: photos.SAMPLE_URL },
    auth: createNoCloudAuth(),
    text: (key) => createLocalSettings(key, () => window.localStorage),
    tabText: (key) => createLocalSettings(key, () => window.sessionStorage),
    variant: randomVariant,
    now: Date.now,
  };
  return supabase === null ? local : withCloud(local, { supabase, google });
}
