/** Says how far a build is, and refuses one that reads what `fingerprint` does not cover. */
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { isInput } from './build-inputs.ts';
import { ROOT } from './paths.ts';

/** Where a build is: reading (so many modules until now), joining and minifying them, writing the service worker. */
export type BuildPhase =
  | { readonly kind: 'reading'; readonly modules: number }
  | { readonly kind: 'joining' }
  | { readonly kind: 'offline' };

export interface WatchOptions {
  readonly extraPages: readonly string[];
  readonly onPhase: (phase: BuildPhase) => void;
}

/** Files of the repository among these module ids (absolute paths, perhaps with a query) that are no inputs. */
export function strangersAmong(ids: readonly string[], extraPages: readonly string[]): readonly string[] {
  return ids
    .map((id) => id.replace(/[?#].*$/, ''))
    .filter((path) => path.startsWith(`${ROOT}/`) && !path.startsWith(`${ROOT}/node_modules/`))
    .filter((path) => !isInput(path, extraPages))
    .map((path) => relative(ROOT, path));
}

/** Reports each phase, and fails a build with a module of ours whose changes would not make another build. */
export function watchBuild({ extraPages, onPhase }: WatchOptions): Plugin {
  const ids: string[] = [];
  const collect: Plugin = {
    name: 'roast-me:collect-modules',
    moduleParsed({ id }) {
      ids.push(id);
      onPhase({ kind: 'reading', modules: ids.length });
    },
  };
  return {
    ...collect,
    name: 'roast-me:watch-build',
    apply: 'build',
    // The workers are bundled apart, with plugins of their own.
    config: () => ({ worker: { plugins: () => [collect] } }),
    renderStart() {
      onPhase({ kind: 'joining' });
    },
    generateBundle() {
      const strangers = strangersAmong(ids, extraPages);
      if (strangers.length === 0) return;
      this.error(
        `Changes of ${strangers.join(', ')} would go unnoticed: add it to INPUTS in scripts/lib/build-inputs.ts.`,
      );
    },
    writeBundle() {
      onPhase({ kind: 'offline' });
    },
  };
}
