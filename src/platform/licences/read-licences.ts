/** Reads the list of the work of others that ships with the product. */
import type { Licence } from '#ports/licences.ts';

/** Written by the build (scripts/lib/licences.ts). */
const ADDRESS = '/licences.json';

const isLicence = (value: unknown): value is Licence =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'version', 'licence', 'text'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Whose work is in this build; null where the list cannot be had. */
export async function readLicences(): Promise<readonly Licence[] | null> {
  try {
    const response = await fetch(ADDRESS);
    const content: unknown = await response.json();
    return Array.isArray(content) && content.length > 0 && content.every(isLicence) ? content : null;
  } catch {
    return null;
  }
}
