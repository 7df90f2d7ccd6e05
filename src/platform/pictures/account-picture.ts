/** The profile picture in an account, by storage-js. Fetched when it is first asked for. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { AccountPictureService } from '#ports/cloud.ts';
import type { LazyClient } from '#platform/supabase/client.ts';
import { bareJpeg } from './bare-jpeg.ts';

const BUCKET = 'pictures';
const NAME = 'profile.jpg';
const TYPE = 'image/jpeg';
/** Of a signed address: it is opened at once. */
const SIGNED_S = 300;

const pathOf = (ownerId: string): string => `${ownerId}/${NAME}`;

/** The picture alone, whatever came; null where it is none. */
async function bare(blob: Blob): Promise<Blob | null> {
  const bytes = bareJpeg(new Uint8Array(await blob.arrayBuffer()));
  return bytes === null ? null : new Blob([bytes], { type: TYPE });
}

type Bucket = ReturnType<SupabaseClient['storage']['from']>;

/** When the picture was last put there; null: there is none. Rejects where nobody answers. */
async function markOf(bucket: Bucket, ownerId: string): Promise<string | null> {
  const { data, error } = await bucket.list(ownerId);
  if (error !== null) throw error;
  return data.find(({ name }) => name === NAME)?.updated_at ?? null;
}

async function read(bucket: Bucket, path: string, ask: typeof fetch): Promise<Blob | null> {
  const { data, error } = await bucket.createSignedUrl(path, SIGNED_S);
  if (error !== null) return null;
  const response = await ask(data.signedUrl, { cache: 'no-store' });
  return response.ok ? bare(await response.blob()) : null;
}

/** What the server's export names, without its content. */
const exportSchema = z.looseObject({ pictures: z.array(z.looseObject({ name: z.string() })) });

async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${TYPE};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

export interface AccountPicture extends AccountPictureService {
  /** The server's export with what its pictures hold. Rejects where one of them cannot be read. */
  withContent(exported: unknown): Promise<unknown>;
}

/** `ask` opens signed addresses. */
export function createAccountPicture(client: LazyClient, ask: typeof fetch): AccountPicture {
  const open = async (): Promise<Bucket> => (await client.get()).storage.from(BUCKET);
  async function attempt<T>(work: (bucket: Bucket) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work(await open());
    } catch {
      return otherwise;
    }
  }
  return {
    find: (ownerId) =>
      attempt<{ readonly mark: string | null } | null>(
        async (bucket) => ({ mark: await markOf(bucket, ownerId) }),
        null,
      ),
    read: (ownerId) => attempt((bucket) => read(bucket, pathOf(ownerId), ask), null),
    put: (ownerId, picture) =>
      attempt<string | null>(async (bucket) => {
        const small = await bare(picture);
        if (small === null) return null;
        // A private picture stays in no cache on the way.
        const options = { upsert: true, cacheControl: '0', contentType: TYPE };
        const { error } = await bucket.upload(pathOf(ownerId), small, options);
        return error === null ? await markOf(bucket, ownerId) : null;
      }, null),
    remove: (ownerId) =>
      attempt(async (bucket) => {
        const { error } = await bucket.remove([pathOf(ownerId)]);
        // A project without the bucket has no picture either.
        return error === null || error.statusCode === '404';
      }, false),
    async withContent(exported) {
      const parsed = exportSchema.safeParse(exported);
      // A project without the bucket names none.
      if (!parsed.success || parsed.data.pictures.length === 0) return exported;
      const bucket = await open();
      const whole = async (picture: { readonly name: string }) => {
        const blob = await read(bucket, picture.name, ask);
        if (blob === null) throw new Error('The picture could not be read');
        return { ...picture, content: await dataUrlOf(blob) };
      };
      return { ...parsed.data, pictures: await Promise.all(parsed.data.pictures.map(whole)) };
    },
  };
}
