/** `npm run build`: the product into dist/, with a brotli copy beside each file for hosts that serve it. */
import { ensureBuild } from './lib/build.ts';
import { compressFolder } from './lib/compress.ts';
import { inRoot } from './lib/paths.ts';

const dir = inRoot('dist');
await ensureBuild({ outDir: dir, logLevel: 'info' });
await compressFolder(dir);
