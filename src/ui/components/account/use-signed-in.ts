import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import type { User } from '#ports/auth.ts';
import { setUserAtom } from '#state/session-atoms.ts';

/** Somebody has signed in: the guard of `/` knows where they go. */
export function useSignedIn(): (user: User, to?: string) => void {
  const setUser = useSetAtom(setUserAtom);
  const navigate = useNavigate();
  return (user, to = '/') => {
    setUser(user);
    void navigate(to, { replace: true });
  };
}
