/** The real line, the real list of files, the real storage. Only the line is looked at before it is asked for. */
import type { AnalysisClient } from '#analysis/client.ts';
import { browserFetch } from '#platform/supabase/browser-fetch.ts';
import { browserLine } from '#platform/supply/line.ts';
import type { SupplyService } from '#ports/supply.ts';

const supply = () => import('#platform/supply/supply.ts');

export function createSupply(analysis: Pick<AnalysisClient, 'prefetch'>): SupplyService {
  return {
    line: browserLine,
    costs: async () => {
      try {
        const { readCosts } = await supply();
        return await readCosts(browserFetch, `${import.meta.env.BASE_URL}models/manifest.json`);
      } catch {
        return null;
      }
    },
    prefetch: async (engine) => void (await analysis.prefetch({ engine })),
    used(engine) {
      const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
      void supply().then(({ tellEngineUsed }) => tellEngineUsed(container, engine), ignore);
    },
    persist() {
      const storage = 'storage' in navigator ? navigator.storage : undefined;
      void supply().then(({ persist }) => persist(storage), ignore);
    },
  };
}

/** A chunk that does not come costs flight mode or the asking, never the roast. */
const ignore = (): undefined => undefined;
