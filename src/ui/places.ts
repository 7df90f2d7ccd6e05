/** Which screens of this app lie before this one in the browser's history. */

/** The address of each entry by the router's count of them; lasts as long as the page. */
const places = new Map<number, string>();

/** How the router counts the entry that is shown, from 0; null where it does not. */
function entryIndex(): number | null {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('idx' in entry)) return null;
  return typeof entry.idx === 'number' ? entry.idx : null;
}

/** Notes that the entry that is shown has this address, path and search. */
export function rememberPlace(address: string): void {
  const index = entryIndex();
  if (index !== null) places.set(index, address);
}

/** Whether a screen of this app lies before this one. */
export function cameFromHere(): boolean {
  return (entryIndex() ?? 0) > 0;
}

/** Whether the screen just before this one has this address; false where that is not known, as after a reload. */
export function cameFrom(address: string): boolean {
  return places.get((entryIndex() ?? 0) - 1) === address;
}
