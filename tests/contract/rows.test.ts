/** Profile, history, export and deletion by the real supabase-js, as the app will call them. */
import { describe, expect, test } from 'vitest';
import { ok, openBrowser, refused, serviceClient, signUp, target } from './support/browser.ts';
import { CLOUD_STORES, type CloudStoreKey } from '#state/privacy/stores.ts';
import { cleanLine, cleanText } from '#domain/account/clean-text.ts';
import { analysisRow } from './analysis-row.ts';

const PROFILE = {
  language: 'ja',
  onboarding_completed: true,
  age_range: 'early-20s',
  gender: 'prefer-not-to-say',
  main_concern: 'dark-circles',
  display_name: '葵',
  skincare_level: 'basic',
};

describe('profile', () => {
  test('is created, read and changed by its owner', async () => {
    const { client, id } = await signUp();
    expect(ok(await client.from('profiles').select().eq('user_id', id).maybeSingle())).toBeNull();
    const stored = ok(
      await client
        .from('profiles')
        .insert({ user_id: id, ...PROFILE })
        .select()
        .single(),
    );
    expect(stored).toMatchObject({ user_id: id, ...PROFILE, privacy: 'private' });
    ok(await client.from('profiles').update({ language: 'en' }).eq('user_id', id));
    const changed = ok(
      await client.from('profiles').select('language, updated_at').eq('user_id', id).single(),
    );
    expect(changed.language).toBe('en');
    expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse(stored.updated_at));
    ok(await client.from('profiles').upsert({ user_id: id, main_concern: 'acne' }));
    expect(ok(await client.from('profiles').select().single())).toMatchObject({
      main_concern: 'acne',
      language: 'en',
    });
  });

  test('a value that is on no list is 400 with 23514, and the message names the column', async () => {
    const { client, id } = await signUp();
    const answer = await client.from('profiles').insert({ user_id: id, age_range: '12' });
    expect(answer.status).toBe(400);
    expect(refused(answer)).toMatchObject({ code: '23514', message: expect.stringContaining('age_range') });
  });

  test('of odd texts is taken in clean, as the app cleans them, and the rest with it', async () => {
    const { client, id } = await signUp();
    const read = async () =>
      ok(await client.from('profiles').select('display_name, bio, gender').eq('user_id', id).single());
    for (const [name, bio] of [
      ['\u202eAna\u200f', '\u2067Hi\ufeff\r\nyou\u0007'],
      [` A${'\u0301'.repeat(300)}\n`, `b${'\u20dd'.repeat(300)}`],
      ['👨‍👩‍👧‍👦🔥🏴󠁧󠁢󠁥󠁮󠁧󠁿', '邉\u{e0100} か\u3099 می\u200cخواهم'],
      ['\u3164\u200b', '\n \u2060'],
    ] as const) {
      ok(await client.from('profiles').upsert({ user_id: id, display_name: name, bio, gender: 'female' }));
      const kept = (text: string) => (text.trim() === '' ? null : text.trim());
      expect(await read()).toEqual({
        display_name: kept(cleanLine(name)),
        bio: kept(cleanText(bio)),
        gender: 'female',
      });
    }
    const family = '👨‍👩‍👧‍👦'.repeat(10);
    ok(await client.from('profiles').update({ display_name: family }).eq('user_id', id));
    expect((await read()).display_name).toBe(family);
  });

  test('of another person is 403 with 42501, of a guest 401', async () => {
    const { client } = await signUp();
    const stranger = await signUp();
    const answer = await client.from('profiles').insert({ user_id: stranger.id });
    expect(answer.status).toBe(403);
    expect(refused(answer).code).toBe('42501');
    const guest = await openBrowser().client.from('profiles').insert({ user_id: stranger.id });
    expect(guest.status).toBe(401);
    expect(refused(guest).code).toBe('42501');
  });

  test('twice is 409 with 23505', async () => {
    const { client, id } = await signUp();
    ok(await client.from('profiles').insert({ user_id: id }));
    const answer = await client.from('profiles').insert({ user_id: id });
    expect(answer.status).toBe(409);
    expect(refused(answer).code).toBe('23505');
  });

  test('never changes hands', async () => {
    const { client, id } = await signUp();
    const stranger = await signUp();
    ok(await client.from('profiles').insert({ user_id: id }));
    const answer = await client.from('profiles').update({ user_id: stranger.id }).eq('user_id', id);
    expect(refused(answer).code).toBe('42501');
  });

  test('what does not exist is refused, not ignored', async () => {
    const { client, id } = await signUp();
    expect(refused(await client.from('profiles').insert({ user_id: id, iq: 3 })).code).toMatch(
      /42703|PGRST204/,
    );
    expect(await client.from('secrets').select()).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
    expect(await client.rpc('no_such_function')).toMatchObject({ status: 404, error: { code: 'PGRST202' } });
    expect(refused(await client.from('profiles').select().eq('user_id', 'no uuid')).code).toBe('22P02');
  });
});

