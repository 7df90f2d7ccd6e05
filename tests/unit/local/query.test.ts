import { describe, expect, test } from 'vitest';
import { MAX_ROWS, nameList, parseQuery } from '#local/rest/query.ts';
import { quoteLiteral, quoteName } from '#local/rest/sql.ts';

const parse = (text: string) => parseQuery(new URLSearchParams(text));

describe('the query language', () => {
  test.each([
    ['score=eq.70', ` where (t."score" = '70')`],
    ['score=not.eq.70', ` where not (t."score" = '70')`],
    ['score=gte.1&score=lt.5', ` where (t."score" >= '1') and (t."score" < '5')`],
    ['lang=eq.a.b,c', ` where (t."lang" = 'a.b,c')`],
    [`lang=eq.o'hara`, ` where (t."lang" = 'o''hara')`],
    ['plan=is.null', ` where (t."plan" is null)`],
    ['plan=not.is.null', ` where not (t."plan" is null)`],
    ['lang=in.(en,ja)', ` where (t."lang" in ('en', 'ja'))`],
    ['lang=in.("a,b","c\\"d")', ` where (t."lang" in ('a,b', 'c"d'))`],
    ['lang=in.()', ` where (false)`],
  ])('%s', (text, where) => {
    expect(parse(text).where).toBe(where);
  });

  test('columns, order and limits', () => {
    expect(parse('select=id,score&order=score.desc.nullslast,id&limit=5&offset=10')).toEqual({
      columns: 't."id", t."score"',
      where: '',
      order: ' order by t."score" desc nulls last, t."id" asc',
      limit: 5,
      offset: 10,
    });
    expect(parse('')).toEqual({ columns: 't.*', where: '', order: '', limit: MAX_ROWS, offset: 0 });
    expect(parse('limit=99999').limit).toBe(MAX_ROWS);
    expect(nameList('"user_id",id')).toEqual(['"user_id"', '"id"']);
  });

  test.each([
    'score=like.*x*',
    'score=70',
    'score=is.5',
    'score=in.(1',
    'or=(a.eq.1,b.eq.2)',
    'select=id,owner(*)',
    'select=id::text',
    'select=id,id',
    'select=*,*',
    'order=id,id',
    'select=a"b',
    'order=score.sideways',
    'order=score desc; drop table x',
    'limit=-1',
    'limit=1e9',
    'offset=x',
    'Score=eq.1',
    'a"; drop table x; --=eq.1',
  ])('%s is refused, not guessed at', (text) => {
    expect(() => parse(text)).toThrow();
  });
});

test('names and values cannot leave their quotes', () => {
  expect(() => quoteName('a"b')).toThrow();
  expect(() => quoteName('')).toThrow();
  expect(() => quoteName('x'.repeat(64))).toThrow();
  expect(quoteLiteral(`'; drop table x; --`)).toBe(`'''; drop table x; --'`);
  expect(quoteLiteral('a\\')).toBe(`'a\\'`);
  expect(() => quoteLiteral('a\0b')).toThrow();
});
