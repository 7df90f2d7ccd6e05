import type { AssetAddresses } from './model-store.ts';

/** Where models and runtimes lie: below the app's own folder of its own origin. */
export function addressesFrom(origin: string): AssetAddresses {
  const root = new URL(import.meta.env.BASE_URL, origin).href;
  return { models: `${root}models/`, wasm: `${root}wasm/` };
}
