import { useAtomValue, useSetAtom } from 'jotai';
import { Flame as FlameIcon, History } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { formatUntil } from '#i18n/format-until.ts';
import { limitResetAtom } from '#state/daily-limit-atoms.ts';
import { loadHistoryAtom } from '#state/history-atoms.ts';
import { keptTodayAtom } from '#state/history-view-atoms.ts';
import { journeyPhaseAtom } from '#state/journey-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { planAtom, sessionAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { CARD_CLASSES } from '#ui/components/card.tsx';
import { Mascot } from '#ui/components/mascot.tsx';
import { cx } from '#ui/cx.ts';
import panel from './camera-panels.module.css';
import styles from './limit-panel.module.css';
import { ReminderWay, useReminder } from './reminder-way.tsx';

/**
 * The day's roasts are used up: back to them, a reminder for tomorrow, and, quietly, what there is besides. The first of
 * back, reminder and sample face that there is stands out.
 */
export function LimitPanel({ onSample }: { onSample: () => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const reset = useAtomValue(limitResetAtom)();
  const limit = ROASTS_A_DAY[useAtomValue(planAtom)] ?? 0;
  const { kind } = useAtomValue(sessionAtom);
  const phase = useAtomValue(journeyPhaseAtom);
  const reminder = useReminder();
  const { now } = useAtomValue(servicesAtom);
  const when = formatUntil(reset - now(), language);
  // Somebody with an account has the day in the history, a guest the newest roast in this tab.
  const back = kind === 'user' || phase === 'done';
  // Not before it is known whether a reminder comes first.
  const sampleFirst = !back && reminder.kind !== 'offered' && reminder.kind !== 'unknown';
  return (
    <section className={cx(CARD_CLASSES.raised, panel.panel)} data-limit="reached">
      <div className={panel.mascot}>
        <Mascot mood="asleep" />
      </div>
      <h1 tabIndex={-1}>{t(($) => $.camera.limit.title)}</h1>
      <p>{t(($) => $.camera.limit.body, { limit })}</p>
      <p className={panel.small}>{t(($) => $.camera.limit.next, { when })}</p>
      <div className={cx(panel.actions, styles.ways)}>
        {kind === 'user' && <SeeToday />}
        {kind !== 'user' && back && (
          <ButtonLink to="/results" look="primary" wide icon={<FlameIcon size={20} aria-hidden />}>
            {t(($) => $.camera.limit.again)}
          </ButtonLink>
        )}
        <ReminderWay reminder={reminder} look={back ? 'quiet' : 'primary'} />
        {sampleFirst && (
          <Button look="primary" wide onClick={onSample}>
            {t(($) => $.home.sample.button)}
          </Button>
        )}
      </div>
      <div className={styles.quiet}>
        {!sampleFirst && (
          <button type="button" className={styles.link} onClick={onSample}>
            {t(($) => $.home.sample.button)}
          </button>
        )}
      </div>
    </section>
  );
}

/** Back to what the day brought, in the history of the account. */
function SeeToday() {
  const { t } = useTranslation();
  const keptToday = useAtomValue(keptTodayAtom)();
  const load = useSetAtom(loadHistoryAtom);
  useEffect(() => void load(), [load]);
  return (
    <ButtonLink
      to={keptToday > 0 ? '/history#list' : '/history'}
      look="primary"
      wide
      icon={<History size={20} aria-hidden />}
    >
      {keptToday > 0
        ? t(($) => $.camera.limit.today, { count: keptToday })
        : t(($) => $.camera.limit.history)}
    </ButtonLink>
  );
}
