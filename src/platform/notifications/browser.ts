/** The real browser behind notifier.ts. */
import { isIos } from '#domain/install/way.ts';
import type { NotificationPlatform, Registration } from './surroundings.ts';

type TriggerConstructor = new (at: number) => unknown;

/** Chrome's experiment: both parts are there, or neither. */
function triggerOf(window: object): NotificationPlatform['trigger'] {
  const Trigger: unknown = 'TimestampTrigger' in window ? window.TimestampTrigger : undefined;
  if (typeof Trigger !== 'function' || !('showTrigger' in Notification.prototype)) return null;
  return (at) => new (Trigger as TriggerConstructor)(at);
}

async function mayWake(): Promise<boolean> {
  // A name that TypeScript's list of permissions leaves out; browsers without it reject.
  const name = 'periodic-background-sync' as PermissionName;
  return (await navigator.permissions.query({ name })).state === 'granted';
}

export function browserNotifications(standalone: () => boolean): NotificationPlatform {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const available = workers !== null && 'Notification' in window;
  const { protocol, hostname } = window.location;
  return {
    permission: available ? () => Notification.permission : null,
    requestPermission: () => Notification.requestPermission(),
    // `ready` would wait for ever where the registration failed.
    registration: async () => ((await workers?.getRegistration()) as Registration | undefined) ?? null,
    protocol,
    hostname,
    ios: isIos(navigator),
    standalone,
    trigger: available ? triggerOf(window) : null,
    mayWake,
  };
}
