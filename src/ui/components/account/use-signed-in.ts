import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { User } from '#ports/auth.ts';
import { leadsToResultAtom } from '#state/journey-atoms.ts';
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
