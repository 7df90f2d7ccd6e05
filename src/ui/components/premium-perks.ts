/** What premium promises, which is what it does (decision 34). Keys of `premium.items`. */
export const PREMIUM_PERKS = ['unlimited', 'history', 'single'] as const;
