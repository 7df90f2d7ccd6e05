/** Every public call of postgrest-js, on a person's seven rows with scores of 70 to 76. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallsOf } from './calls-of.ts';

export type RestClient = SupabaseClient;
type Query = ReturnType<RestClient['from']>;
/** The scores of all rows, in their order. */
const scoreRows = (client: RestClient) => client.from('analyses').select('score').order('score');
type Filter = ReturnType<typeof scoreRows>;

export interface RestWorld {
  readonly client: RestClient;
  /** Whose rows they are. */
  readonly userId: string;
  /** A row that fits. */
  readonly row: () => Readonly<Record<string, unknown>> & { readonly id: string };
}

interface Answered {
  readonly data: unknown;
  readonly error: unknown;
  readonly count: number | null;
  readonly status: number;
}

export type RestCall = (world: RestWorld) => PromiseLike<Answered>;

export const SCORES = [70, 71, 72, 73, 74, 75, 76] as const;

/** Stands for the error of an answer that is not what was asked for. */
export const WRONG = 'another answer';

const scores = ({ data }: Answered) =>
  (data as readonly { readonly score: number }[] | null)?.map(({ score }) => score);
const same = (found: unknown, wanted: unknown) => JSON.stringify(found) === JSON.stringify(wanted);

/** Holds the answer against what was asked for. */
const holds =
  (build: (world: RestWorld) => PromiseLike<Answered>, isRight: (answer: Answered) => boolean): RestCall =>
  async (world) => {
    const answer = await build(world);
    return answer.error !== null || isRight(answer) ? answer : { ...answer, error: WRONG };
  };
/** A filter on the seven rows, and the scores that are left. */
const finds = (filter: (rows: Filter) => Filter, wanted: readonly number[]): RestCall =>
  holds(
    ({ client }) => filter(scoreRows(client)),
    (answer) => same(scores(answer), wanted),
  );
const rows = (build: (rows: Filter, world: RestWorld) => PromiseLike<Answered>): RestCall =>
  holds(
    (world) => build(scoreRows(world.client), world),
    (answer) => same(scores(answer), SCORES),
  );

const remove = async ({ client }: RestWorld, id: string) =>
  void (await client.from('analyses').delete().eq('id', id));

/** Writes a row, holds the answer against it, and takes it away again. */
const writes =
  (
    build: (world: RestWorld, row: ReturnType<RestWorld['row']>) => PromiseLike<Answered>,
    isRight: (answer: Answered) => boolean,
  ): RestCall =>
  async (world) => {
    const row = world.row();
    try {
      return await holds(() => build(world, row), isRight)(world);
    } finally {
      await remove(world, row.id);
    }
  };
const one = ({ data }: Answered) => Array.isArray(data) && data.length === 1;

export const CLIENT_CALLS: CallsOf<Pick<RestClient, 'from' | 'schema' | 'rpc'>, RestCall> = {
  from: rows((filter) => filter),
  schema: [
    [
      'public',
      holds(
        ({ client }) => client.schema('public').from('analyses').select('id'),
        ({ data }) => same((data as unknown[]).length, 7),
      ),
    ],
    ['another', ({ client }) => client.schema('private').from('user_quota').select()],
  ],
  rpc: [
    ['POST', ({ client }) => client.rpc('my_sessions')],
    ['GET', ({ client }) => client.rpc('my_sessions', {}, { get: true })],
    ['a filter', ({ client }) => client.rpc('my_sessions').eq('current', true)],
  ],
};

export const QUERY_CALLS: CallsOf<Omit<Query, 'url' | 'headers'>, RestCall> = {
  select: [
    ['columns', rows((filter) => filter)],
    [
      'count',
      holds(
        ({ client }) => client.from('analyses').select('id', { count: 'exact' }),
        ({ count }) => count === 7,
      ),
    ],
    [
      'head',
      holds(
        ({ client }) => client.from('analyses').select('id', { count: 'exact', head: true }),
        ({ count, data }) => count === 7 && data === null,
      ),
    ],
    ['another name', ({ client }) => client.from('analyses').select('points:score')],
    ['a part of JSON', ({ client }) => client.from('analyses').select('report->v')],
    ['a cast', ({ client }) => client.from('analyses').select('score::text')],
    ['a sum', ({ client }) => client.from('analyses').select('score.sum()')],
    ['embedding', ({ client }) => client.from('profiles').select('language, analyses(id)')],
  ],
  insert: [
    ['a row', writes(({ client }, row) => client.from('analyses').insert(row).select('id'), one)],
    [
      'missing as default',
      writes(
        ({ client }, row) => client.from('analyses').insert([row], { defaultToNull: false }).select('id'),
        one,
      ),
    ],
  ],
  upsert: [
    [
      'merge',
      writes(
        ({ client, userId }) =>
          client.from('profiles').upsert({ user_id: userId, language: 'en' }).select('language'),
        one,
      ),
    ],
    [
      'ignore',
      writes(
        ({ client }, row) =>
          client
            .from('analyses')
            .upsert(row, { onConflict: 'user_id,id', ignoreDuplicates: true })
            .select('id'),
        one,
      ),
    ],
  ],
  update: writes(
    ({ client, userId }) => client.from('profiles').update({ language: 'ja' }).eq('user_id', userId),
    () => true,
  ),
  delete: writes(
    async ({ client }, row) => {
      await client.from('analyses').insert(row);
      return client.from('analyses').delete({ count: 'exact' }).eq('id', row.id);
    },
    ({ count }) => count === 1,
  ),
};

