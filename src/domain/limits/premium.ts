/** What premium costs, and the claims that a deployer may fill in once they are true (decisions 5 to 7). */

interface Price {
  readonly currency: 'USD' | 'JPY';
  readonly month: number;
  readonly year: number;
}

export const PRICES: Readonly<Record<'en' | 'ja', Price>> = {
  en: { currency: 'USD', month: 4.99, year: 49.99 },
  ja: { currency: 'JPY', month: 798, year: 7_980 },
};

/** Unset: not shown. A product may not claim what is not so. */
export interface Claims {
  readonly users: number | null;
  readonly guaranteeDays: number | null;
  readonly testimonials: readonly { readonly text: string; readonly by: string }[];
}

export const CLAIMS: Claims = { users: null, guaranteeDays: null, testimonials: [] };
