/** `npm run analyze` as a person runs it: the drawn face, files that are none, both engines, bad usage. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { roastFactsSchema, roastSchema } from '#roast/contract.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { runNode } from '#scripts/lib/run.ts';
import { ANALYSIS_LIMIT_MS } from '#tests/support/patience.ts';
import { ENGINES, needEngine } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const METRICS = ['darkCircles', 'evenness', 'lines', 'pores', 'redness', 'shine', 'spots', 'texture'];

let root: string;
test.beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'roast-analyze-'));
  await mkdir(join(root, 'folder', 'deeper'), { recursive: true });
  await sharp(FACE)
    .jpeg({ quality: 90 })
    .toFile(join(root, 'folder', 'b.jpg'));
  await sharp(FACE)
    .png()
    .toFile(join(root, 'folder', 'deeper', 'c.png'));
  await writeFile(join(root, 'folder', 'a.jpg'), 'This is a text file.');
  await writeFile(join(root, 'folder', 'ignored.txt'), 'No photo, no line.');
  await writeFile(join(root, 'empty'), '');
});
test.afterAll(() => rm(root, { recursive: true, force: true }));

async function analyze(...args: readonly string[]) {
  const lab = inRoot('lab', 'main.ts');
  const result = await runNode(inRoot('node_modules/tsx/dist/cli.mjs'), [lab, 'analyze', ...args], {
    silenceMs: ANALYSIS_LIMIT_MS,
    output: 'capture',
  });
  const lines = result.text.split('\n').filter((line) => line.startsWith('{'));
  return { ...result, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test.describe('a folder and a file', () => {
  test('one JSON line each, in order, and exit 0 although some fail', async () => {
    const { ok, lines } = await analyze(join(root, 'folder'), join(root, 'empty'), '--json');
    expect(ok).toBe(true);
    expect(lines.map(({ file, ok }) => [file, ok])).toEqual([
      [join(root, 'folder', 'a.jpg'), false],
      [join(root, 'folder', 'b.jpg'), true],
      [join(root, 'folder', 'deeper', 'c.png'), true],
      [join(root, 'empty'), false],
    ]);
    expect(lines[0]).toEqual({ file: join(root, 'folder', 'a.jpg'), ok: false, error: 'not-an-image' });
    expect(lines[3]).toEqual({ file: join(root, 'empty'), ok: false, error: 'not-an-image' });
  });

  for (const engine of ENGINES)
    test(`${engine} reads the drawn face the same way twice`, async () => {
      needEngine(engine);
      const { lines } = await analyze(FACE, FACE, '--json', '--engine', engine, '--lang', 'ja');
      expect(lines).toHaveLength(2);
      const [first, second] = lines;
      expect(first).toMatchObject({
        ok: true,
        engine,
        ms: { decode: expect.any(Number), total: expect.any(Number) },
        report: {
          engine,
          pipelineVersion: expect.any(String),
          pose: { yaw: expect.any(Number), pitch: expect.any(Number), roll: expect.any(Number) },
          score: { value: expect.any(Number), spread: expect.any(Number), band: expect.any(String) },
          sections: { faceShape: { rating: expect.any(String) }, skin: { score: expect.any(Number) } },
          faceShape: { ranked: expect.any(Array) },
        },
      });
      const { report, facts, roast } = first as {
        report: { sections: { skin: { metrics: object } } };
        facts: unknown;
        roast: unknown;
      };
      expect(Object.keys(report.sections.skin.metrics).sort()).toEqual(METRICS);
      expect(roastFactsSchema.parse(facts)).toMatchObject({ lang: 'ja' });
      roastSchema.parse(roast);
      expect({ ...second, ms: null }).toEqual({ ...first, ms: null });
    });
});

for (const [args, message] of [
  [['--json'], "missing required argument 'photos'"],
  [['no/such/photo.jpg'], 'no such file'],
  [[FACE, '--engine', 'gpu'], "argument 'gpu' is invalid. It is one of auto, mediapipe, lite."],
] as const)
  test(`${JSON.stringify(args)} is bad usage`, async () => {
    const { ok, text } = await analyze(...args);
    expect(ok).toBe(false);
    expect(text).toContain(message);
  });
