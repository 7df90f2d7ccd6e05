/**
 * Which modules share a file. Left to itself, the bundler makes a file for every set of screens that share something:
 * 77 scripts for the camera, and each costs the page a request, whoever has it cached already.
 */
import type { Plugin, Rolldown } from 'vite';
import { BOOT, MAIN } from './preload-app.ts';

const screenOf = (name: string): RegExp => new RegExp(`src/ui/screens/${name}-screen\\.tsx$`);

/** From a photo to what is kept of it: who opens one of these screens opens the others next. */
const JOURNEY = [
  'camera/camera',
  'analysis/analysis',
  'results/results',
  'history/history',
  'history/history-detail',
].map(screenOf);

/** Before the first roast, and right behind the first screen: what these need, too, is not to bring the rest along. */
const FIRST_RUN =
  /src\/(app\/engine-prefetch\.ts|ui\/screens\/(splash\/splash|onboarding\/onboarding)-screen\.tsx)$/;

/**
 * Parts of zod that only its full form uses: forms and what comes from outside. A package's index names them all, so
 * that what the app needs at once (zod's small form) seems to need them, too.
 */
const FULL_ZOD =
  /\/zod\/v4\/(classic|locales)\/|\/zod\/v4\/core\/(json-schema|to-json-schema|memoizer|registries)/;

type ModuleInfoOf = (id: string) => Rolldown.ModuleInfo | null;
type Modules = ReadonlySet<string>;

/** Everything that the module imports at once; not itself, for it starts something. */
function importedBy(start: RegExp, moduleIds: readonly string[], infoOf: ModuleInfoOf): Modules {
  const found = new Set<string>();
  const visit = (id: string): void => {
    for (const next of infoOf(id)?.importedIds ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  moduleIds.filter((id) => start.test(id)).forEach(visit);
  return found;
}

export interface PageChunks {
  /** Learns what imports what. */
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
}

/** The files of the page: what starts it, what every screen needs, and what the screens of a roast share. */
export function pageChunks(): PageChunks {
  let reach = reachOf([], () => null);
  const plugin: Plugin = {
    name: 'roast-me:chunks',
    apply: 'build',
    buildEnd() {
      reach = reachOf([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
  };
  const groups: readonly Rolldown.CodeSplittingGroup[] = [
    { name: 'boot', test: (id) => reach.boot.has(id) },
    { name: 'app', test: (id) => reach.app.has(id) && !FULL_ZOD.test(id) },
    {
      name: 'journey',
      test: (id) => isShared(reach.journey, id) && !reach.firstRun.has(id),
    },
  ];
  return {
    plugin,
    // The sets are whole in themselves: whatever else a module imports has a better place.
    groups: groups.map((group, i) => ({
      ...group,
      priority: groups.length - i,
      includeDependenciesRecursively: false,
    })),
  };
}

/** What is imported from where, all of it by name. */
function reachOf(ids: readonly string[], infoOf: ModuleInfoOf) {
  const from = (start: RegExp): Modules => importedBy(start, ids, infoOf);
  return {
    boot: from(BOOT),
    app: from(MAIN),
    firstRun: from(FIRST_RUN),
    journey: JOURNEY.map(from),
  };
}

const isShared = (screens: readonly Modules[], id: string): boolean =>
  screens.filter((screen) => screen.has(id)).length > 1;
