/** What this phone knows its person to be called. */
import type { TextStorage } from '#ports/storage.ts';
import { ACCOUNT_SYNC_KEY, accountSyncRecord } from '#state/account-profile.ts';
import { onboardingRecord } from '#state/onboarding.ts';
import { PROFILE_KEY, profileRecord } from '#state/profile.ts';
import { ONBOARDING_KEY } from '#state/stored-keys.ts';

/** The name of now, the one of the saved profile, and the one that device and account last agreed on; none twice. */
export function namesKnown(text: (key: string) => Pick<TextStorage, 'read'>): readonly string[] {
  const read = <T>(record: { read: (stored: string | null) => { value: T } }, key: string): T =>
    record.read(text(key).read()).value;
  const names = [
    read(onboardingRecord, ONBOARDING_KEY).personalization.displayName,
    read(profileRecord, PROFILE_KEY).name,
    read(accountSyncRecord, ACCOUNT_SYNC_KEY).agreed?.displayName ?? '',
  ].map((name) => name.trim());
  // The longest first: of "Aki Mori", taking out "Aki" would leave "Mori".
  return [...new Set(names)].filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
}
