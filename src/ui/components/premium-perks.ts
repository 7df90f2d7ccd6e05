/** What premium promises, which is what it does (decisions/plans). Keys of `premium.items`. */
export const PREMIUM_PERKS = ['unlimited', 'history', 'single'] as const;