/** `then` is what every one of them waits by. */
export const FILTER_CALLS: CallsOf<Omit<Filter, 'then'>, RestCall> = {
  eq: finds((row) => row.eq('score', 71), [71]),
  neq: finds((row) => row.neq('score', 70), SCORES.slice(1)),
  gt: finds((row) => row.gt('score', 74), [75, 76]),
  gte: finds((row) => row.gte('score', 75), [75, 76]),
  lt: finds((row) => row.lt('score', 72), [70, 71]),
  lte: finds((row) => row.lte('score', 71), [70, 71]),
  like: finds((row) => row.like('band', 'not%'), SCORES),
  likeAllOf: finds((row) => row.likeAllOf('band', ['not%', '%bad']), SCORES),
  likeAnyOf: finds((row) => row.likeAnyOf('band', ['not%', 'x']), SCORES),
  ilike: finds((row) => row.ilike('band', 'NOT%'), SCORES),
  ilikeAllOf: finds((row) => row.ilikeAllOf('band', ['NOT%', '%BAD']), SCORES),
  ilikeAnyOf: finds((row) => row.ilikeAnyOf('band', ['NOT%', 'X']), SCORES),
  regexMatch: finds((row) => row.regexMatch('band', '^not'), SCORES),
  regexIMatch: finds((row) => row.regexIMatch('band', '^NOT'), SCORES),
  is: finds((row) => row.is('roast', null), []),
  isDistinct: finds((row) => row.isDistinct('score', 70), SCORES.slice(1)),
  in: finds((row) => row.in('score', [70, 76]), [70, 76]),
  notIn: finds((row) => row.notIn('score', [70, 76]), SCORES.slice(1, 6)),
  contains: finds((row) => row.contains('report', { v: 2 }), SCORES),
  containedBy: finds((row) => row.containedBy('report', {}), []),
  rangeGt: finds((row) => row.rangeGt('score', '[70,71]'), SCORES),
  rangeGte: finds((row) => row.rangeGte('score', '[70,71]'), SCORES),
  rangeLt: finds((row) => row.rangeLt('score', '[70,71]'), SCORES),
  rangeLte: finds((row) => row.rangeLte('score', '[70,71]'), SCORES),
  rangeAdjacent: finds((row) => row.rangeAdjacent('score', '[70,71]'), SCORES),
  overlaps: finds((row) => row.overlaps('score', [70]), SCORES),
  textSearch: finds((row) => row.textSearch('band', 'bad'), SCORES),
  match: finds((row) => row.match({ score: 70 }), [70]),
  not: finds((row) => row.not('score', 'eq', 70), SCORES.slice(1)),
  or: finds((row) => row.or('score.eq.70,score.eq.71'), [70, 71]),
  filter: finds((row) => row.filter('score', 'lt', 71), [70]),
  select: writes(({ client }, row) => client.from('analyses').insert(row).select('id'), one),
  order: [
    [
      'down',
      holds(
        ({ client }) => client.from('analyses').select('score').order('score', { ascending: false }),
        (answer) => same(scores(answer), SCORES.toReversed()),
      ),
    ],
    [
      'of another table',
      ({ client }) => client.from('analyses').select('score').order('id', { referencedTable: 'x' }),
    ],
  ],
  limit: [
    ['rows', finds((row) => row.limit(2), [70, 71])],
    [
      'of another table',
      ({ client }) => client.from('analyses').select('score').limit(1, { referencedTable: 'x' }),
    ],
  ],
  range: finds((row) => row.range(2, 3), [72, 73]),
  abortSignal: rows((filter) => filter.abortSignal(new AbortController().signal)),
  single: holds(
    ({ client }) => client.from('analyses').select('score').eq('score', 70).single(),
    ({ data }) => same(data, { score: 70 }),
  ),
  maybeSingle: holds(
    ({ client }) => client.from('analyses').select('score').eq('score', 1).maybeSingle(),
    ({ data }) => data === null,
  ),
  csv: rows((filter) => filter.csv()),
  geojson: rows((filter) => filter.geojson()),
  explain: rows((filter) => filter.explain()),
  rollback: writes(
    async ({ client }, row) => {
      await client.from('analyses').insert(row).rollback();
      return client.from('analyses').select('id').eq('id', row.id);
    },
    ({ data }) => same(data, []),
  ),
  maxAffected: ({ client }) =>
    // The types offer it from PostgREST 13 on.
    (
      client.from('analyses').update({ roast: {} }).gte('score', 70) as unknown as {
        maxAffected(rows: number): PromiseLike<Answered>;
      }
    ).maxAffected(1),
  throwOnError: rows((filter) => filter.throwOnError()),
  stripNulls: rows((filter) => filter.stripNulls()),
  setHeader: rows((filter) => filter.setHeader('x-odd', 'x')),
  retry: rows((filter) => filter.retry(false)),
  returns: rows((filter) => filter.returns()),
  overrideTypes: rows((filter) => filter.overrideTypes()),
};
