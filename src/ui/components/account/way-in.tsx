import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatInteger } from '#i18n/format.ts';
import type { User } from '#ports/auth.ts';
import { keepWishAtom, leadsToResultAtom, ownResultAtom } from '#state/journey-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { setUserAtom } from '#state/session-atoms.ts';

/** Where a sign-in leads: to the result that was to be kept, else where the guard of `/` says. */
export const useWayIn = (): string => (useAtomValue(leadsToResultAtom) ? '/results' : '/');

/** Somebody has signed in; `to` where it leads elsewhere than `useWayIn` says. */
export function useSignedIn(): (user: User, to?: string) => void {
  const setUser = useSetAtom(setUserAtom);
  const navigate = useNavigate();
  const wayIn = useWayIn();
  return (user, to = wayIn) => {
    setUser(user);
    void navigate(to, { replace: true });
  };
}

/** On the ways into an account: what the guest asked for goes along. Nothing where they did not. */
export function ResultToKeep() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const wished = useAtomValue(keepWishAtom);
  const result = useAtomValue(ownResultAtom);
  if (!wished || result === null) return null;
  const { value, spread } = result.report.score;
  const [score, give] = [formatInteger(value, language), formatInteger(spread, language)];
  return <p data-result-to-keep>{t(($) => $.account.result, { score, spread: give })}</p>;
}
