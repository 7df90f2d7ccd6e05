import { describe, expect, it } from 'vitest';
import { ensureTools, MACHINE_TOOLS, unseenWithout, type MachineTool } from '#scripts/lib/machine-tools.ts';

const there: MachineTool = { name: 'there', without: 'x', debianPackages: ['a'], present: () => true };

/** A machine on which packages can be had, or not; what it is asked to install, and what it says. */
function machine(canInstall: boolean) {
  const installed: string[] = [];
  const said: string[] = [];
  return {
    installed,
    said,
    canInstall,
    install: (packages: readonly string[]) => {
      installed.push(...packages);
      return Promise.resolve(true);
    },
    say: (line: string) => void said.push(line),
  };
}

describe('ensureTools', () => {
  it('installs nothing where all is there', async () => {
    const bare = machine(true);
    expect(await ensureTools([there], bare)).toEqual([]);
    expect([bare.installed, bare.said]).toEqual([[], []]);
  });

  it('installs what is missing, each package once', async () => {
    const bare = machine(true);
    const missing = (name: string): MachineTool => ({
      name,
      without: 'it is not tested',
      debianPackages: ['shared', name],
      present: () => bare.installed.includes(name),
    });
    expect(await ensureTools([there, missing('b'), missing('c')], bare)).toEqual([]);
    expect(bare.installed).toEqual(['shared', 'b', 'c']);
  });

  it('says what is still missing, what for, and how to get it', async () => {
    const tool: MachineTool = {
      name: 'PostgreSQL',
      without: 'it is not tested',
      debianPackages: ['postgresql'],
      present: () => Promise.resolve(false),
    };
    for (const bare of [machine(true), machine(false)]) {
      expect(await ensureTools([tool], bare)).toEqual([tool]);
      expect(bare.said.at(-1)).toMatch(/PostgreSQL.*it is not tested.*apt-get install postgresql/);
    }
  });
});

describe('unseenWithout', () => {
  it('counts what tests pass over in silence, with its reason, and nothing that they skip themselves', () => {
    const without = (name: string) => unseenWithout(MACHINE_TOOLS.filter((tool) => tool.name === name));
    expect(without('a font for Japanese')).toEqual([
      {
        name: expect.stringMatching(/Japanese/) as string,
        why: 'a font for Japanese is not here; to have it: apt-get install fontconfig fonts-noto-cjk && npm test',
      },
    ]);
    expect(without('a font for emoji')).toHaveLength(1);
    expect(without('PostgreSQL')).toEqual([]);
  });
});
