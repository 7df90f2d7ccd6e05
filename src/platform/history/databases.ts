/** Names of the databases that the history keeps, apart from the code that reads them: who only counts bytes needs no more. */
export const HISTORY_DATABASE = 'roast-me-history';
export const HISTORY_STORE = 'analyses';
const INDEX_PREFIX = 'index ';
/** Key of a part of the history's index (`index-parts.ts`), which lies among the records. */
export const indexKey = (part: number): string => `${INDEX_PREFIX}${part}`;
/** Whether that is what this key is: a copy, made from the records, that nobody needs to take along or to count. */
export const isIndexKey = (key: IDBValidKey): boolean =>
  typeof key === 'string' && key.startsWith(INDEX_PREFIX);
export const THUMBNAIL_DATABASE = 'roast-me-thumbnails';
/** Profile pictures, by account: clearing the thumbnails leaves them alone. */
export const PICTURE_DATABASE = 'roast-me-pictures';
export const THUMBNAIL_STORE = 'thumbnails';
export const OUTBOX_DATABASE = 'roast-me-outbox';
export const OUTBOX_STORE = 'told';
export const SENT_DATABASE = 'roast-me-sent';
export const SENT_STORE = 'bodies';
