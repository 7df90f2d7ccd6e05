import type { Currency } from '#functions/vocabulary.ts';

/**
 * A price with its sign before it and no needless decimals: "$4.99", "¥798". In English notation in
 * every language, because the Japanese one puts a full-width sign that sits badly beside the digits.
 */
export function formatPrice(amount: number, currency: Currency): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount);
}
