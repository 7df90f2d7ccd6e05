/** Cache Storage as far as our own stores use it: addresses to answers, in memory. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, kept);
    return {
      match: (path: string) => Promise.resolve(kept.get(path)?.clone()),
      put: (path: string, answer: Response) => Promise.resolve(void kept.set(path, answer)),
    };
  };
  const storage = {
    has: (name: string) => Promise.resolve(caches.has(name)),
    open: (name: string) => Promise.resolve(open(name)),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
  };
  return storage as unknown as CacheStorage;
}
