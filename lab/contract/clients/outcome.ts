/** What became of the calls of a client, as a list for docs/clients.md. */
import * as z from 'zod';

export type Outcome =
  | { readonly kind: 'works' | 'alone' | 'otherwise' | 'browser' }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string };

export interface Told {
  readonly name: string;
  readonly outcome: Outcome;
}

const failureSchema = z.object({ status: z.int(), code: z.string() });

/**
 * @param error of the answer, null where there is none
 * @param asked whether the server was asked for anything
 * Throws where the server refused without a code.
 */
export function outcomeOf(error: unknown, asked: boolean): Outcome {
  if (error === null) return { kind: asked ? 'works' : 'alone' };
  return asked ? { kind: 'refused', ...failureSchema.parse(error) } : { kind: 'browser' };
}

/** So many names stand in a line of the page. */
const IN_LINE = 6;

const names = (told: readonly Told[]) =>
  told
    .map(({ name }, i) => (i > 0 && i % IN_LINE === 0 ? `\n  \`${name}\`` : `${i > 0 ? ' ' : ''}\`${name}\``))
    .join(',');

const LINES = [
  ['works', 'Works'],
  ['refused', 'Refused with a code'],
  ['alone', 'Done by the client alone'],
  ['browser', 'Stops in the client where the browser has no passkeys'],
  ['otherwise', 'Taken without effect, as on a hosted project'],
] as const;

/** `12 calls (works: 5, refused with a code: 7)` */
export function counts(told: readonly Told[]): string {
  const parts = LINES.flatMap(([kind, words]) => {
    const count = told.filter(({ outcome }) => outcome.kind === kind).length;
    return count === 0 ? [] : [`${words.charAt(0).toLowerCase()}${words.slice(1)}: ${count}`];
  });
  return `${told.length} calls (${parts.join(', ')})`;
}

/** The calls by what becomes of them. */
export function list(told: readonly Told[]): string {
  const lines = LINES.flatMap(([kind, words]) => {
    const these = told.filter(({ outcome }) => outcome.kind === kind);
    return kind === 'refused' || these.length === 0 ? [] : [`- ${words} (${these.length}): ${names(these)}`];
  });
  const refused = new Map<string, Told[]>();
  for (const one of told) {
    const { outcome } = one;
    if (outcome.kind !== 'refused') continue;
    const code = `${outcome.status} \`${outcome.code}\``;
    refused.set(code, [...(refused.get(code) ?? []), one]);
  }
  const codes = [...refused].map(
    ([code, these]) => `- Refused with ${code} (${these.length}): ${names(these)}`,
  );
  return [...lines, ...codes].join('\n');
}

/** The line of docs/embedded-backend.md that tells both counts. */
const COUNTED = /^- \*\*Calls of the published clients\*\*.*$/m;

/** What became of the calls of every client. */
export interface Clients {
  readonly auth: readonly Told[];
  readonly rest: readonly Told[];
  readonly functions: readonly Told[];
  readonly storage: readonly Told[];
  readonly realtime: readonly Told[];
}

const CLIENTS = [
  ['auth', 'auth-js', 'It has'],
  ['rest', 'postgrest-js', 'It has'],
  ['functions', 'functions-js', 'It has'],
  ['storage', 'storage-js', 'Of buckets and objects it has'],
  ['realtime', 'realtime-js', 'The app makes'],
] as const satisfies readonly (readonly [keyof Clients, string, string])[];

/** The page with the counts of today. @throws Error where it has no line for them */
export function withCounts(page: string, { auth, rest }: Pick<Clients, 'auth' | 'rest'>): string {
  if (!COUNTED.test(page)) throw new Error('docs/embedded-backend.md has no line for the counts.');
  const line = `- **Calls of the published clients** ([each](clients.md), [by the specification](section-7.md)): auth-js has ${counts(auth)}. postgrest-js has ${counts(rest)}.`;
  return page.replace(COUNTED, () => line);
}

/** docs/clients.md. */
export const clientsPage = (told: Clients): string =>
  [
    '# The published clients, call by call',
    '',
    'What becomes of the public calls of supabase-js’s parts on [the embedded backend](embedded-backend.md), made as a browser makes them. `npm run lab -- contract` makes this page; `tests/contract/clients.test.ts` fails where it is stale, and the types where a new version has a call more (not of realtime-js, whose list is of the app’s calls).',
    '',
    ...CLIENTS.flatMap(([key, name, begins]) => [
      `## ${name}`,
      '',
      `${begins} ${counts(told[key])}.`,
      '',
      list(told[key]),
      '',
    ]),
  ].join('\n');
