/** What the browser says of the line. */
import type { NetworkInfo } from '#ports/analysis.ts';

/** The Network Information API as far as it is used; Safari and Firefox have none. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** `effectiveType` is `slow-2g`, `2g`, `3g` or `4g`; null where nothing is said. */
export function readNetworkInfo(connection: Connection | undefined): NetworkInfo {
  return { saveData: connection?.saveData ?? false, effectiveType: connection?.effectiveType ?? null };
}

export const browserNetworkInfo = () =>
  readNetworkInfo((navigator as { readonly connection?: Connection }).connection);
