/** Screens by name, each a file of its own in the build. Without React, so that the start can ask for one early. */
import type { ComponentType } from 'react';
import type { ScreenName } from './route-table.ts';

type ScreenModule = Readonly<Record<string, ComponentType>>;

const files = import.meta.glob<ScreenModule>('../ui/screens/*/*-screen.tsx');

/** `history/history-detail` → `HistoryDetailScreen`. */
export function exportOf(screen: ScreenName): string {
  const file = screen.split('/').at(-1) ?? '';
  const words = file.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Screen`;
}

/** Fetches a screen's code and styles; the second call costs nothing. Rejects where they cannot be had. */
export async function loadScreen(screen: ScreenName): Promise<{ readonly default: ComponentType }> {
  const file = await files[`../ui/screens/${screen}-screen.tsx`]?.();
  const component = file?.[exportOf(screen)];
  if (component === undefined) throw new Error(`No screen ${screen} with ${exportOf(screen)}`);
  return { default: component };
}