describe('history', () => {
  const onConflict = { onConflict: 'user_id,id', ignoreDuplicates: true };

  test('an analysis sent twice, at once or later, is stored once and unchanged', async () => {
    const { client, id } = await signUp();
    const row = analysisRow(id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.from('analyses').upsert({ ...row }, onConflict)),
    );
    for (const answer of answers) expect(answer.error).toBeNull();
    ok(await client.from('analyses').upsert({ ...row, score: 99 }, onConflict));
    const stored = ok(await client.from('analyses').select());
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject(row);
  });

  test('comes back in order, in pages, and from a time on', async () => {
    const { client, id } = await signUp();
    const rows = [1, 2, 3, 4, 5].map((day) =>
      analysisRow(id, { created_at: `2026-06-0${day}T00:00:00+00:00`, score: 70 + day }),
    );
    ok(await client.from('analyses').upsert(rows, onConflict));
    const page = await client
      .from('analyses')
      .select('id, score', { count: 'exact' })
      .order('created_at', { ascending: false })
      .range(1, 2);
    expect(ok(page).map(({ score }) => score)).toEqual([74, 73]);
    expect(page.count).toBe(5);
    const later = ok(
      await client.from('analyses').select('score').gt('created_at', rows[2]?.created_at).order('score'),
    );
    expect(later.map(({ score }) => score)).toEqual([74, 75]);
    const some = ok(await client.from('analyses').select('id').in('id', [rows[0]?.id, rows[4]?.id]));
    expect(some).toHaveLength(2);
    const [first] = ok(await client.from('analyses').select('synced_at').limit(1));
    expect(ok(await client.from('analyses').select('id').gt('synced_at', first?.synced_at)).length).toBe(0);
  });

  test('a deleted analysis leaves a tombstone and does not come back from an old outbox', async () => {
    const { client, id } = await signUp();
    const row = analysisRow(id);
    ok(await client.from('analyses').upsert(row, onConflict));
    ok(await client.from('analyses').delete().eq('id', row.id));
    expect(ok(await client.from('analysis_tombstones').select('id'))).toEqual([{ id: row.id }]);
    expect((await client.from('analyses').upsert(row, onConflict)).error).toBeNull();
    expect(ok(await client.from('analyses').select())).toEqual([]);
    const stranger = await signUp();
    expect(ok(await stranger.client.from('analysis_tombstones').select())).toEqual([]);
    ok(await stranger.client.from('analysis_tombstones').delete().eq('id', row.id));
    expect(ok(await client.from('analysis_tombstones').select('id'))).toEqual([{ id: row.id }]);
  });

  test('a deletion that is taken back leaves room for the analysis', async () => {
    const { client, id } = await signUp();
    const row = analysisRow(id);
    ok(await client.from('analyses').upsert(row, onConflict));
    const [before] = ok(await client.from('analyses').select('synced_at'));
    ok(await client.from('analyses').delete().eq('id', row.id));
    ok(await client.from('analysis_tombstones').delete().eq('user_id', id).eq('id', row.id));
    ok(await client.from('analyses').upsert(row, onConflict));
    // Other devices, which ask for what arrived since, meet it anew.
    expect(ok(await client.from('analyses').select('id').gt('synced_at', before?.synced_at))).toEqual([
      { id: row.id },
    ]);
    expect(ok(await client.from('analysis_tombstones').select())).toEqual([]);
  });

  test('another person’s id is not in the way of one’s own', async () => {
    const one = await signUp();
    const other = await signUp();
    const row = analysisRow(one.id);
    ok(await one.client.from('analyses').upsert(row, onConflict));
    ok(await other.client.from('analyses').upsert({ ...row, user_id: other.id, score: 50 }, onConflict));
    expect(ok(await one.client.from('analyses').select('score'))).toEqual([{ score: 78 }]);
    expect(ok(await other.client.from('analyses').select('score'))).toEqual([{ score: 50 }]);
    expect(refused(await other.client.from('analyses').upsert(row, onConflict)).code).toBe('42501');
  });

  test.each([
    ['a photo', { report: { photo: 'data:image/jpeg;base64,' } }],
    ['landmarks', { report: { landmarks: [[0.1, 0.2]] } }],
    ['geometry', { report: { geometry: { jawAngleDeg: 120 } } }],
    ['a report over 4 KB', { report: { note: 'x'.repeat(4_096) } }],
    ['a roast over 4 KB', { roast: { note: 'x'.repeat(4_352) } }],
    ['a report that is a list', { report: [] }],
    ['a score of 101', { score: 101 }],
    ['a band that is none', { band: 'ugly' }],
    ['a time in another century', { created_at: '1970-01-01T00:00:00Z' }],
  ])('%s is refused', async (_name, change) => {
    const { client, id } = await signUp();
    expect(refused(await client.from('analyses').insert(analysisRow(id, change))).code).toBe('23514');
  });

  test('its text may come later, once: the row is pulled again with it, and cannot change after that', async () => {
    const { client, id } = await signUp();
    const { roast, ...numbers } = analysisRow(id);
    ok(await client.from('analyses').upsert(numbers, onConflict));
    const bare = ok(await client.from('analyses').select('roast, synced_at').single());
    expect(bare.roast).toEqual({});
    const add = (text: object, by = client) =>
      by.from('analyses').update({ roast: text }).eq('user_id', id).eq('id', numbers.id).select('id');
    const stranger = await signUp();
    expect(ok(await add({ headline: 'not mine' }, stranger.client))).toEqual([]);
    expect(ok(await add(roast))).toHaveLength(1);
    const whole = ok(await client.from('analyses').select('roast, synced_at').single());
    expect(whole.roast).toEqual(roast);
    expect(Date.parse(whole.synced_at)).toBeGreaterThan(Date.parse(bare.synced_at));
    // Sent again, or changed: it is on no row any more.
    expect(ok(await add({ headline: 'another' }))).toEqual([]);
    ok(await client.from('analyses').upsert(numbers, onConflict));
    expect(ok(await client.from('analyses').select('roast').single()).roast).toEqual(roast);
  });

  test('a user cannot edit one, delete without an id, or set the server’s time', async () => {
    const { client, id } = await signUp();
    ok(await client.from('analyses').upsert(analysisRow(id), onConflict));
    expect(refused(await client.from('analyses').update({ score: 99 }).eq('user_id', id)).code).toBe('42501');
    const early = analysisRow(id, { synced_at: '2020-01-01T00:00:00Z' });
    expect(refused(await client.from('analyses').insert(early)).code).toBe('42501');
    if (target.embedded) {
      const all = await fetch(`${target.url}/rest/v1/analyses`, {
        method: 'DELETE',
        headers: { apikey: target.serviceKey },
      });
      expect(all.status).toBe(400);
    }
  });
});

