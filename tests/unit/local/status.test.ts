/** PostgREST's published table of SQLSTATE and HTTP status, copied line by line from its documentation (lab/contract/calls.ts names it). */
import { expect, it } from 'vitest';
import { statusOf } from '#local/rest/failure.ts';

it.each([
  ['08006', 503],
  ['09000', 500],
  ['0L000', 403],
  ['0P000', 403],
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['25001', 500],
  ['28000', 403],
  ['2D000', 500],
  ['38000', 500],
  ['39000', 500],
  ['3B001', 500],
  ['40001', 500],
  ['53400', 500],
  ['53200', 503],
  ['54001', 500],
  ['55000', 500],
  ['57014', 500],
  ['58000', 500],
  ['F0000', 500],
  ['HV000', 500],
  ['P0001', 400],
  ['P0002', 500],
  ['XX000', 500],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['23514', 400],
  ['22P02', 400],
  ['42703', 400],
])('%s is %i', (code, status) => {
  expect(statusOf(code, false)).toBe(status);
});

it('a missing privilege is 403 for a user and 401 for a guest', () => {
  expect([statusOf('42501', false), statusOf('42501', true)]).toEqual([403, 401]);
});
