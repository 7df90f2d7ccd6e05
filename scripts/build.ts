/** `npm run build`: the product into dist/, with a brotli copy beside each file for hosts that serve it. */
import { faultsOfAllBanks } from './lib/bank-schema.ts';
import { ensureBuild } from './lib/build.ts';
import { compressFolder } from './lib/compress.ts';
import { inRoot } from './lib/paths.ts';

const faults = faultsOfAllBanks();
if (faults.length > 0) throw new Error(`The phrase banks cannot ship:\n${faults.join('\n')}`);
const dir = inRoot('dist');
await ensureBuild({ outDir: dir, logLevel: 'info' });
await compressFolder(dir);
