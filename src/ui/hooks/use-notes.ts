import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Note } from '#domain/notifications/rules.ts';

/** What each notification says, in the language that holds now, and where a tap leads. */
export function useNotes() {
  const { t, i18n } = useTranslation();
  const lang = i18n.language;
  return useMemo(() => {
    const welcome: Note = {
      type: 'welcome',
      lang,
      title: t(($) => $.notifications.notes.welcome.title),
      body: t(($) => $.notifications.notes.welcome.body),
      path: '/camera',
    };
    /**
     * `score`: null where the light tells none. `kept`: the history has it, so that it can be read even after the app was
     * closed.
     */
    const roastComplete = (score: number | null, id: string, kept: boolean): Note => ({
      type: 'roast_complete',
      lang,
      title: t(($) => $.notifications.notes.roast_complete.title),
      body:
        score === null
          ? t(($) => $.notifications.notes.roast_complete.untold)
          : t(($) => $.notifications.notes.roast_complete.body, { score }),
      path: '/results',
      coldPath: kept ? `/history/${id}` : '/camera',
    });
    const dailyReminder: Note = {
      type: 'daily_reminder',
      lang,
      title: t(($) => $.notifications.notes.daily_reminder.title),
      body: t(($) => $.notifications.notes.daily_reminder.body),
      path: '/camera',
    };
    const premiumFeature: Note = {
      type: 'premium_feature',
      lang,
      title: t(($) => $.notifications.notes.premium_feature.title),
      body: t(($) => $.notifications.notes.premium_feature.body),
      path: '/premium',
    };
    const updateAvailable: Note = {
      type: 'update_available',
      lang,
      title: t(($) => $.app.update.title),
      body: t(($) => $.app.update.state.ready),
      path: '/profile',
    };
    return { welcome, roastComplete, dailyReminder, premiumFeature, updateAvailable };
  }, [t, lang]);
}
