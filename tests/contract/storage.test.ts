/** The profile picture in the account, by the real storage-js: whose it is, what may be kept, and how it goes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, refused, serviceClient, signUp, target, ok, type SignedUp } from './support/browser.ts';
import { createAccountPicture } from '#platform/pictures/account-picture.ts';
import { segment, smallJpeg, smallPicture } from '#tests/support/small-jpeg.ts';
import { jpeg, pathOf, picturesOf, put } from './support/pictures.ts';
import { openTestServer } from './support/test-server.ts';

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('hex');

let owner: SignedUp;
let stranger: SignedUp;
beforeAll(async () => {
  owner = await signUp();
  stranger = await signUp();
});

describe('a picture of one’s own', () => {
  test('is put there, found, read, replaced and removed', async () => {
    const pictures = picturesOf(owner);
    const path = pathOf(owner);
    expect(ok(await pictures.list(owner.id))).toEqual([]);
    const put1 = ok(await put(owner));
    expect(put1).toMatchObject({ path, fullPath: `pictures/${path}` });
    const [found] = ok(await pictures.list(owner.id));
    expect(found).toMatchObject({
      name: 'profile.jpg',
      id: put1.id,
      metadata: { mimetype: 'image/jpeg', size: 904, cacheControl: 'max-age=0' },
    });
    expect(await bytesOf(ok(await pictures.download(path)))).toBe(await bytesOf(jpeg()));
    expect(ok(await pictures.info(path))).toMatchObject({ size: 904, contentType: 'image/jpeg' });
    expect((await pictures.exists(path)).data).toBe(true);

    ok(await put(owner, jpeg(20)));
    const [again] = ok(await pictures.list(owner.id));
    expect(again?.id).toBe(put1.id);
    expect(again?.updated_at).not.toBe(found?.updated_at);
    expect(await bytesOf(ok(await pictures.download(path)))).toBe(await bytesOf(jpeg(20)));
    // By PUT, and as bytes instead of a form.
    ok(await pictures.update(path, await jpeg(30).arrayBuffer(), { contentType: 'image/jpeg' }));
    expect(ok(await pictures.download(path)).size).toBe(34);

    expect(ok(await pictures.remove([path, `${owner.id}/nothing.jpg`]))).toMatchObject([{ name: path }]);
    expect(ok(await pictures.list(owner.id))).toEqual([]);
    expect(refused(await pictures.download(path)).message).toBe('Object not found');
    expect((await pictures.exists(path)).data).toBe(false);
  });

  test('has a signed address of minutes, which opens this one alone', async () => {
    ok(await put(owner));
    const { signedUrl } = ok(await picturesOf(owner).createSignedUrl(pathOf(owner), 300));
    const opened = await fetch(signedUrl);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('content-type')).toBe('image/jpeg');
    expect(await bytesOf(await opened.blob())).toBe(await bytesOf(jpeg()));
    const other = signedUrl.replace('profile.jpg', 'other.jpg');
    expect(await (await fetch(other)).json()).toMatchObject({ statusCode: '400', error: 'InvalidSignature' });
    const bent = signedUrl.replace(/.{4}$/, 'AAAA');
    expect(await (await fetch(bent)).json()).toMatchObject({ statusCode: '400', error: 'InvalidJWT' });
    // What opens a picture is no person's token, and a person's token opens no picture.
    const token = new URL(signedUrl).searchParams.get('token') ?? '';
    const asPerson = await fetch(`${target.url}/rest/v1/profiles`, {
      headers: { apikey: target.publicKey, authorization: `Bearer ${token}` },
    });
    expect(asPerson.status).toBe(401);
    const { session } = ok(await owner.client.auth.getSession());
    const asPicture = await fetch(signedUrl.replace(token, session?.access_token ?? ''));
    expect(asPicture.status).toBe(400);
    expect(refused(await picturesOf(stranger).createSignedUrl(pathOf(owner), 300)).message).toBe(
      'Object not found',
    );
  });

  test.runIf(target.embedded)('runs nowhere, even where its address is opened', async () => {
    ok(await put(owner));
    const { signedUrl } = ok(await picturesOf(owner).createSignedUrl(pathOf(owner), 300));
    const { headers } = await fetch(signedUrl);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('what is not one’s own', () => {
  test('is not read, listed, replaced or removed', async () => {
    ok(await put(owner));
    const path = pathOf(owner);
    for (const person of [stranger, openBrowser()]) {
      const pictures = picturesOf(person);
      expect(refused(await pictures.download(path))).toMatchObject({ status: 400, statusCode: '404' });
      expect(refused(await pictures.info(path)).message).toBe('Object not found');
      expect(ok(await pictures.list(owner.id))).toEqual([]);
      expect(ok(await pictures.list())).toEqual([]);
      for (const answer of [
        await pictures.upload(path, jpeg(), { upsert: true }),
        await pictures.upload(`${owner.id}/another.jpg`, jpeg()),
        await pictures.update(path, jpeg()),
      ]) {
        expect(refused(answer)).toMatchObject({ status: 400, statusCode: '403' });
        expect(refused(answer).message).toContain('row-level security');
      }
      expect(ok(await pictures.remove([path]))).toEqual([]);
    }
    expect((await picturesOf(owner).exists(path)).data).toBe(true);
  });

  test('is seen by an own account as nothing: only the own folder is listed', async () => {
    ok(await put(owner));
    ok(await put(stranger));
    expect(ok(await picturesOf(stranger).list()).map(({ name, id }) => ({ name, id }))).toEqual([
      { name: stranger.id, id: null },
    ]);
  });
});

describe('an account', () => {
  test('is exported with its picture named', async () => {
    ok(await put(owner));
    expect(ok(await owner.client.rpc('export_my_data'))).toMatchObject({
      pictures: [{ name: pathOf(owner), metadata: { size: 904, mimetype: 'image/jpeg' } }],
    });
    expect(ok(await stranger.client.rpc('export_my_data'))).not.toMatchObject({
      pictures: [{ name: pathOf(owner) }],
    });
  });

  test('does not go before its picture, of which SQL reaches the row alone; then nothing is left, and nothing comes', async () => {
    const person = await signUp();
    ok(await put(person));
    expect(refused(await person.client.rpc('delete_my_account'))).toMatchObject({
      code: 'PT409',
      message: 'Remove the profile picture first',
    });
    expect(ok(await picturesOf(person).list(person.id))).toHaveLength(1);
    const { signedUrl } = ok(await picturesOf(person).createSignedUrl(pathOf(person), 300));
    ok(await picturesOf(person).remove([pathOf(person)]));
    expect((await person.client.rpc('delete_my_account')).error).toBeNull();
    expect((await fetch(signedUrl)).status).toBe(400);
    expect(ok(await serviceClient().storage.from('pictures').list(person.id))).toEqual([]);
    // Its token lives on for up to an hour.
    expect(refused(await put(person))).toMatchObject({ statusCode: '403' });
  });
});

describe('what the app asks for', () => {
  const appOf = ({ client }: Pick<SignedUp, 'client'>) =>
    createAccountPicture({ get: () => Promise.resolve(client), whenReady: () => undefined }, fetch);

  test('puts, finds, reads and removes, and fills the export', async () => {
    const person = await signUp();
    const app = appOf(person);
    expect(await app.find(person.id)).toEqual({ mark: null });
    const notes = segment(0xe1, 'Exif\0\0MM');
    const mark = await app.put(person.id, smallPicture({ notes }));
    expect(mark).toEqual(expect.any(String));
    expect(await app.find(person.id)).toEqual({ mark });
    expect(new Uint8Array((await (await app.read(person.id))?.arrayBuffer()) ?? [])).toEqual(smallJpeg());
    expect(await app.put(person.id, smallPicture({ scan: [9, 9] }))).not.toBe(mark);
    const exported = await app.withContent(ok(await person.client.rpc('export_my_data')));
    const content = Buffer.from(smallJpeg({ scan: [9, 9] })).toString('base64');
    expect(exported).toMatchObject({
      account: { id: person.id },
      pictures: [{ name: pathOf(person), content: `data:image/jpeg;base64,${content}` }],
    });
    expect(await app.remove(person.id)).toBe(true);
    expect(await app.remove(person.id)).toBe(true);
    expect(await app.read(person.id)).toBeNull();
    await expect(app.withContent(exported)).rejects.toThrow();
    expect(await app.withContent({ pictures: [] })).toEqual({ pictures: [] });
  });

  test('lets nothing out but a small JPEG, and nothing else in', async () => {
    const person = await signUp();
    const app = appOf(person);
    expect(await app.put(person.id, smallPicture({ width: 1_024 }))).toBeNull();
    expect(await app.put(person.id, new Blob(['<svg/>'], { type: 'image/jpeg' }))).toBeNull();
    expect(await app.find(person.id)).toEqual({ mark: null });
    ok(await put(person, new Blob(['<script>1</script>'], { type: 'image/jpeg' })));
    expect(await app.read(person.id)).toBeNull();
  });

  test('says where nobody answers, and where there is no bucket', async () => {
    const away = createAccountPicture(
      { get: () => Promise.reject(new TypeError('Failed to fetch')), whenReady: () => undefined },
      fetch,
    );
    expect(await away.find('x')).toBeNull();
    expect(await away.read('x')).toBeNull();
    expect(await away.put('x', smallPicture())).toBeNull();
    expect(await away.remove('x')).toBe(false);
    expect(await appOf(openBrowser()).put(owner.id, smallPicture())).toBeNull();
  });
});

test.runIf(target.embedded)('a signed address runs out, and a token of a person does, too', async () => {
  const host = await openTestServer();
  try {
    const person = await host.move();
    const at = `/storage/v1/object/pictures/${person.id}/profile.jpg`;
    const headers = { 'content-type': 'image/jpeg' };
    expect((await host.ask('POST', at, { token: person.access, text: 'x', headers })).status).toBe(200);
    const signed = await host.ask('POST', at.replace('/object/', '/object/sign/'), {
      token: person.access,
      body: { expiresIn: 300 },
    });
    const address = `${host.server.url}/storage/v1${String(signed.body['signedURL'])}`;
    expect((await fetch(address)).status).toBe(200);
    host.clock.now += 301_000;
    expect(await (await fetch(address)).json()).toMatchObject({
      error: 'InvalidJWT',
      message: '"exp" claim timestamp check failed',
    });
    host.clock.now += 3_600_000;
    expect(await host.ask('GET', `${at}?late`, { token: person.access })).toMatchObject({
      status: 400,
      body: { statusCode: '403', error: 'Unauthorized' },
    });
    expect(await host.ask('GET', at, { headers: { apikey: 'x' } })).toMatchObject({ status: 401 });
    // Bytes lie beside the row, and go with it.
    const bytes = 'select count(*)::int as n from local.object_bytes';
    expect(await host.server.backend.database.query(bytes)).toEqual([{ n: 1 }]);
    const again = await host.signIn(person.email);
    await host.ask('DELETE', '/storage/v1/object/pictures', {
      token: again.access,
      body: { prefixes: [`${person.id}/profile.jpg`] },
    });
    expect(await host.server.backend.database.query(bytes)).toEqual([{ n: 0 }]);
  } finally {
    await host.server.close();
  }
});
