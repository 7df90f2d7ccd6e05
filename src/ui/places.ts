/** Which screens of this app lie before this one in the browser's history, and an address that several lead to. */
import type { MouseEvent } from 'react';

/** The door, past its first question: the ways into an account. */
export const SIGN_IN = '/login?account';

/** Where a sign-in goes on that takes a code of an authenticator. */
export const SECOND_STEP = '/auth/second-step';

/** The address of each entry by the router's count of them; lasts as long as the page. */
const places = new Map<number, string>();

/** What the router keeps with the entry that is shown: its count of it, from 0, and its key. Null where it made none. */
function routersEntry(): { readonly index: number; readonly key: string } | null {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('idx' in entry)) return null;
  if (typeof entry.idx !== 'number') return null;
  const key = 'key' in entry && typeof entry.key === 'string' ? entry.key : FIRST_KEY;
  return { index: entry.idx, key };
}

/** What an address's entry keeps where Back from the first step of the first run leads to the splash. */
export const SPLASH_ENTRY = { splash: true } as const;

/** Whether this entry's state is that one. */
export const isSplashEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'splash' in state;

/** The router's name for an entry that the page began with. */
const FIRST_KEY = 'default';

/**
 * Notes that the entry that is shown has this address, path and search.
 *
 * @param key of the router's location; while a screen is still on its way the browser may stand elsewhere already
 */
export function rememberPlace(address: string, key: string): void {
  const entry = routersEntry();
  // From an entry that it did not make (the start that is put beneath), the router counts anew.
  if (entry === null) places.clear();
  else if (entry.key === key) places.set(entry.index, address);
}

/** The router's name for the entry that is shown. */
export const entryKey = (): string => routersEntry()?.key ?? FIRST_KEY;

/** Whether a screen of this app lies before this one. */
export function cameFromHere(): boolean {
  return (routersEntry()?.index ?? 0) > 0;
}

/** Whether the screen just before this one has this address; false where that is not known, as after a reload. */
export function cameFrom(address: string): boolean {
  const entry = routersEntry();
  return entry !== null && places.get(entry.index - 1) === address;
}

/** Whether a press follows a link here, and not in another tab or window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
