import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRunning } from '#state/journey.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import { roastedOnAtom } from '#state/daily-limit-atoms.ts';
import { reminderHourAtom } from '#state/notifications/preference-atoms.ts';
import { followPushAtom, pushAtom, pushesAtom, pushWishAtom } from '#state/notifications/push-atoms.ts';
import { takePremiumNewsAtom } from '#state/notifications/premium-news.ts';
import { remindsAtom, scheduleReminderAtom, sendUnaskedAtom } from '#state/notifications/send-atoms.ts';
import { updateOfferAtom } from '#state/pwa/update-atoms.ts';
import { planAtom, sessionRestoredAtom } from '#state/session-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { useNotes } from '#ui/hooks/use-notes.ts';

/** Sends notifications while the app is out of sight, keeps the reminder scheduled, and follows taps. */
export function NotificationEffects() {
  useOpening();
  useFinishedRoast();
  useReminder();
  usePush();
  usePremiumNews();
  useUpdate();
  return null;
}

/** Without a reload: a guest's result lives in this page alone. */
function useOpening(): void {
  const { notifications } = useAtomValue(servicesAtom);
  const navigate = useNavigate();
  useEffect(() => notifications.onOpen((path) => void navigate(path)), [notifications, navigate]);
}

/** A roast that is ready while the app is out of sight: a notification, and a dot on the icon until the app is opened. */
function useFinishedRoast(): void {
  const { badge } = useAtomValue(servicesAtom);
  const journey = useAtomValue(journeyAtom);
  const send = useSetAtom(sendUnaskedAtom);
  const notes = useNotes();
  const ran = useRef(false);
  useEffect(() => {
    const finished = ran.current && journey.phase === 'done' && document.hidden;
    ran.current = isRunning(journey);
    if (!finished) return;
    badge.set();
    void send(notes.roastComplete(journey.report.score.value, journey.id, journey.kept === 'history'));
  }, [journey, badge, send, notes]);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) badge.clear();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [badge]);
}

function useReminder(): void {
  const reminds = useAtomValue(remindsAtom);
  // Its identity changes with every roast that is counted.
  const roastedOn = useAtomValue(roastedOnAtom);
  const schedule = useSetAtom(scheduleReminderAtom);
  const hour = useAtomValue(reminderHourAtom);
  const pushes = useAtomValue(pushesAtom);
  const { dailyReminder } = useNotes();
  useEffect(
    () => void schedule(reminds && !pushes ? dailyReminder : null, roastedOn, hour),
    [reminds, pushes, roastedOn, schedule, dailyReminder, hour],
  );
}

/** The account hears of a new hour, language or place, and of the app being used; also when it is seen again. */
function usePush(): void {
  const asked = useAtomValue(pushAtom);
  const wish = useAtomValue(pushWishAtom);
  const follow = useSetAtom(followPushAtom);
  useEffect(() => {
    if (!asked) return undefined;
    const seen = () => {
      if (!document.hidden) void follow(wish);
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [asked, wish, follow]);
}

function usePremiumNews(): void {
  const plan = useAtomValue(planAtom);
  const restored = useAtomValue(sessionRestoredAtom);
  const take = useSetAtom(takePremiumNewsAtom);
  const send = useSetAtom(sendUnaskedAtom);
  const { premiumFeature } = useNotes();
  useEffect(() => {
    if (restored && take(plan)) void send(premiumFeature);
  }, [plan, restored, take, send, premiumFeature]);
}

/** An update, told while the app is out of sight. In the open app the offer itself is shown. */
function useUpdate(): void {
  const offer = useAtomValue(updateOfferAtom);
  const send = useSetAtom(sendUnaskedAtom);
  const { updateAvailable } = useNotes();
  useEffect(() => {
    if (offer === 'ready' && document.hidden) void send(updateAvailable);
  }, [offer, send, updateAvailable]);
}
