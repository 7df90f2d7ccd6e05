import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ScreenName, TitleKey } from './route-table.ts';

interface ArrivalProps {
  readonly screen: ScreenName;
  readonly title: TitleKey;
}

/**
 * Stands beside the screen inside its Suspense, so that its effects run when the screen is really there:
 * names the document, and moves the focus to the heading so that a screen reader starts at the top.
 */
export function Arrival({ screen, title }: ArrivalProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const arrived = useRef<string | null>(null);
  const page = t(($) => $.titles.pages[title]);
  const name = t(($) => $.titles.pattern, { page });

  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => {
    const here = `${screen} ${pathname}`;
    // The very first screen must not take the focus from the browser.
    const first = arrived.current === null && !document.body.dataset['visited'];
    document.body.dataset['visited'] = 'yes';
    if (arrived.current === here) return;
    arrived.current = here;
    if (first) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen, pathname]);

  return null;
}
