import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { pageChunks } from './scripts/lib/chunks.ts';
import { iosSplash } from './scripts/lib/ios-splash.ts';
import {
  otherHostsOf,
  staticHostHeaders,
  staticHostRedirects,
  supabaseOriginOf,
} from './scripts/lib/headers.ts';
import { languagePages } from './scripts/lib/language-pages.ts';
import { licences } from './scripts/lib/licences.ts';
import { preloadApp } from './scripts/lib/preload-app.ts';
import { pwa } from './scripts/lib/pwa.ts';
import about from './package.json' with { type: 'json' };

/** Writes the headers and addresses of `npm start` beside the build, for static hosts that read `_headers` and `_redirects`. */
function headersFile(): Plugin {
  return {
    name: 'roast-me:headers',
    apply: 'build',
    generateBundle() {
      const source = staticHostHeaders(supabaseOriginOf(process.env), otherHostsOf(process.env));
      this.emitFile({ type: 'asset', fileName: '_headers', source });
      this.emitFile({ type: 'asset', fileName: '_redirects', source: staticHostRedirects() });
    },
  };
}

const { page, worker } = licences();

const chunks = pageChunks();
const preload = preloadApp();

export default defineConfig({
  plugins: [
    react(),
    chunks.plugin,
    headersFile(),
    page(),
    iosSplash(),
    preload.plugin,
    languagePages(),
    pwa(),
  ],
  // What the profile page says. No commit beside it: a build is told by its source, and a commit changes none.
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(about.version) },
  // ONNX Runtime's loader without the 14 MB wasm beside it, which would be built a second time: public/wasm has it.
  resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
  worker: { format: 'es', plugins: worker },
  server: { port: 4173, strictPort: true },
  build: {
    target: 'es2022',
    // The policy has no data: scripts, styles or fonts, and no inline script: keep every asset a file.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page itself has asked for is here before any screen is: its name in each screen's list is only weight.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((name) => !preload.isWithThePage(name)) : dependencies,
    },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
    // The analysis worker carries TensorFlow.js, MediaPipe and ONNX Runtime; it loads off the main thread.
    chunkSizeWarningLimit: 2_000,
  },
});
