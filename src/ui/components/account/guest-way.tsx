import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { joinSentences } from '#i18n/format.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { continueAsGuestAtom } from '#state/session-atoms.ts';
import { Button } from '#ui/components/button.tsx';
import { cx } from '#ui/cx.ts';
import styles from './form.module.css';

interface GuestWayProps {
  /** `quiet` where another way is the better one. */
  readonly look?: 'primary' | 'quiet';
}

/** The way in without an account, and what it costs. */
export function GuestWay({ look = 'primary' }: GuestWayProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const continueAsGuest = useSetAtom(continueAsGuestAtom);
  const navigate = useNavigate();
  const go = () => {
    continueAsGuest();
    // Nobody goes back to the door that they came through.
    void navigate('/camera', { replace: true });
  };
  return (
    <div className={cx(styles.stack, styles.guest)}>
      <Button look={look} wide onClick={go}>
        {t(($) => $.account.guest.button)}
      </Button>
      <p className={styles.soft}>
        {joinSentences([t(($) => $.account.guest.note), t(($) => $.privacyPage.promises.guest)], language)}
      </p>
    </div>
  );
}
