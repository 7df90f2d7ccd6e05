/** The components of the screens, each fetched when it is first shown. */
import { lazy, type ComponentType } from 'react';
import { NOT_FOUND, ROUTES, SPLASH, type ScreenName } from './route-table.ts';
import { loadScreen } from './screen-files.ts';
import { allTexts } from './texts.ts';

async function withTexts(screen: ScreenName) {
  const [file] = await Promise.all([loadScreen(screen), screen === SPLASH.screen ? null : allTexts()]);
  return file;
}

const components = new Map(
  [...ROUTES, SPLASH, NOT_FOUND].map(({ screen }) => [screen, lazy(() => withTexts(screen))] as const),
);

/** The component of a screen: always the same one, so that React keeps what it has mounted. */
export function screenOf(screen: ScreenName): ComponentType {
  const component = components.get(screen);
  if (component === undefined) throw new Error(`Unknown screen ${screen}`);
  return component;
}
