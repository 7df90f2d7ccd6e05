/** Whether this browser may show notifications, and the question itself. Nothing is sent from here. */

export type NotificationPermissionState = 'unsupported' | 'default' | 'granted' | 'denied';

/** Notifications exist in secure contexts only, and on iOS only in an installed app (the API is missing elsewhere). */
export function notificationState(): NotificationPermissionState {
  return window.isSecureContext && 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks; must be called from a tap or a key. Silent on failure, as the specification has it. */
export async function askForNotifications(): Promise<NotificationPermissionState> {
  if (notificationState() === 'unsupported') return 'unsupported';
  try {
    return await Notification.requestPermission();
  } catch {
    return notificationState();
  }
}