describe('premium', () => {
  test('is granted by the service only, and read by its owner', async () => {
    const { client, id } = await signUp();
    expect(refused(await client.from('subscriptions').insert({ user_id: id, status: 'premium' })).code).toBe(
      '42501',
    );
    ok(await serviceClient().from('subscriptions').upsert({ user_id: id, status: 'premium' }));
    expect(ok(await client.from('subscriptions').select('status').single())).toEqual({ status: 'premium' });
    expect(
      refused(await client.from('subscriptions').update({ plan: 'yearly' }).eq('user_id', id)).code,
    ).toBe('42501');
    ok(
      await serviceClient()
        .from('purchased_analyses')
        .insert({ user_id: id, analysis_id: crypto.randomUUID() }),
    );
    expect(ok(await client.from('purchased_analyses').select())).toHaveLength(1);
  });
});

describe('premium by address', () => {
  test('on and off by the service, for an account that exists', async () => {
    const { client, email } = await signUp();
    const set = (p_email: string, p_premium: boolean) =>
      serviceClient().rpc('set_premium', { p_email, p_premium });
    expect(ok(await set(email.toUpperCase(), true))).toBe(true);
    expect(ok(await client.from('subscriptions').select('status').single())).toEqual({ status: 'premium' });
    expect(ok(await set(email, false))).toBe(true);
    expect(ok(await client.from('subscriptions').select('status').single())).toEqual({ status: 'free' });
    expect(ok(await set('nobody@example.com', true))).toBe(false);
    expect(refused(await client.rpc('set_premium', { p_email: email, p_premium: true })).code).toBe('42501');
  });

  test('one analysis, once, by the service, for an account that exists', async () => {
    const { client, email } = await signUp();
    const p_analysis = crypto.randomUUID();
    const grant = (p_email: string) => serviceClient().rpc('grant_analysis', { p_email, p_analysis });
    expect(ok(await grant(email.toUpperCase()))).toBe(true);
    expect(ok(await grant(email))).toBe(true);
    expect(ok(await client.from('purchased_analyses').select('analysis_id'))).toEqual([
      { analysis_id: p_analysis },
    ]);
    expect(ok(await grant('nobody@example.com'))).toBe(false);
    expect(refused(await client.rpc('grant_analysis', { p_email: email, p_analysis })).code).toBe('42501');
  });
});

