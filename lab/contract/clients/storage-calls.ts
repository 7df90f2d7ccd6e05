/** Every public call of storage-js on buckets and objects, on a person's own picture; each finds the picture there. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallsOf } from './calls-of.ts';

type Storage = SupabaseClient['storage'];
type Files = ReturnType<Storage['from']>;
type Buckets = Pick<
  Storage,
  | 'listBuckets'
  | 'getBucket'
  | 'createBucket'
  | 'updateBucket'
  | 'emptyBucket'
  | 'deleteBucket'
  | 'purgeBucketCache'
>;

/** Where the app keeps the picture, by its owner's id. */
export const PICTURES = 'pictures';
export const pictureOf = (userId: string): string => `${userId}/profile.jpg`;

export interface StorageWorld {
  readonly storage: Storage;
  readonly files: Files;
  /** The picture's place. */
  readonly path: string;
  readonly picture: Blob;
}

export type StorageCall = (world: StorageWorld) => unknown;

const OTHER = '00000000-0000-4000-8000-000000000000/profile.jpg';

export const BUCKET_CALLS: CallsOf<Buckets, StorageCall> = {
  listBuckets: ({ storage }) => storage.listBuckets(),
  getBucket: ({ storage }) => storage.getBucket(PICTURES),
  createBucket: ({ storage }) => storage.createBucket('another', { public: false }),
  updateBucket: ({ storage }) => storage.updateBucket(PICTURES, { public: true }),
  emptyBucket: ({ storage }) => storage.emptyBucket(PICTURES),
  deleteBucket: ({ storage }) => storage.deleteBucket(PICTURES),
  purgeBucketCache: ({ storage }) => storage.purgeBucketCache(PICTURES),
};

export const FILE_CALLS: CallsOf<Omit<Files, 'throwOnError' | 'setHeader' | 'toBase64'>, StorageCall> = {
  upload: [
    [
      'own',
      ({ files, path, picture }) => files.upload(path, picture, { upsert: true, contentType: 'image/jpeg' }),
    ],
    [
      'there already',
      ({ files, path, picture }) => files.upload(path, picture, { contentType: 'image/jpeg' }),
    ],
    ["another's", ({ files, picture }) => files.upload(OTHER, picture, { contentType: 'image/jpeg' })],
    [
      'another type',
      ({ files, path }) => files.upload(path, new Blob(['x']), { contentType: 'text/html', upsert: true }),
    ],
  ],
  update: ({ files, path, picture }) => files.update(path, picture, { contentType: 'image/jpeg' }),
  download: [
    ['own', ({ files, path }) => files.download(path)],
    ["another's", ({ files }) => files.download(OTHER)],
    ['made smaller', ({ files, path }) => files.download(path, { transform: { width: 10 } })],
  ],
  createSignedUrl: ({ files, path }) => files.createSignedUrl(path, 60),
  createSignedUrls: ({ files, path }) => files.createSignedUrls([path], 60),
  createSignedUploadUrl: ({ files, path }) => files.createSignedUploadUrl(path, { upsert: true }),
  uploadToSignedUrl: ({ files, path, picture }) =>
    files.uploadToSignedUrl(path, 'x.y.z', picture, { contentType: 'image/jpeg' }),
  getPublicUrl: ({ files, path }) => void files.getPublicUrl(path),
  info: ({ files, path }) => files.info(path),
  exists: ({ files, path }) => files.exists(path),
  list: ({ files, path }) => files.list(path.split('/')[0]),
  listV2: ({ files }) => files.listV2(),
  move: ({ files, path }) => files.move(path, 'moved.jpg'),
  copy: ({ files, path }) => files.copy(path, 'copied.jpg'),
  purgeCache: ({ files, path }) => files.purgeCache(path),
  remove: ({ files, path }) => files.remove([path]),
};
