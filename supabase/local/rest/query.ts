/** The part of PostgREST's query language that the app uses: columns, filters, order, limit. */
import { isNestedTooDeep } from '#functions/http/read-body.ts';
import { RestFailure } from './failure.ts';
import { quoteLiteral, quoteName } from './sql.ts';

export interface RestQuery {
  /** Columns as SQL, of the row called `t`. */
  readonly columns: string;
  /** Conditions joined with `and`; empty: all rows. */
  readonly where: string;
  readonly order: string;
  readonly limit: number;
  readonly offset: number;
}

/** As `max_rows` in supabase/config.toml: a client asks for more in pages. */
export const MAX_ROWS = 1_000;

/** The app sends six at most. */
const MAX_PARAMETERS = 32;

const RESERVED = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns']);

const COMPARISONS: Readonly<Record<string, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};
const IS = new Set(['null', 'true', 'false', 'unknown']);

const misread = (text: string) =>
  new RestFailure(400, 'PGRST100', `"failed to parse (${text.slice(0, 60)})"`);

/** Throws RestFailure (400, PGRST100) for what is not spoken here: embedding, `or`, full-text search, …. */
export function parseQuery(parameters: URLSearchParams): RestQuery {
  if (parameters.size > MAX_PARAMETERS) throw new RestFailure(400, 'PGRST100', 'Too many parameters');
  const conditions: string[] = [];
  for (const [name, value] of parameters) {
    if (!RESERVED.has(name)) conditions.push(condition(`t.${quoteName(name)}`, value));
  }
  return {
    columns: columnList(parameters.get('select') ?? '*'),
    where: conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`,
    order: orderList(parameters.get('order')),
    limit: Math.min(MAX_ROWS, wholeNumber(parameters.get('limit')) ?? MAX_ROWS),
    offset: wholeNumber(parameters.get('offset')) ?? 0,
  };
}

function columnList(select: string): string {
  const names = select.split(',').map((name) => (name === '*' ? '*' : quoteName(name.trim())));
  return onlyOnce(names)
    .map((name) => `t.${name}`)
    .join(', ');
}

/** Names as a list for `insert`, `on conflict` and `columns`. */
export const nameList = (text: string): string[] =>
  onlyOnce(text.split(',').map((name) => quoteName(name.trim().replace(/^"(.*)"$/, '$1'))));

/** Each repetition would be one more copy of a column in every row. Throws RestFailure (400, PGRST100). */
function onlyOnce(names: readonly string[]): string[] {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new RestFailure(400, 'PGRST100', `${name} is named more than once`);
    seen.add(name);
  }
  return [...seen];
}

function condition(column: string, text: string): string {
  const [, negation, operator = '', value = ''] = /^(not\.)?([a-z]+)\.(.*)$/s.exec(text) ?? [];
  // A literal of jsonb; PostgreSQL would say that its own settings are too small.
  if (isNestedTooDeep(value)) throw misread(text);
  const not = negation === undefined ? '' : 'not ';
  const comparison = Object.hasOwn(COMPARISONS, operator) ? COMPARISONS[operator] : undefined;
  if (comparison !== undefined) return `${not}(${column} ${comparison} ${quoteLiteral(value)})`;
  if (operator === 'is' && IS.has(value)) return `${not}(${column} is ${value})`;
  if (operator === 'in' && value.startsWith('(') && value.endsWith(')')) {
    const list = listItems(value.slice(1, -1)).map(quoteLiteral);
    return list.length === 0 ? `${not}(false)` : `${not}(${column} in (${list.join(', ')}))`;
  }
  throw misread(text);
}

/** `a,"b,c"` → a · b,c */
function listItems(text: string): string[] {
  if (text === '') return [];
  const items: string[] = [];
  const pattern = /(?:"((?:[^"\\]|\\.)*)"|([^,"]*))(,|$)/gy;
  let more = true;
  while (more) {
    const match = pattern.exec(text);
    if (match === null) throw misread(text);
    items.push(match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? '');
    more = match[3] === ',';
  }
  return items;
}

function orderList(text: string | null): string {
  if (text === null || text === '') return '';
  const terms = onlyOnce(text.split(',')).map((term) => {
    const [, name, direction = 'asc', nulls] =
      /^([a-z0-9_]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term) ?? [];
    if (name === undefined) throw misread(term);
    return `t.${quoteName(name)} ${direction}${nulls === undefined ? '' : ` nulls ${nulls}`}`;
  });
  return ` order by ${terms.join(', ')}`;
}

function wholeNumber(text: string | null): number | null {
  if (text === null) return null;
  if (!/^\d{1,9}$/.test(text)) throw misread(text);
  return Number(text);
}
