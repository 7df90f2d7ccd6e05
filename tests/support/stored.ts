/**
 * What is stored, by the names that browser and database know it by: `today` is what the first release laid down
 * (decision 51), `future` what a version after this one may. A change of a shape leaves `today` as it is, under the name
 * of the version that wrote it, and adds its own.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';

type Fields = Readonly<Record<string, unknown>>;
type Store =
  | 'notificationPreferences'
  | `roast-me-${'settings' | 'onboarding' | 'daily' | 'install' | 'said' | 'run-times' | 'profile' | 'account' | 'premium-news' | 'push' | 'sent-code' | 'plan' | 'tab' | 'history' | 'outbox' | 'sent'}`
  | 'public.analyses';

const read = (name: 'today' | 'future') =>
  JSON.parse(readFileSync(inRoot('tests', 'fixtures', 'stored', `${name}.json`), 'utf8')) as Readonly<
    Record<Store, Fields>
  >;

export const STORED = { today: read('today'), future: read('future') };
