/** What the files of an account refuse, in the service's words, by the real storage-js and past it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { ok, refused, signUp, target, type SignedUp } from './support/browser.ts';
import { jpeg, pathOf, picturesOf, put } from './support/pictures.ts';

let owner: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  owner = await signUp();
  stranger = await signUp();
});

describe('what is refused, in the service’s words', () => {
  const cases: readonly (readonly [
    what: string,
    path: (person: SignedUp) => string,
    blob: Blob,
    expected: { readonly statusCode: string; readonly message: string },
  ])[] = [
    [
      'a large one',
      pathOf,
      jpeg(65_536),
      { statusCode: '413', message: 'The object exceeded the maximum allowed size' },
    ],
    [
      'a very large one',
      pathOf,
      jpeg(200_000),
      { statusCode: '413', message: 'The object exceeded the maximum allowed size' },
    ],
    [
      'a page',
      pathOf,
      new Blob(['<script>1</script>'], { type: 'text/html' }),
      { statusCode: '415', message: 'mime type text/html is not supported' },
    ],
    [
      'a drawing with a script',
      pathOf,
      new Blob(['<svg/>'], { type: 'image/svg+xml' }),
      { statusCode: '415', message: 'mime type image/svg+xml is not supported' },
    ],
    [
      'a second one',
      ({ id }) => `${id}/second.jpg`,
      jpeg(),
      { statusCode: '403', message: 'new row violates row-level security policy' },
    ],
    [
      'one in a folder below',
      ({ id }) => `${id}/x/profile.jpg`,
      jpeg(),
      { statusCode: '403', message: 'new row violates row-level security policy' },
    ],
    [
      'one beside the folders',
      () => 'profile.jpg',
      jpeg(),
      { statusCode: '403', message: 'new row violates row-level security policy' },
    ],
    [
      'a name of letters that S3 does not take',
      ({ id }) => `${id}/顔.jpg`,
      jpeg(),
      { statusCode: '400', message: 'Invalid key' },
    ],
  ];
  test.each(cases)('%s', async (_what, path, blob, { statusCode, message }) => {
    const answer = await picturesOf(stranger).upload(path(stranger), blob, { upsert: true });
    expect(refused(answer)).toMatchObject({ status: 400, statusCode });
    expect(refused(answer).message).toContain(message);
  });

  test('the same name twice, without a word that it may be replaced', async () => {
    ok(await put(owner));
    expect(refused(await picturesOf(owner).upload(pathOf(owner), jpeg()))).toMatchObject({
      status: 400,
      statusCode: '409',
      message: 'The resource already exists',
    });
  });

  test('a bucket that is none', async () => {
    const none = owner.client.storage.from('avatars');
    expect(refused(await none.upload(pathOf(owner), jpeg())).message).toBe('Bucket not found');
    expect(refused(await none.remove([pathOf(owner)])).message).toBe('Bucket not found');
  });

  test.runIf(target.embedded)('a path that is none, as JSON with the service’s code', async () => {
    const { session } = ok(await owner.client.auth.getSession());
    const headers = { apikey: target.publicKey, authorization: `Bearer ${session?.access_token}` };
    for (const path of [
      '',
      '/',
      '/bucket',
      '/object',
      '/object/move',
      '/object/public/pictures/x',
      '/s3',
      '/upload/resumable',
    ]) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${target.url}/storage/v1${path}`, { method, headers });
        expect(answer.status, path).toBe(404);
        expect(await answer.json(), path).toMatchObject({
          statusCode: '404',
          error: 'Not Found',
          message: `Route ${method}:${path} not found`,
        });
      }
    }
  });

  test.runIf(target.embedded)('odd bodies and names, with a reason and no fault', async () => {
    const { session } = ok(await owner.client.auth.getSession());
    const authorization = `Bearer ${session?.access_token}`;
    const at = `/storage/v1/object/pictures/${pathOf(owner)}`;
    const form = (text: string) => ({ body: text, type: 'multipart/form-data; boundary=x' });
    const asks: readonly (readonly [string, string, { readonly body: string; readonly type: string }])[] = [
      ['POST', at, form('')],
      ['POST', at, form('--x--\r\n')],
      ['POST', at, form('--x\r\n\r\n\r\n--x--\r\n')],
      ['POST', at, form('--x\r\nContent-Disposition: form-data; name=""\r\n\r\nhello\r\n--x--\r\n')],
      [
        'POST',
        at,
        form('--x\r\nContent-Disposition: form-data; name=""; filename="a"\r\nContent-Type: image/jpeg'),
      ],
      ['POST', at, { body: 'x', type: 'multipart/form-data' }],
      ['POST', at, { body: 'x', type: 'image/jpeg, text/html' }],
      ['POST', `/storage/v1/object/${'b'.repeat(80)}/x`, { body: 'x', type: 'image/jpeg' }],
      ['POST', '/storage/v1/object/list/pictures', { body: '{"prefix":1}', type: 'application/json' }],
      [
        'POST',
        '/storage/v1/object/list/pictures',
        { body: '{"prefix":"\\u0000"}', type: 'application/json' },
      ],
      [
        'POST',
        '/storage/v1/object/list/pictures',
        { body: '{"prefix":"","limit":1e9}', type: 'application/json' },
      ],
      [
        'POST',
        '/storage/v1/object/list/pictures',
        { body: '{"prefix":"","sortBy":{"column":"id; drop"}}', type: 'application/json' },
      ],
      [
        'POST',
        at.replace('/object/', '/object/sign/'),
        { body: '{"expiresIn":-1}', type: 'application/json' },
      ],
      ['DELETE', '/storage/v1/object/pictures', { body: '{"prefixes":[]}', type: 'application/json' }],
      [
        'DELETE',
        '/storage/v1/object/pictures',
        { body: '{"prefixes":["\\u0000"]}', type: 'application/json' },
      ],
    ];
    for (const [method, path, { body, type }] of asks) {
      const headers = { apikey: target.publicKey, authorization, 'content-type': type };
      const answer = await fetch(target.url + path, { method, headers, body });
      const said = (await answer.json()) as { readonly statusCode: string };
      expect([answer.status, said.statusCode], `${method} ${path} ${body}: ${JSON.stringify(said)}`).toEqual([
        400,
        expect.stringMatching(/^4\d\d$/),
      ]);
    }
  });
});
