/** docs/section-7.md: the specification's calls, each with what becomes of it here. */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '#scripts/lib/paths.ts';
import type { Clients, Told } from '../clients/outcome.ts';
import { SECTION_7, type Client, type Screen, type SpecifiedCall } from './rows.ts';

/** The first file below a folder that makes the call; null: none does. */
function fileWith([folder, call]: Screen['code']): string | null {
  const names = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).sort();
  const found = names.find(
    (name) => /\.tsx?$/.test(name) && call.test(readFileSync(inRoot(folder, name), 'utf8')),
  );
  return found === undefined ? null : `${folder}/${found.replaceAll('\\', '/')}`;
}

/** @throws Error for a call that docs/clients.md does not list */
function toldOf(told: Clients, probe: SpecifiedCall['probes'][number]): Told {
  const at = probe.indexOf(': ');
  const found = told[probe.slice(0, at) as Client].find(({ name }) => name === probe.slice(at + 2));
  if (found === undefined) throw new Error(`No client has the call "${probe}".`);
  return found;
}

export interface SpecifiedOutcome {
  readonly call: SpecifiedCall;
  /** `works`, or each refusal. */
  readonly here: string;
  readonly screens: readonly string[];
  /** Neither does it work on a screen, nor is there a reason. */
  readonly isOpen: boolean;
}

export function section7(
  told: Clients,
): readonly (readonly [title: string, rows: readonly SpecifiedOutcome[]])[] {
  return SECTION_7.map(({ title, calls }) => [
    title,
    calls.map((call) => {
      const refusals = call.probes.flatMap((probe) => {
        const { outcome } = toldOf(told, probe);
        return outcome.kind === 'refused' ? [`refused: ${outcome.status} \`${outcome.code}\``] : [];
      });
      const found = call.screens.map(({ name, code }) => ({ name, file: fileWith(code) }));
      const offered = found.flatMap(({ name, file }) => (file === null ? [] : [`${name} (\`${file}\`)`]));
      const works = refusals.length === 0;
      const missing = found.some(({ file }) => file === null);
      return {
        call,
        here: works ? 'works' : [...new Set(refusals)].join(', '),
        screens: offered,
        isOpen: call.why === undefined && (!works || missing || found.length === 0),
      };
    }),
  ]);
}

const row = ({ call, here, screens, isOpen }: SpecifiedOutcome): string => {
  const where = screens.length > 0 ? screens.join(', ') : (call.why ?? '');
  return `| ${call.method} ${call.path} | ${call.payload} | ${here} | ${isOpen ? '**open** ' : ''}${where} |`;
};

export function section7Page(told: Clients): string {
  const parts = section7(told);
  const all = parts.flatMap(([, rows]) => rows);
  const open = all.filter(({ isOpen }) => isOpen).length;
  const refused = all.filter(({ here, isOpen }) => here !== 'works' && !isOpen).length;
  return [
    '# The calls of the specification',
    '',
    'Section 7 of the specification lists the calls of the app. Each was made just so by the published client against [the embedded backend](embedded-backend.md), and the code that makes it was looked up. `npm run lab -- contract` makes this page; `tests/contract/clients.test.ts` fails where it is stale. What happens in the browser alone is no call.',
    '',
    `${all.length} calls: ${all.length - open - refused} work and are made by a screen, ${refused} refused with a reason, ${open} open.`,
    ...parts.flatMap(([title, rows]) => [
      '',
      `## ${title}`,
      '',
      '| Call | Payload | Here | Who makes it, or why nobody does |',
      '| --- | --- | --- | --- |',
      ...rows.map(row),
    ]),
    '',
  ].join('\n');
}
