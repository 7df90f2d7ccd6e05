/** Each file costs the page a request, so that a screen asks for few; and a first screen brings no later one along. */
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { scriptsOf } from './support/worker-scripts.ts';

/** The screen's script and everything that it imports at once, by name without the hash. */
function filesOf(screen: string, scripts: ReadonlyMap<string, string>): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const text = scripts.get(file) ?? '';
    for (const [, next = ''] of text.matchAll(/(?:^|[;}])import(?:[^"'`;()]*from)?["'`]\.\/([^"'`]+\.js)/g))
      visit(next);
  };
  [...scripts.keys()].filter((file) => file.startsWith(`${screen}-screen-`)).forEach(visit);
  return [...found].map((file) => file.replace(/-[\w-]{8}\.js$/, ''));
}

for (const [screen, most] of [
  ['splash', 9],
  ['onboarding', 16],
  ['camera', 16],
  ['results', 18],
  ['history', 16],
] as const)
  test(`${screen} needs at most ${most} scripts`, async () => {
    const files = filesOf(screen, await scriptsOf(BUILD_DIR));
    // Without these two, the names were not found, and the test could not fail.
    expect(files).toEqual(expect.arrayContaining([`${screen}-screen`, 'app']));
    expect(files.length).toBeLessThanOrEqual(most);
  });

for (const screen of ['splash', 'onboarding'])
  test(`what the screens of a roast share does not come with ${screen}`, async () => {
    const scripts = await scriptsOf(BUILD_DIR);
    expect(filesOf('camera', scripts)).toContain('journey');
    expect(filesOf(screen, scripts)).not.toContain('journey');
  });
