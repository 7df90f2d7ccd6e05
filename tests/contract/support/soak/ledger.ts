/** What a person may rely on: which roasts the app has said to be kept, and which to be deleted. */

export type Fate =
  | 'kept'
  | 'deleted'
  /** The tab was killed before it reported the outcome: kept and deleted are both right. */
  | 'unknown';

export interface Ledger {
  readonly fates: Map<string, { readonly owner: string; fate: Fate }>;
  /** For each roast: after which step it was where, so that a failure tells the roast's life. */
  readonly lives: Map<string, string[]>;
  step: number;
}

export const newLedger = (): Ledger => ({ fates: new Map(), lives: new Map(), step: 0 });

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

/** Writes down, after a step, which roasts have changed their place or what was promised of them. */
export function note(ledger: Ledger, phone: readonly Held[], server: readonly Held[]): void {
  const [onPhone, atServer] = [phone, server].map((held) => new Set(held.map(({ id }) => id)));
  for (const [id, { fate }] of ledger.fates) {
    const now = `${fate}${onPhone?.has(id) ? ', phone' : ''}${atServer?.has(id) ? ', server' : ''}`;
    const life = ledger.lives.get(id) ?? [];
    if (life.at(-1)?.endsWith(`: ${now}`) !== true) life.push(`${ledger.step}: ${now}`);
    ledger.lives.set(id, life);
  }
}

/** What became of a roast, step by step. */
export const lifeOf = ({ lives }: Ledger, id: string): string => (lives.get(id) ?? []).join('; ');
