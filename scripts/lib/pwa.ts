/** How the build makes the service worker (src/service-worker/sw.ts) and the web app manifest. */
import { createHash } from 'node:crypto';
import process from 'node:process';
import { VitePWA } from 'vite-plugin-pwa';
import { otherHostsOf, staticHostHeaders, supabaseOriginOf } from './headers.ts';
import { WEB_MANIFEST } from './web-manifest.ts';

/**
 * The kept page brings its headers along, policy included. A build whose headers differ is therefore a new
 * version of the page, even where the page itself is the same.
 */
function withHeaders(revision: string | null): string {
  const headers = staticHostHeaders(supabaseOriginOf(process.env), otherHostsOf(process.env));
  return createHash('sha256').update(`${revision}\n${headers}`).digest('hex').slice(0, 32);
}

export const pwa = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    // src/platform/pwa does it, in the real app only: the tools' pages must see every request themselves.
    injectRegister: false,
    manifest: WEB_MANIFEST,
    includeManifestIcons: false,
    integration: {
      // A build within the build: only what went wrong is worth a line.
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn';
      },
    },
    injectManifest: {
      injectionPoint: 'self.builtFiles',
      // One classic script: every browser with service workers runs it.
      rollupFormat: 'iife',
      // The page, its scripts and styles, the drawn face, and the licences of what it is made of. The engines' chunks are listed too,
      // but kept on first use (sw.ts); models and runtimes are the analysis worker's to keep.
      globPatterns: ['index.html', 'licences.json', 'assets/*.{js,css}', 'samples/*.jpg'],
      // Named by their content: the browser's own cache may answer, so that nothing comes twice.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) =>
            entry.url === 'index.html' ? { ...entry, revision: withHeaders(entry.revision) } : entry,
          ),
        }),
      ],
    },
  });
