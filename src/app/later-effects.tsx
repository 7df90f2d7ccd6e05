import { CloudEffects } from './cloud-effects.tsx';
import { NotificationEffects } from './notification-effects.tsx';
import { TabEffects } from './tab-effects.tsx';

/** What keeps account, notifications and other tabs going together. Not before the first run is over, so no part of the first screen. */
export function LaterEffects() {
  return (
    <>
      <CloudEffects />
      <NotificationEffects />
      <TabEffects />
    </>
  );
}
