/** What a row of a roast may hold: on both PostgreSQLs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LACKING } from '#scripts/test/lacking.ts';
import { attemptAll, OWNER, prepare, type Attempt } from './support/attempt.ts';
import { ENGINES, type Engine } from './support/engines.ts';

describe.each(ENGINES)('%s', (_name, start) => {
  let engine: Engine;
  beforeEach(({ skip }) => skip(start === null, LACKING.postgres));
  beforeAll(async () => {
    if (start === null) return;
    engine = await start();
    await prepare(engine, []);
  });
  afterAll(() => engine?.close());

  const as = (sub: string, sql: string): Attempt => ({ role: 'authenticated', sub, sql });
  const analysis = (report: string, roast = '{}') =>
    as(
      OWNER,
      `insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report, roast)
       values (gen_random_uuid(), '${OWNER}', '2026-06-01T12:00:00Z', '1', 70, 2, 'not-bad', '${report}', '${roast}')`,
    );

  test('what could rebuild a face is refused however deep it stands', async () => {
    const hidden = [
      '{"landmarks":[1]}',
      '{"a":{"landmarks":[1]}}',
      '{"a":[{"b":[[{"Photo":"x"}]]}]}',
      '{"a":{"l\\u0061ndmark":[1]}}',
      '{"scores":{"embeddings":{}}}',
    ];
    const asks = hidden.flatMap((value) => [analysis(value), analysis('{}', value)]);
    expect(await attemptAll(engine, asks)).toEqual(asks.map(() => '23514'));
    const harmless = [
      analysis(
        '{"v":2,"sections":{"skin":{"metrics":{"pores":{"score":70},"shine":null}}},"facts":{"note":"no landmarks, no photo"}}',
      ),
    ];
    expect(await attemptAll(engine, harmless)).toEqual(['1 rows']);
  });

  test('of a roast the account takes scores and facts, and neither raw values nor probabilities', async () => {
    const beyond = [
      '{"sections":{"skin":{"metrics":{"pores":{"raw":1.2,"score":70}}}}}',
      '{"sections":{"features":{"parts":{"smile":{"raw":1}}}}}',
      '{"faceShape":{"ranked":[{"name":"oval","probability":0.6}]}}',
      '{"confidence":0.9}',
      '{"expression":"smile"}',
      '{"facts":{"a":{"probability":0.6}}}',
    ];
    const asks = beyond.map((report) => analysis(report));
    expect(await attemptAll(engine, asks)).toEqual(asks.map(() => '23514'));
  });
});