describe('export and deletion', () => {
  test('export holds every row of the caller and no other', async () => {
    const { client, id, email } = await signUp();
    const stranger = await signUp();
    ok(await client.from('profiles').insert({ user_id: id, ...PROFILE }));
    ok(await stranger.client.from('profiles').insert({ user_id: stranger.id, display_name: 'stranger' }));
    const row = analysisRow(id);
    ok(await client.from('analyses').insert(row));
    const data = ok(await client.rpc('export_my_data'));
    expect(data).toMatchObject({
      account: { id, email },
      profile: { ...PROFILE },
      analyses: [{ id: row.id, roast: row.roast }],
      subscription: null,
      purchased_analyses: [],
    });
    expect(JSON.stringify(data)).not.toContain('stranger');
    const guest = await openBrowser().client.rpc('export_my_data');
    expect(refused(guest).code).toBe('42501');
  });

  test('export holds all that the privacy page says an account keeps, every column of it, and no more', async () => {
    const { client, id } = await signUp();
    const service = serviceClient();
    const [kept, gone] = [analysisRow(id), analysisRow(id)];
    ok(await client.from('profiles').insert({ user_id: id, ...PROFILE }));
    ok(await client.from('analyses').insert([kept, gone]));
    ok(await client.from('analyses').delete().eq('id', gone.id));
    ok(await service.from('subscriptions').upsert({ user_id: id, status: 'premium' }));
    ok(await service.from('purchased_analyses').insert({ user_id: id, analysis_id: kept.id }));
    const wish = { p_language: 'en', p_zone: 'Asia/Tokyo', p_hour: 18 };
    const browser = {
      p_endpoint: `https://push.example.com/${id}`,
      p_p256dh: `B${'x'.repeat(86)}`,
      p_auth: 'x'.repeat(22),
    };
    expect((await client.rpc('save_push', { ...browser, ...wish })).error).toBeNull();
    const data = ok(await client.rpc('export_my_data')) as Record<string, unknown>;
    const { exported_at, account, authenticators, devices, passkeys, ...rows } = data;
    expect(exported_at).toEqual(expect.any(String));
    // Private counters are named by their store, and rows by their table: what is not on the page is not in the file.
    const stores: Readonly<Record<CloudStoreKey, string | null>> = {
      account: 'account',
      profiles: 'profile',
      pictures: 'pictures',
      analyses: 'analyses',
      tombstones: 'deleted_analyses',
      subscriptions: 'subscription',
      purchases: 'purchased_analyses',
      push: 'push_subscriptions',
      userQuota: 'roasts_counted',
      laughGivers: 'laughs_given',
      // Of nobody: hashes without an account, counts, and one number for all.
      addressQuota: null,
      requests: null,
      budget: null,
      laughCounts: null,
      // Gone once it is told.
      news: null,
    };
    const named = Object.values(stores).filter((name) => name !== null);
    const more = ['authenticators', 'devices', 'passkeys', 'exported_at'];
    expect(Object.keys(data).sort()).toEqual([...named, ...more].sort());
    for (const { key, table } of CLOUD_STORES.filter((store) => store.table.startsWith('public.'))) {
      const found = ok(await service.from(table.replace('public.', '')).select().eq('user_id', id));
      expect([rows[stores[key] ?? '']].flat(), table).toEqual(found);
    }
    expect(account).toMatchObject({ id, has_password: true, providers: ['email'] });
    expect(devices).toMatchObject([{ current: true }]);
    expect(passkeys).toEqual([]);
    expect(authenticators).toEqual([]);
    expect(JSON.stringify(data)).not.toMatch(/encrypted_password|refresh_token|\$2[aby]\$|scrypt/);
  });

  test('deletion leaves no row, ends the session, and frees the address', async () => {
    const { client, id, email } = await signUp();
    ok(await client.from('profiles').insert({ user_id: id }));
    const gone = analysisRow(id);
    ok(await client.from('analyses').insert([analysisRow(id), gone]));
    ok(await client.from('analyses').delete().eq('id', gone.id));
    ok(await serviceClient().from('subscriptions').upsert({ user_id: id, status: 'premium' }));
    expect((await client.rpc('delete_my_account')).error).toBeNull();
    for (const table of [
      'profiles',
      'analyses',
      'analysis_tombstones',
      'subscriptions',
      'purchased_analyses',
    ]) {
      expect(ok(await serviceClient().from(table).select().eq('user_id', id)), table).toEqual([]);
    }
    expect(refused(await client.auth.getUser()).status).toBe(403);
    expect(refused(await client.auth.refreshSession())).toBeTruthy();
    expect((await signUp(email)).id).not.toBe(id);
  });

  test('a guest cannot delete an account', async () => {
    expect(refused(await openBrowser().client.rpc('delete_my_account')).code).toBe('42501');
  });
});

describe('counters', () => {
  test.each(['consume_roast_quota', 'consume_model_budget'])('%s is for the service only', async (name) => {
    const { client } = await signUp();
    const parameters =
      name === 'consume_model_budget'
        ? { p_limit: 5 }
        : { p_user: null, p_address: 'a', p_request: 'b', p_limits: {} };
    for (const who of [client, openBrowser().client]) {
      expect(refused(await who.rpc(name, parameters)).code).toBe('42501');
    }
  });
});
