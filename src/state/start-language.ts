/** The language before anybody has chosen one: a link's, else the device's, else the default. */
import { LANGS, type Lang } from '#functions/vocabulary.ts';

const known = (tag: string | null | undefined): Lang | undefined => {
  const language = tag?.toLowerCase().split('-')[0];
  return LANGS.find((one) => one === language);
};

/**
 * @param search of the address: `?lang=en`
 * @param device what the device prefers, the first one most (`navigator.languages`)
 */
export function startLanguage(search: string, device: readonly string[]): Lang {
  const asked = known(new URLSearchParams(search).get('lang'));
  return asked ?? device.map(known).find((one) => one !== undefined) ?? LANGS[0];
}
