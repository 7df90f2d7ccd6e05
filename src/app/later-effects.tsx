import { CloudEffects } from './cloud-effects.tsx';
import { NotificationEffects } from './notification-effects.tsx';

/** What keeps account and notifications going. Not before the first run is over, so no part of the first screen. */
export function LaterEffects() {
  return (
    <>
      <CloudEffects />
      <NotificationEffects />
    </>
  );
}
