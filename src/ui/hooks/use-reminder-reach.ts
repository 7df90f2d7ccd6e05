import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { ReminderReach } from '#domain/notifications/rules.ts';
import { pushesAtom } from '#state/notifications/push-atoms.ts';
import { servicesAtom } from '#state/services.ts';

/** How reliably this browser can show a reminder; null while it is being asked. */
export function useReminderReach(): ReminderReach | null {
  const { notifications } = useAtomValue(servicesAtom);
  const pushes = useAtomValue(pushesAtom);
  const [reach, setReach] = useState<ReminderReach | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const found = await notifications.reach();
      if (wanted) setReach(found);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [notifications]);
  return pushes ? 'exact' : reach;
}
