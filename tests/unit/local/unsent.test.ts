import { expect, test } from 'vitest';
import { createUnsentAnswers } from '#local/http/unsent.ts';

const text = 'あ'.repeat(50_000);
const answer = () => new Response(text, { status: 201, headers: { 'Content-Range': '0-1/2' } });

test('an answer arrives as it was, small or large', async () => {
  const send = createUnsentAnswers();
  const large = await send(answer());
  expect([large.status, large.headers.get('content-range'), large.headers.get('content-length')]).toEqual([
    201,
    '0-1/2',
    '150000',
  ]);
  expect(await large.text()).toBe(text);
  const small = await send(new Response('[]', { headers: { 'X-A': 'b' } }));
  expect([await small.text(), small.headers.get('x-a')]).toEqual(['[]', 'b']);
  expect((await send(new Response(null, { status: 204 }))).status).toBe(204);
});

test('what waits has an end, and makes room when it is read or given up', async () => {
  const send = createUnsentAnswers(300_000);
  const [first, second] = [await send(answer()), await send(answer())];
  expect((await send(answer())).status).toBe(503);
  expect((await send(new Response('[]'))).status).toBe(200);
  await first.text();
  const third = await send(answer());
  expect([third.status, (await send(answer())).status]).toEqual([201, 503]);
  await second.body?.cancel();
  expect((await send(answer())).status).toBe(201);
});

test('one alone may be larger than all that may wait', async () => {
  expect((await createUnsentAnswers(10)(answer())).status).toBe(201);
});
