import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { lightTells } from '#domain/score/bands.ts';
import { askPlanAtom, followHistoryAtom, followNewsAtom, refreshAccountAtom } from '#state/cloud-atoms.ts';
import { roastedOnAtom } from '#state/daily-limit-atoms.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { journeyAtom, keepWishAtom } from '#state/journey-atoms.ts';
import { isRunning } from '#state/journey.ts';
import { reminderHourAtom } from '#state/notifications/preference-atoms.ts';
import { takePremiumNewsAtom } from '#state/notifications/premium-news.ts';
import {
  followPushAtom,
  pushAtom,
  pushesAtom,
  pushWishAtom,
  remindsAtom,
  scheduleReminderAtom,
  sendUnaskedAtom,
} from '#state/notifications/send-atoms.ts';
import { syncProfileAtom, unsyncedProfileAtom } from '#state/profile-sync-atoms.ts';
import { updateOfferAtom } from '#state/pwa/update-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { planAtom, premiumEndsAtom, sessionRestoredAtom } from '#state/session-atoms.ts';
import { useNotes } from '#ui/hooks/use-notes.ts';

const keepAtom = atom(null, async (_get, set): Promise<void> => {
  const { keepWishedAtom } = await import('#state/journey-finish.ts');
  await set(keepWishedAtom);
});

/** Timers of browsers wrap around beyond some 24 days; an app that is open for so long is seen again before. */
const LONGEST_TIMER_MS = 2_000_000_000;

/** Keeps profile, plan and history in step with the server while a user is signed in. */
function CloudEffects() {
  const ownerId = useAtomValue(ownerIdAtom);
  const unsynced = useAtomValue(unsyncedProfileAtom);
  const refresh = useSetAtom(refreshAccountAtom);
  const follow = useSetAtom(followHistoryAtom);
  const followNews = useSetAtom(followNewsAtom);
  const syncProfile = useSetAtom(syncProfileAtom);
  const askPlan = useSetAtom(askPlanAtom);
  const wished = useAtomValue(keepWishAtom);
  const keep = useSetAtom(keepAtom);
  const premiumEnds = useAtomValue(premiumEndsAtom);

  useEffect(() => {
    if (ownerId === null) return undefined;
    const again = () => void refresh();
    again();
    const stop = follow();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, [ownerId, refresh, follow]);

  useEffect(() => (ownerId === null ? undefined : followNews()), [ownerId, followNews]);

  // Few sign-ins bring a result along.
  useEffect(() => {
    if (ownerId !== null && wished) void keep();
  }, [ownerId, wished, keep]);

  // An app that is left open hears of a purchase and of an end.
  useEffect(() => {
    if (ownerId === null) return undefined;
    const seen = () => {
      if (!document.hidden) void askPlan();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [ownerId, askPlan]);
  useEffect(() => {
    if (premiumEnds === null) return undefined;
    const wait = Math.min(Math.max(0, premiumEnds - Date.now()), LONGEST_TIMER_MS);
    const timer = setTimeout(() => void askPlan(), wait);
    return () => clearTimeout(timer);
  }, [premiumEnds, askPlan]);

  // Each change goes up at once; one that could not waits for the network, or for the next visit.
  useEffect(() => {
    if (unsynced !== null) void syncProfile();
  }, [unsynced, syncProfile]);

  return null;
}

/** Sends notifications while the app is out of sight, keeps the reminder scheduled, and follows taps. */
function NotificationEffects() {
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
    const { value, spread } = journey.report.score;
    const score = lightTells(spread) ? value : null;
    void send(notes.roastComplete(score, journey.id, journey.kept === 'history'));
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

/** What keeps account and notifications going. Not before the first run is over, so no part of the first screen. */
export function LaterEffects() {
  return (
    <>
      <CloudEffects />
      <NotificationEffects />
    </>
  );
}
