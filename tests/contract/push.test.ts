/** Reminders that reach a closed phone: from the account's row to what the browser reads, over a fake push service. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { ja } from '#i18n/locales/ja/ja.ts';
import { createFakePushService, FAKE_PUSH_HOST } from '#tests/support/fake-push-service.ts';
import { analysisRow } from './analysis-row.ts';
import { target } from './support/browser.ts';
import { openTestServer, type TestServer, type Tokens } from './support/test-server.ts';

const DAY = 86_400_000;

describe.runIf(target.embedded)('reminders by push', () => {
  const service = createFakePushService();
  let host: TestServer;
  let serverKey: string;
  /** For what ends no account and no sign-in. */
  let anybody: Tokens;
  beforeAll(async () => {
    host = await openTestServer({ postPush: service.post });
    serverKey = String((await host.ask('GET', '/config.json')).body['push']);
    anybody = await host.move();
  });
  afterAll(() => host.server.close());
  beforeEach(async () => {
    await host.server.backend.database.query('delete from public.push_subscriptions');
    service.delivered.length = 0;
    service.fault.answer = null;
  });

  const query = <Row extends Record<string, unknown>>(sql: string, parameters: readonly unknown[] = []) =>
    host.server.backend.database.query<Row>(sql, parameters);
  const rows = () =>
    query<{ endpoint: string; user_id: string; hour: number }>('select * from public.push_subscriptions');
  const wish = { p_language: 'en', p_zone: 'Asia/Tokyo', p_hour: 18 };
  const save = (person: Tokens, change: object = {}) => {
    const { endpoint, p256dh, auth } = service.subscribe(serverKey);
    const body = { p_endpoint: endpoint, p_p256dh: p256dh, p_auth: auth, ...wish, ...change };
    return host.ask('POST', '/rest/v1/rpc/save_push', { token: person.access, body });
  };
  /** Somebody with a browser that wants the reminder. */
  const subscribed = async (change: object = {}, person: Tokens = anybody) => {
    expect((await save(person, change)).status).toBe(204);
    await query('update public.push_subscriptions set done_on = null where user_id = $1', [person.id]);
    return person;
  };
  /** What is sent when it is this moment, as if the app had been opened a minute ago. */
  const remindAt = async (moment: string | number) => {
    await query(`update public.push_subscriptions set seen_at = $1::timestamptz - interval '1 minute'`, [
      new Date(moment).toISOString(),
    ]);
    const before = host.clock.now;
    host.clock.now = new Date(moment).getTime();
    try {
      return await host.server.backend.remind();
    } finally {
      host.clock.now = before;
    }
  };
  const NOTHING = { sent: 0, gone: 0, refused: 0, later: 0 };
  const SENT = { ...NOTHING, sent: 1 };

  describe('what is sent', () => {
    test.each([
      ['en', en],
      ['ja', ja],
    ] as const)(
      'is readable by that browser alone, and has no word about the person (%s)',
      async (p_language, words) => {
        const person = await subscribed({ p_language });
        expect(await remindAt('2026-11-20T09:00Z')).toEqual(SENT);
        expect(service.refused).toEqual([]);
        const [{ text, headers } = { text: '', headers: new Headers() }] = service.delivered;
        const { title, body } = words.notifications.notes.daily_reminder;
        const navigate = expect.stringMatching(/^http:\/\/localhost:\d+\/camera$/);
        expect(JSON.parse(text)).toEqual({
          web_push: 8030,
          notification: { title, body, lang: p_language, tag: 'daily-reminder', navigate },
        });
        expect(text).not.toContain(person.id);
        expect(text).not.toContain(person.email);
        expect(Object.fromEntries(headers)).toMatchObject({ ttl: '10800', topic: 'daily-reminder' });
      },
    );
  });

  describe('when', () => {
    const AT = [
      ['six in Tokyo', 'Asia/Tokyo', 18, '2026-11-20T09:00Z', true],
      ['a minute before', 'Asia/Tokyo', 18, '2026-11-20T08:59Z', false],
      ['two hours late, where the server was away', 'Asia/Tokyo', 18, '2026-11-20T11:59Z', true],
      ['three hours late', 'Asia/Tokyo', 18, '2026-11-20T12:00Z', false],
      ['winter in Berlin', 'Europe/Berlin', 18, '2026-11-20T17:00Z', true],
      ['summer in Berlin', 'Europe/Berlin', 18, '2026-07-20T16:00Z', true],
      ['five in summer', 'Europe/Berlin', 18, '2026-07-20T15:59Z', false],
      ['the day of 25 hours', 'Europe/Berlin', 18, '2026-10-25T17:00Z', true],
      ['the day of 25 hours, an hour early', 'Europe/Berlin', 18, '2026-10-25T16:00Z', false],
      ['the day of 23 hours', 'America/New_York', 18, '2026-03-08T22:00Z', true],
      ['summer time in the south', 'Australia/Sydney', 18, '2026-12-20T07:00Z', true],
      ['half an hour', 'Asia/Kolkata', 18, '2026-11-20T12:30Z', true],
      ['three quarters', 'Asia/Kathmandu', 18, '2026-11-20T12:15Z', true],
      ['the far east', 'Pacific/Kiritimati', 18, '2026-11-20T04:00Z', true],
      ['the far west', 'Pacific/Pago_Pago', 18, '2026-11-21T05:00Z', true],
      ['a zone by its offset', 'Etc/GMT+5', 18, '2026-11-20T23:00Z', true],
      ['eleven at night, where it was chosen', 'Europe/Berlin', 23, '2026-11-20T22:30Z', true],
      ['ten at night, for eight', 'Europe/Berlin', 20, '2026-11-20T21:00Z', false],
      ['midnight, for eleven', 'Europe/Berlin', 23, '2026-11-20T23:00Z', false],
      ['six in the morning, where it was chosen', 'Europe/Berlin', 6, '2026-11-20T05:00Z', true],
    ] as const;
    test.each(AT)('%s', async (_name, p_zone, p_hour, moment, due) => {
      await subscribed({ p_zone, p_hour });
      expect(await remindAt(moment)).toEqual(due ? SENT : NOTHING);
    });

    test('once a day, and again the next', async () => {
      await subscribed();
      const six = Date.parse('2026-11-20T09:00Z');
      expect(await remindAt(six)).toEqual(SENT);
      for (const minutes of [1, 30, 119]) expect(await remindAt(six + minutes * 60_000)).toEqual(NOTHING);
      expect(await remindAt(six + DAY)).toEqual(SENT);
    });

    test('by two runs at once only once', async () => {
      for (let n = 0; n < 3; n += 1) await subscribed({}, await host.move());
      const both = await Promise.all([remindAt('2026-11-20T09:00Z'), remindAt('2026-11-20T09:00Z')]);
      expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(3);
    });

    test('not on a day that had its roast, by the calendar of where the person is', async () => {
      const person = await subscribed({}, await host.move());
      const roasted = (created_at: string) =>
        host.ask('POST', '/rest/v1/analyses', {
          token: person.access,
          body: { ...analysisRow(person.id), created_at },
        });
      // Half past eleven of the evening before, in Tokyo.
      expect((await roasted('2026-11-19T14:30:00Z')).status).toBe(201);
      expect(await remindAt('2026-11-20T09:00Z')).toEqual(SENT);
      expect((await roasted('2026-11-20T15:10:00Z')).status).toBe(201);
      expect(await remindAt('2026-11-21T09:00Z')).toEqual(NOTHING);
    });

    test('after a flight where the person is now, and not twice on one day', async () => {
      const person = anybody;
      const here = service.subscribe(serverKey);
      const moved = { p_endpoint: here.endpoint, p_p256dh: here.p256dh, p_auth: here.auth };
      await save(person, moved);
      await query('update public.push_subscriptions set done_on = null');
      expect(await remindAt('2026-11-20T09:00Z')).toEqual(SENT);
      // The app is opened in Los Angeles, where it is the morning of that day.
      await save(person, { ...moved, p_zone: 'America/Los_Angeles' });
      await query(`update public.push_subscriptions set done_on = '2026-11-20'`);
      expect(await remindAt('2026-11-21T02:00Z')).toEqual(NOTHING);
      expect(await remindAt('2026-11-22T02:00Z')).toEqual(SENT);
    });

    test('not within the hour in which the app was opened', async () => {
      const person = anybody;
      const hourNow = Number(
        new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: 'UTC' }).format(),
      );
      for (const p_hour of [hourNow, Math.max(0, hourNow - 1)])
        expect((await save(person, { p_zone: 'UTC', p_hour })).status).toBe(204);
      expect((await rows()).length).toBe(2);
      expect(await host.server.backend.remind()).toEqual(NOTHING);
    });
  });

  describe('its end', () => {
    test.each([404, 410])(
      'a browser that the push service knows no more (%s) is forgotten',
      async (status) => {
        await subscribed();
        service.fault.answer = { status };
        expect(await remindAt('2026-11-20T09:00Z')).toEqual({ ...NOTHING, gone: 1 });
        expect(await rows()).toEqual([]);
      },
    );

    test.each([
      ['429', { status: 429, retryAfter: '120' }, 120],
      ['429 with a date', { status: 429, retryAfter: 'Fri, 20 Nov 2026 09:02:00 GMT' }, 120],
      ['429 that does not say', { status: 429 }, 300],
      ['429 with nonsense', { status: 429, retryAfter: 'soon' }, 300],
      ['503', { status: 503 }, 300],
    ] as const)('%s is tried again as long as it is due', async (_name, answer, seconds) => {
      await subscribed();
      const six = Date.parse('2026-11-20T09:00Z');
      service.fault.answer = answer;
      expect(await remindAt(six)).toEqual({ ...NOTHING, later: 1 });
      service.fault.answer = null;
      expect(await remindAt(six + seconds * 1_000 - 1_000)).toEqual(NOTHING);
      expect(await remindAt(six + seconds * 1_000)).toEqual(SENT);
      expect(service.delivered.length).toBe(1);
    });

    test.each([400, 403, 413, 301])('what is refused (%s) is not tried again that day', async (status) => {
      await subscribed();
      service.fault.answer = { status };
      expect(await remindAt('2026-11-20T09:00Z')).toEqual({ ...NOTHING, refused: 1 });
      service.fault.answer = null;
      expect(await remindAt('2026-11-20T10:00Z')).toEqual(NOTHING);
      expect(await remindAt('2026-11-21T09:00Z')).toEqual(SENT);
    });

    test.each(['local', 'global'])('a sign-out (%s) ends it', async (scope) => {
      const person = await subscribed({}, await host.move());
      expect(
        (await host.ask('POST', `/auth/v1/logout?scope=${scope}`, { token: person.access })).status,
      ).toBe(204);
      expect(await remindAt('2026-11-20T09:00Z')).toEqual(NOTHING);
      expect(await rows()).toEqual([]);
    });

    test('a browser that is signed out from another one gets none', async () => {
      const person = await subscribed({}, await host.move());
      await query('delete from auth.sessions where user_id = $1', [person.id]);
      expect(await remindAt('2026-11-20T09:00Z')).toEqual(NOTHING);
    });

    test('a deleted account leaves none', async () => {
      const person = await subscribed({}, await host.move());
      await host.ask('POST', '/rest/v1/rpc/delete_my_account', { token: person.access, body: {} });
      expect(await rows()).toEqual([]);
    });

    test('switched off is gone at once, and nobody switches off another’s', async () => {
      const person = await subscribed();
      const stranger = await host.move();
      const [{ endpoint } = { endpoint: '' }] = await rows();
      const drop = (token: string) =>
        host.ask('POST', '/rest/v1/rpc/drop_push', { token, body: { p_endpoint: endpoint } });
      await drop(stranger.access);
      expect(await rows()).toHaveLength(1);
      expect((await drop(person.access)).status).toBe(204);
      expect(await rows()).toEqual([]);
    });

    test('an app that nobody opened for sixty days is left in peace', async () => {
      await subscribed();
      const now = Date.parse('2026-11-20T09:00Z');
      await query(`update public.push_subscriptions set seen_at = $1`, [
        new Date(now - 61 * DAY).toISOString(),
      ]);
      host.clock.now = now;
      expect(await host.server.backend.remind()).toEqual(NOTHING);
      expect(await rows()).toEqual([]);
    });

    test('whoever uses this browser now has its reminder, and the one before has none', async () => {
      const [first, second] = [await host.move(), await host.move()];
      const { endpoint: p_endpoint, p256dh: p_p256dh, auth: p_auth } = service.subscribe(serverKey);
      for (const person of [first, second])
        expect((await save(person, { p_endpoint, p_p256dh, p_auth })).status).toBe(204);
      expect(await rows()).toMatchObject([{ user_id: second.id }]);
    });
  });

  describe('an address', () => {
    test.each([
      'http://push.roast-me.dev/x',
      'https://127.0.0.1/x',
      'https://10.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://127.1/x',
      'https://[::1]/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://localhost/x',
      'https://localhost./x',
      'https://a.localhost/x',
      'https://printer.local/x',
      'https://db.internal/x',
      'https://router.lan/x',
      'https://metadata/x',
      'https://push.roast-me.dev:8443/x',
      'https://push.roast-me.dev:22/x',
      'https://user:word@push.roast-me.dev/x',
      'https://push.roast-me.dev@127.0.0.1/x',
      'https://push.roast-me.dev\\@127.0.0.1/x',
      'https://push.roast-me.dev',
      'HTTPS://PUSH.ROAST-ME.DEV/x',
      'https://push.roast-me.dev/x\nHost: y',
      'https://push.roast-me.dev/x y',
      'https:push.roast-me.dev/x',
      'ftp://push.roast-me.dev/x',
      'file:///etc/passwd',
      `https://push.roast-me.dev/${'x'.repeat(1_000)}`,
      '',
    ])('that no push service has is refused: %j', async (p_endpoint) => {
      const said = await save(anybody, { p_endpoint });
      expect([said.status, said.body['code']]).toEqual([400, '23514']);
      expect(await rows()).toEqual([]);
    });

    test.each([
      `${FAKE_PUSH_HOST}/push/abc`,
      'https://fcm.googleapis.com/fcm/send/dXY:APA91b_x-y',
      'https://web.push.apple.com/QGx1',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
      'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2f',
      'https://push.xn--bcher-kva.de:443/x',
    ])('of a push service is taken: %s', async (p_endpoint) => {
      expect((await save(anybody, { p_endpoint })).status).toBe(204);
    });

    test.each([
      [{ p_zone: 'Mars/Olympus' }, '22023'],
      [{ p_zone: '' }, '22023'],
      [{ p_zone: null }, '22023'],
      [{ p_hour: 24 }, '23514'],
      [{ p_hour: -1 }, '23514'],
      [{ p_hour: null }, '23502'],
      [{ p_p256dh: 'short' }, '23514'],
      [{ p_auth: 'x'.repeat(23) }, '23514'],
      [{ p_language: 'EN; drop' }, '23514'],
    ])('with %j is refused', async (change, code) => {
      expect((await save(anybody, change)).body['code']).toBe(code);
    });

    test('needs an account, and its calls are nobody else’s', async () => {
      expect((await host.ask('POST', '/rest/v1/rpc/save_push', { body: {} })).status).toBeGreaterThanOrEqual(
        400,
      );
      const person = anybody;
      for (const name of ['claim_push', 'settle_push']) {
        const body =
          name === 'claim_push'
            ? { p_now: '2026-11-20T09:00Z', p_limit: 1 }
            : { p_now: '2026-11-20T09:00Z', p_gone: [], p_later: [] };
        expect((await host.ask('POST', `/rest/v1/rpc/${name}`, { token: person.access, body })).status).toBe(
          403,
        );
      }
    });

    test('is one of at most ten an account; the one unseen for longest gives way', async () => {
      const person = anybody;
      for (let n = 0; n < 12; n += 1) await save(person, { p_hour: 6 + n });
      const kept = await rows();
      expect(kept.map(({ hour }) => hour).sort((a, b) => a - b)).toEqual([
        8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
      ]);
    });
  });
});
