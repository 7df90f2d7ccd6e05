import { useAtomValue } from 'jotai';
import { Crown, History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ROASTS_A_DAY } from '#functions/vocabulary.ts';
import { formatUntil } from '#i18n/format-until.ts';
import { limitResetAtom } from '#state/daily-limit-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { planAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { ButtonLink } from '#ui/components/button-link.tsx';
import { Flame } from '#ui/components/flame.tsx';
import styles from './panel.module.css';

/** The day's roasts are used up: when the next ones come, and what can be done until then. */
export function LimitPanel({ onSample }: { onSample: () => void }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const reset = useAtomValue(limitResetAtom)();
  const limit = ROASTS_A_DAY[useAtomValue(planAtom)] ?? 0;
  const [now] = useState(() => Date.now());
  const when = formatUntil(reset - now, language);
  return (
    <section className={styles.panel} data-limit="reached">
      <div className={styles.mascot}>
        <Flame />
      </div>
      <h1 tabIndex={-1}>{t(($) => $.camera.limit.title)}</h1>
      <p>{t(($) => $.camera.limit.body, { limit })}</p>
      <p className={styles.small}>{t(($) => $.camera.limit.next, { when })}</p>
      <div className={styles.actions}>
        <ButtonLink to="/premium" look="primary" wide icon={<Crown size={20} aria-hidden />}>
          {t(($) => $.camera.limit.premium)}
        </ButtonLink>
        <ButtonLink to="/history" wide icon={<History size={20} aria-hidden />}>
          {t(($) => $.camera.limit.history)}
        </ButtonLink>
        <Button wide onClick={onSample}>
          {t(($) => $.camera.limit.sample)}
        </Button>
      </div>
    </section>
  );
}
