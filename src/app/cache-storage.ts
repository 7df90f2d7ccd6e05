/** Cache Storage; undefined on plain http, and where the browser keeps storage shut (merely touching it throws). */
export function cacheStorage(): CacheStorage | undefined {
  try {
    return 'caches' in window ? window.caches : undefined;
  } catch {
    return undefined;
  }
}
