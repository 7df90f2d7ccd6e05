/** `?pseudo` shows every text stretched and in brackets: what is cut off or not in the locale files stands out. */
export function pseudoFromAddress(search: string): boolean {
  return new URLSearchParams(search).has('pseudo');
}
