/** The real services: the only place where analysis, platform and state meet. */
import { createAnalysisClient } from '#analysis/client.ts';
import * as photos from '#platform/photo/photos.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createLocalSettings } from '#platform/settings-storage/local-settings.ts';
import type { Services } from '#state/services.ts';
import { SETTINGS_KEY } from '#state/settings.ts';

const VARIANTS = 65_536;

function randomVariant(): number {
  return Math.floor(Math.random() * VARIANTS);
}

export function createServices(): Services {
  return {
    analysis: createAnalysisClient(),
    roast: createPhoneWriter(),
    photos: { ...photos, sampleUrl: photos.SAMPLE_URL },
    settings: createLocalSettings(SETTINGS_KEY, () => window.localStorage),
    variant: randomVariant,
  };
}
