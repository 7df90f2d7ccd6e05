/** Findings, counted per kind and per what, with an example each. */
import type { RoastFacts } from '#roast/contract.ts';
import type { Finding, Kind } from './rules/finding.ts';

export interface Example {
  readonly file: string;
  readonly facts: RoastFacts;
  readonly texts: readonly string[];
}

export interface WhatCount {
  readonly what: string;
  readonly count: number;
  readonly example: Example;
}

export interface KindCount {
  readonly kind: Kind;
  readonly count: number;
  /** How many roasts have one of it. */
  readonly roasts: number;
  /** The most frequent first. */
  readonly whats: readonly WhatCount[];
}

export interface Tally {
  add(file: string, facts: RoastFacts, findings: readonly Finding[]): void;
  /** The most frequent kind first. */
  counts(): KindCount[];
  /** How many roasts were added, and how many of them have a finding. */
  roasts(): { readonly all: number; readonly found: number };
}

export function createTally(): Tally {
  const kinds = new Map<Kind, { roasts: number; whats: Map<string, WhatCount> }>();
  let all = 0;
  let found = 0;
  return {
    add(file, facts, findings) {
      all++;
      if (findings.length > 0) found++;
      for (const kind of new Set(findings.map((finding) => finding.kind))) {
        const before = kinds.get(kind) ?? { roasts: 0, whats: new Map<string, WhatCount>() };
        kinds.set(kind, { ...before, roasts: before.roasts + 1 });
      }
      for (const { kind, what, texts } of findings) {
        const whats = kinds.get(kind)?.whats;
        const known = whats?.get(what);
        const example = known?.example ?? { file, facts, texts };
        whats?.set(what, { what, count: (known?.count ?? 0) + 1, example });
      }
    },
    counts: () =>
      [...kinds]
        .map(([kind, { roasts, whats }]) => {
          const sorted = [...whats.values()].sort((a, b) => b.count - a.count);
          return { kind, roasts, count: sorted.reduce((sum, { count }) => sum + count, 0), whats: sorted };
        })
        .sort((a, b) => b.roasts - a.roasts),
    roasts: () => ({ all, found }),
  };
}
