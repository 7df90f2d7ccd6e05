/**
 * What premium costs (decisions/plans), and the claims that a deployer may fill in once they are true
 * (decisions/say-no-more-than-we-know).
 */
import type { Currency } from '#functions/vocabulary.ts';

interface Price {
  readonly month: number;
  readonly year: number;
}

export const PRICES: Readonly<Record<Currency, Price>> = {
  USD: { month: 4.99, year: 49.99 },
  JPY: { month: 798, year: 7_980 },
};

/** Unset: not shown. A product may not claim what is not so. */
export interface Claims {
  readonly users: number | null;
  readonly guaranteeDays: number | null;
  readonly testimonials: readonly { readonly text: string; readonly by: string }[];
}

export const CLAIMS: Claims = { users: null, guaranteeDays: null, testimonials: [] };
