/** `tsx scripts/prepare-assets.ts`: models and WebAssembly into public/ (git-ignored), before a build or dev server. */
import { prepareAssets } from './lib/assets.ts';

await prepareAssets();
