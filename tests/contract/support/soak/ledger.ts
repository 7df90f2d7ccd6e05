/** What a person may rely on: which roasts the app has said to be kept, and which to be deleted. */

export type Fate =
  | 'kept'
  | 'deleted'
  /** The tab was killed before it reported the outcome: kept and deleted are both right. */
  | 'unknown';

export interface Ledger {
  readonly fates: Map<string, { readonly owner: string; fate: Fate }>;
}

export const newLedger = (): Ledger => ({ fates: new Map() });

export interface Held {
  readonly id: string;
  readonly owner: string;
}

/** Broken promises, in words. `held`: what the phone or the server holds; `whole`: it should hold everything. */
export function broken(
  { fates }: Ledger,
  held: readonly Held[],
  { owner, whole }: { readonly owner: string; readonly whole: boolean },
): readonly string[] {
  const ids = held.map(({ id }) => id);
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `doubled: ${id}`);
  const strange = held
    .filter((one) => fates.get(one.id)?.owner !== one.owner)
    .map(({ id }) => `of another account, or of none: ${id}`);
  const risen = ids
    .filter((id) => whole && fates.get(id)?.fate === 'deleted')
    .map((id) => `came back: ${id}`);
  const lost = [...fates]
    .filter(([id, known]) => whole && known.owner === owner && known.fate === 'kept' && !ids.includes(id))
    .map(([id]) => `lost: ${id}`);
  return [...doubled, ...strange, ...risen, ...lost];
}
