/** For parts of a screen that may come later, or not at all, without harm. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * The component that `load` fetches. Where it cannot be had (the line broke, a newer version stands on the
 * server) nothing shows in its place: the screen around it matters more.
 */
export function lazyOrNothing<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}
