/** How many distinct lines a language has. */
import { SLOTS, type Bank } from '#roast/banks/types.ts';

export interface BankCount {
  readonly all: number;
  /** Distinct lines by place; `sections`, `caveats`, `roadmap` and `products` are places, too. */
  readonly places: Readonly<Record<string, number>>;
  /** Distinct lines whose key joins two or three facts. */
  readonly compounds: number;
}

const linesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linesIn) : [];
};

/** @param banks of one language, a style each */
export function countBanks(banks: readonly Bank[]): BankCount {
  const places = new Map<string, Set<string>>();
  const compounds = new Set<string>();
  const all = new Set<string>();
  const add = (place: string, lines: readonly string[]) => {
    const set = places.get(place) ?? new Set();
    places.set(place, set);
    for (const line of lines) {
      set.add(line);
      all.add(line);
    }
  };
  for (const bank of banks) {
    const { caveats, sections, roadmap, products } = bank;
    for (const slot of SLOTS) {
      for (const [key, lines] of Object.entries(bank[slot])) {
        add(slot, lines);
        if (key.includes('+')) for (const line of lines) compounds.add(line);
      }
    }
    add('caveats', caveats);
    add('sections', linesIn(sections));
    const steps = Object.values(roadmap).flatMap((horizons) => Object.values(horizons).flat());
    add(
      'roadmap',
      steps.map(({ text }) => text),
    );
    const ideas = Object.values(products).flat();
    add(
      'products',
      ideas.flatMap(({ category, why }) => [category, why]),
    );
  }
  return {
    all: all.size,
    places: Object.fromEntries([...places].map(([place, set]) => [place, set.size])),
    compounds: compounds.size,
  };
}
