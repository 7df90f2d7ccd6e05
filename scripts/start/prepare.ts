/** Models and build of `npm start`, and what is left for behind the running server. */
import { layAssets, prepareAssets, type Assets } from '#scripts/lib/assets.ts';
import { isBuilt, makeBuild } from '#scripts/lib/build.ts';
import { layCopies } from '#scripts/lib/compress.ts';
import type { Doing, Progress } from './progress.ts';
import { startBeside } from './side-process.ts';
import type { Terminal } from './terminal.ts';

export interface Work {
  /** Folder of the build. */
  readonly dir: string;
  readonly progress: Progress;
  readonly terminal: Terminal;
}

/**
 * Leaves a build of the present source in the folder. Only a start that builds waits for models to be downloaded;
 * any other serves at once, and `followUp` tries again.
 */
export async function prepareApp({ dir, progress, terminal }: Work): Promise<Assets> {
  const isKept = await isBuilt({ outDir: dir });
  const assets = await progress.run(
    'models',
    (tell) =>
      prepareAssets({
        download: !isKept,
        onBytes: ({ name, bytes: total }, bytes) => tell({ kind: 'fetching', name, bytes, total }),
        say: (line) => terminal.say(line),
      }),
    ({ models, missing }) => ({
      kind: 'models',
      there: models.length,
      of: models.length + missing.length,
    }),
  );
  await progress.run(
    'app',
    async (say) => {
      if (!isKept) return buildApp(dir, say);
      await layAssets(dir);
      return null;
    },
    (modules) => (modules === null ? { kind: 'kept' } : { kind: 'built', modules }),
  );
  return { ...assets, missing: isKept ? assets.missing : [] };
}

/** Returns of how many modules the build is made. */
async function buildApp(dir: string, say: (doing: Doing) => void): Promise<number> {
  let modules = 0;
  await makeBuild({
    outDir: dir,
    onPhase(phase) {
      if (phase.kind === 'reading') modules = phase.modules;
      say(phase);
    },
  });
  return modules;
}

/** Asks again for models that are `missing`, and lays compressed copies beside the build. Never rejects. */
export async function followUp(
  { dir, terminal }: Omit<Work, 'progress'>,
  missing: readonly string[],
): Promise<void> {
  const say = (line: string) => terminal.say(line);
  try {
    if (missing.length > 0) {
      await prepareAssets({ say });
      await layAssets(dir);
    }
    const lacking = await layCopies(dir);
    if (lacking === 0) return;
    say(`Smaller copies for slow lines are being made in the background (files: ${lacking}).`);
    await startBeside('make-copies', [dir]).done;
    await layCopies(dir);
    say('The smaller copies are made.');
  } catch (error) {
    say(`In the background: ${error instanceof Error ? error.message : String(error)}`);
  }
}
