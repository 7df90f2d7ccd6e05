/**
 * Runs alone among all tabs of this origin, and after `patienceMs` all the same: a tab that the phone has frozen keeps its
 * lock for as long as it likes, so what runs here must bear company. Just runs where the browser knows no locks.
 * Rejects as `work` does.
 */
export async function alone<T>(lock: string, work: () => Promise<T>, patienceMs: number): Promise<T> {
  if (!('locks' in navigator)) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  try {
    return await navigator.locks.request(lock, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    return work();
  }
}
