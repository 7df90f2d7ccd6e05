import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { lightTells } from '#domain/score/bands.ts';
import { formatInteger } from '#i18n/format.ts';
import type { CameIn } from '#ports/auth.ts';
import { heldAtom } from '#state/held-result.ts';
import { keepWishAtom, leadsToResultAtom, ownResultAtom } from '#state/journey-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { sentCodeAtom } from '#state/sent-code.ts';
import { sessionAtom, setUserAtom } from '#state/session-atoms.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Card } from '#ui/components/card.tsx';
import { WithAddress } from '#ui/components/with-address.tsx';
import { SECOND_STEP } from '#ui/places.ts';
import styles from './form.module.css';

/** Where a sign-in leads: to the result that was to be kept, else where the guard of `/` says. */
export const useWayIn = (): string => (useAtomValue(leadsToResultAtom) ? '/results' : '/');

/** Somebody has signed in, perhaps but for a code; `to` where it leads elsewhere than `useWayIn` says. */
export function useSignedIn(): (came: CameIn, to?: string) => void {
  const setUser = useSetAtom(setUserAtom);
  const navigate = useNavigate();
  const wayIn = useWayIn();
  return (came, to = wayIn) => {
    if (came === 'second-step') return void navigate(SECOND_STEP, { replace: true, state: { to } });
    setUser(came);
    void navigate(to, { replace: true });
  };
}

/** On the ways into an account: back to the field for a code that is on its way. Nothing where none is. */
export function CodeToEnter() {
  const { t } = useTranslation();
  const sent = useAtomValue(sentCodeAtom)();
  if (sent === null) return null;
  const { email } = sent;
  return (
    <Card tone="warm">
      <p>
        <WithAddress words={t(($) => $.account.code.sent, { email })} email={email} />
      </p>
      <ButtonLink to="/auth/code" look="primary" wide>
        {t(($) => $.account.code.enter)}
      </ButtonLink>
    </Card>
  );
}

/**
 * On the ways into an account: what the guest asked for goes along, also from a tab that is closed; where they did not ask,
 * that there is a result, to keep it or to go back to it. Nothing where there is none.
 */
export function ResultToKeep() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const wished = useAtomValue(keepWishAtom);
  const wish = useSetAtom(keepWishAtom);
  const own = useAtomValue(ownResultAtom);
  const held = useAtomValue(heldAtom);
  const isGuest = useAtomValue(sessionAtom).kind === 'guest';
  const inTab = isGuest && own?.kept === 'tab';
  const waits = own === null ? held !== null : wished || inTab;
  if (!waits) return null;
  const result = own ?? held?.result ?? null;
  if (result === null) return <p data-result-to-keep>{t(($) => $.account.resultGone)}</p>;
  const { value, spread } = result.report.score;
  const figures = { score: formatInteger(value, language), spread: formatInteger(spread, language) };
  const asked = own === null || wished;
  return (
    <div data-result-to-keep={asked ? 'asked' : 'offered'}>
      <p>
        {lightTells(spread)
          ? t(($) => (asked ? $.account.result : $.account.resultHere), figures)
          : t(($) => (asked ? $.account.untold.result : $.account.untold.resultHere))}
      </p>
      <div className={styles.either}>
        <button type="button" className={styles.link} onClick={() => wish(!asked)}>
          {t(($) => (asked ? $.account.resultDrop : $.account.resultKeep))}
        </button>
        {inTab && (
          <Link to="/results" className={styles.link}>
            {t(($) => $.account.resultSee)}
          </Link>
        )}
      </div>
    </div>
  );
}
