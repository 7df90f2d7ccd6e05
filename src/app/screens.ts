/** Screens by name, each a file of its own in the build that is fetched when it is first shown. */
import { lazy, type ComponentType } from 'react';
import { SCREENS, type ScreenName } from './route-table.ts';

type ScreenModule = Readonly<Record<string, ComponentType>>;

const files = import.meta.glob<ScreenModule>('../ui/screens/*/*-screen.tsx');

/** `history/history-detail` → `HistoryDetailScreen`. */
export function exportOf(screen: ScreenName): string {
  const file = screen.split('/').at(-1) ?? '';
  const words = file.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Screen`;
}

async function load(screen: ScreenName): Promise<{ readonly default: ComponentType }> {
  const file = await files[`../ui/screens/${screen}-screen.tsx`]?.();
  const component = file?.[exportOf(screen)];
  if (component === undefined) throw new Error(`No screen ${screen} with ${exportOf(screen)}`);
  return { default: component };
}

const components = new Map(SCREENS.map((screen) => [screen, lazy(() => load(screen))] as const));

/** The component of a screen: always the same one, so that React keeps what it has mounted. */
export function screenOf(screen: ScreenName): ComponentType {
  const component = components.get(screen);
  if (component === undefined) throw new Error(`Unknown screen ${screen}`);
  return component;
}
