/** The judge of the recording proxy finds what is planted, and lets pass what the app really sends. */
import { describe, expect, it } from 'vitest';
import { numbersOf, rowOf, textOf } from '#platform/history/row.ts';
import { fillName } from '#roast/fill-name.ts';
import { ROW_FIELDS } from '#domain/history/account-row.ts';
import { auditPrivacy, placesSent } from '#tests/support/privacy-audit.ts';
import { segment, smallJpeg } from '#tests/support/small-jpeg.ts';
import { entry, FACTS, namedText } from '#tests/unit/platform/history/fakes.ts';

const ORIGIN = 'https://cloud.example';
const NAME = 'Aki Mori';

const faultsOf = (body: unknown, path = '/rest/v1/analyses') =>
  auditPrivacy(
    [
      {
        method: 'POST',
        url: `${ORIGIN}${path}`,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(body)),
      },
    ],
    { origins: [ORIGIN], photos: [], names: [NAME] },
  );

const row = rowOf(entry(1));
if (row === null) throw new Error('no row');

/** The row with this among its numbers. */
const planted = (more: object) => ({ ...numbersOf(row), report: { ...row.report, ...more } });

describe('the judge', () => {
  it('lets pass what the account keeps of a roast, and the facts', () => {
    expect(faultsOf(numbersOf(row))).toEqual([]);
    expect(faultsOf(textOf(row))).toEqual([]);
    expect(faultsOf(FACTS, '/functions/v1/roast')).toEqual([]);
  });

  const ID = '3c1f3c5e-0000-4000-8000-000000000000';
  const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJha2kifQ.c2ln';
  const CONFIG = {
    private: true,
    broadcast: { ack: false, self: false },
    presence: { key: '', enabled: false },
    postgres_changes: [],
  };
  const join = (more: object, topic = `realtime:account:${ID}`, event = 'phx_join') =>
    faultsOf(
      ['1', '1', topic, event, { config: CONFIG, access_token: TOKEN, ...more }],
      '/realtime/v1/websocket',
    );

  it('lets pass who listens for news of their account, and nothing else through that socket', () => {
    expect(join({})).toEqual([]);
    expect(faultsOf([null, '2', 'phoenix', 'heartbeat', {}], '/realtime/v1/websocket')).toEqual([]);
    const beyond = [/beyond the list of the privacy page in a socket/];
    for (const faults of [
      join({ name: 'Aki' }),
      join({ config: { ...CONFIG, private: false } }),
      join({ config: { ...CONFIG, presence: { key: NAME, enabled: true } } }),
      join({}, `realtime:room:${ID}`),
      join({ payload: { score: 78 } }, undefined, 'broadcast'),
      faultsOf([null, '2', 'phoenix', 'heartbeat', { score: 78 }], '/realtime/v1/websocket'),
    ])
      expect(faults).toEqual(beyond.map((one) => expect.stringMatching(one) as string));
  });

  const PICTURE = `/storage/v1/object/pictures/${ID}/profile.jpg`;
  const upload = (
    file: Uint8Array,
    { path = PICTURE, more = '', photos = [] }: { path?: string; more?: string; photos?: Buffer[] } = {},
  ) => {
    const part = (head: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('name="cacheControl"')}\r\n0\r\n${more}`),
      Buffer.from(`${part('name=""; filename="blob"')}Content-Type: image/jpeg\r\n\r\n`),
      file,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-upsert': 'true' };
    const request = { method: 'POST', url: ORIGIN + path, headers, body };
    return auditPrivacy([request], { origins: [ORIGIN], photos }).join();
  };

  it('lets pass the profile picture, and the questions about it', () => {
    expect(upload(smallJpeg())).toBe('');
    expect(faultsOf({ expiresIn: 300 }, PICTURE.replace('object', 'object/sign'))).toEqual([]);
    const sortBy = { column: 'name', order: 'asc' };
    expect(
      faultsOf({ limit: 100, offset: 0, sortBy, prefix: ID }, '/storage/v1/object/list/pictures'),
    ).toEqual([]);
    expect(faultsOf({ prefixes: [`${ID}/profile.jpg`] }, '/storage/v1/object/pictures')).toEqual([]);
  });

  it('finds a photo, a note, a word and another place in what goes with it', () => {
    expect(upload(smallJpeg({ width: 1_024 }))).toMatch(/no small JPEG/);
    expect(upload(smallJpeg({ notes: segment(0xe1, 'Exif\0\0MM') }))).toMatch(/written beside/);
    expect(upload(smallJpeg({ tail: [1, 2, 3] }))).toMatch(/written beside/);
    const more = '--x\r\nContent-Disposition: form-data; name="metadata"\r\n\r\n{"score":78}\r\n';
    expect(upload(smallJpeg(), { more })).toMatch(/more than itself/);
    expect(upload(smallJpeg(), { path: '/storage/v1/object/photos/x.jpg' })).toMatch(/beyond the list/);
    // The photo that was roasted, in the same place.
    const scan = Array.from({ length: 300 }, (_, i) => (i * 73 + 29) % 251);
    const roasted = Buffer.from(smallJpeg({ scan }));
    expect(upload(smallJpeg({ scan }), { photos: [roasted] })).toMatch(/bytes of the photo/);
    expect(faultsOf({ prefixes: [NAME] }, '/storage/v1/object/pictures').join()).toMatch(/beyond the list/);
  });

  const PASSKEY = {
    challenge_id: '3f0c2b1e-0000-4000-8000-000000000000',
    credential: {
      id: 'x'.repeat(43),
      rawId: 'x'.repeat(43),
      type: 'public-key',
      response: {
        clientDataJSON: 'x'.repeat(300),
        attestationObject: 'x'.repeat(500),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    },
  };

  it('lets pass what a passkey says, and finds what is beside it', () => {
    const path = '/auth/v1/passkeys/registration/verify';
    expect(faultsOf(PASSKEY, path)).toEqual([]);
    expect(faultsOf(PASSKEY, '/rest/v1/analyses')).not.toEqual([]);
    expect(faultsOf({ ...PASSKEY, photo: 'x' }, path).join()).toMatch(/beyond what a passkey says photo/);
    expect(faultsOf({ ...PASSKEY, challenge_id: NAME }, path).join()).toMatch(/says more/);
  });

  const PUSH = {
    p_endpoint: 'https://fcm.googleapis.com/fcm/send/dXY:APA91b_x-y',
    p_p256dh: `B${'x'.repeat(86)}`,
    p_auth: 'x'.repeat(22),
    p_language: 'en',
    p_zone: 'Asia/Tokyo',
    p_hour: 18,
  };

  it('lets pass where reminders are sent, and the wish', () => {
    expect(faultsOf(PUSH, '/rest/v1/rpc/save_push')).toEqual([]);
    expect(faultsOf({ p_endpoint: PUSH.p_endpoint }, '/rest/v1/rpc/drop_push')).toEqual([]);
  });

  it.each([
    [{ p_name: 'Aki' }, /beyond the list of the privacy page p_name/],
    [{ p_score: 78 }, /p_score/],
    [{ p_zone: '35.68, 139.76' }, /p_zone/],
    [{ p_zone: NAME }, /the name/],
    [{ p_auth: 'x'.repeat(4_000) }, /p_auth/],
    [{ p_endpoint: `https://a.example/${'x'.repeat(700)}` }, /p_endpoint/],
  ])('finds %j beside them', (more, fault) => {
    expect(faultsOf({ ...PUSH, ...more }, '/rest/v1/rpc/save_push').join()).toMatch(fault);
  });

  const LAUGH = { p_lang: 'ja', p_style: 'classic', p_line: '1z141z3', p_mark: 'notMine' };

  it('lets pass one answer about a line', () => {
    expect(faultsOf(LAUGH, '/rest/v1/rpc/give_laugh')).toEqual([]);
  });

  it.each([
    [{ p_line: 'You look at the lamp.' }, /p_line/],
    [{ p_line: '1z141z34' }, /p_line/],
    [{ p_style: 'Aki' }, /p_style/],
    [{ p_time: '2026-11-29T11:00Z' }, /beyond the list of the privacy page p_time/],
    [{ p_user: NAME }, /the name/],
  ])('finds %j beside it', (more, fault) => {
    expect(faultsOf({ ...LAUGH, ...more }, '/rest/v1/rpc/give_laugh').join()).toMatch(fault);
  });

  it('lets the profile say the name', () => {
    expect(faultsOf({ display_name: NAME }, '/rest/v1/profiles')).toEqual([]);
  });

  it.each([
    ['a name in a text', { roast: fillName(namedText(FACTS), NAME) }, /the name/],
    [
      'a raw value',
      planted({ sections: { skin: { metrics: { pores: { raw: 1.2, score: 67 } } } } }),
      /a measure raw/,
    ],
    [
      'a probability',
      planted({ faceShape: { ranked: [{ name: 'oval', probability: 0.6 }] } }),
      /a measure ranked, probability/,
    ],
    ['EXIF by its names', planted({ facts: { GPSLatitude: 35.7 } }), /what a camera notes GPSLatitude/],
    [
      'EXIF as base64',
      { roast: { closer: Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\u0001\u0088%').toString('base64') } },
      /what a camera notes/,
    ],
    ['EXIF as it is', { roast: { closer: 'Exif\0\0MM' } }, /what a camera notes/],
    ['a landmark three deep', planted({ facts: { a: { b: { landmark: [0.1, 0.2] } } } }), /a field landmark/],
    ['a field of no name', planted({ mood: 0.5 }), /beyond the list .* report\.mood/],
    ['a column of no name', { ...numbersOf(row), engine: 'lite' }, /beyond the list .* engine/],
  ])('finds %s', (_what, body, fault) => {
    expect(faultsOf(body).join('\n')).toMatch(fault);
  });

  it('finds a column beyond the list in a profile', () => {
    expect(faultsOf({ display_name: NAME, shoe_size: '38' }, '/rest/v1/profiles').join('\n')).toMatch(
      /beyond the list .* shoe_size/,
    );
  });

  it('finds more than a name and a code in what is said of an authenticator', () => {
    const factors = '/auth/v1/factors';
    expect(faultsOf({ friendly_name: 'Phone', factor_type: 'totp', issuer: 'Roast Me' }, factors)).toEqual(
      [],
    );
    expect(faultsOf({ challenge_id: 'c', code: '123456' }, `${factors}/f/verify`)).toEqual([]);
    expect(faultsOf({ code: '123456', device: 'x' }, `${factors}/f/verify`).join('\n')).toMatch(
      /beyond the list .* device/,
    );
  });
});

describe('what was sent, place by place', () => {
  const request = (body: unknown) => ({
    method: 'POST',
    url: `${ORIGIN}/rest/v1/analyses`,
    headers: {},
    body: Buffer.from(JSON.stringify(body)),
  });

  it('of a row are the places of the list, all of them, whatever is within them', () => {
    const places = placesSent([request(numbersOf(row)), request(textOf(row))], '/rest/v1/analyses');
    expect(places).toEqual(ROW_FIELDS.map(({ at }) => at).toSorted());
  });

  it('names what is beyond the list, and not what was not sent', () => {
    expect(placesSent([request({ id: 'x', report: { mood: 1 } })], '/rest/v1/analyses')).toEqual([
      'id',
      'report.mood',
    ]);
  });
});
