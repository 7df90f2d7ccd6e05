/** Which words name a store of ours. */
import type { StoreUsage } from '#state/services.ts';

export type StoreKey =
  | 'settings'
  | 'onboarding'
  | 'daily'
  | 'runTimes'
  | 'profile'
  | 'account'
  | 'notifications'
  | 'install'
  | 'news'
  | 'reminder'
  | 'history'
  | 'thumbnails'
  | 'pictures'
  | 'models'
  | 'outbox'
  | 'session'
  | 'cloud'
  | 'app'
  | 'extras'
  | 'shared'
  | 'other';

const NAMES: Readonly<Record<string, StoreKey>> = {
  'roast-me-settings': 'settings',
  'roast-me-onboarding': 'onboarding',
  'roast-me-daily': 'daily',
  'roast-me-run-times': 'runTimes',
  'roast-me-profile': 'profile',
  'roast-me-account': 'account',
  notificationPreferences: 'notifications',
  'roast-me-install': 'install',
  'roast-me-premium-news': 'news',
  'roast-me-reminder': 'reminder',
  'roast-me-history': 'history',
  'roast-me-thumbnails': 'thumbnails',
  'roast-me-pictures': 'pictures',
  'roast-me-models': 'models',
  'roast-me-outbox': 'outbox',
  'roast-me-auth': 'session',
  'roast-me-cloud': 'cloud',
  'roast-me-app': 'app',
  'roast-me-extras': 'extras',
  'roast-me-shared': 'shared',
};

/** `other` for what has no words of its own. */
export function storeKey({ kind, name }: Pick<StoreUsage, 'kind' | 'name'>): StoreKey {
  return NAMES[name] ?? (kind === 'cache' ? 'app' : 'other');
}
