import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { switchLanguage } from '#i18n/setup.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

/**
 * What is folded is on paper, too: a fold that is closed opens before the page is printed, and closes again after
 * it. What explains a metric stays shut: it is alike on every sheet. Returns how to stop.
 */
function openFoldsInPrint(): () => void {
  let opened: readonly HTMLDetailsElement[] = [];
  const open = () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [data-metric])')];
    for (const fold of opened) fold.open = true;
  };
  const close = () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  };
  window.addEventListener('beforeprint', open);
  window.addEventListener('afterprint', close);
  return () => {
    window.removeEventListener('beforeprint', open);
    window.removeEventListener('afterprint', close);
  };
}

// Where an element that has the focus is taken away, the browser drops the focus to the page as a whole: here it is caught.

const HEADINGS = 'h1, h2, h3, h4';

/** Safari before 17.4 does not say so itself. */
const isShown = (element: HTMLElement): boolean =>
  'checkVisibility' in Element.prototype
    ? element.checkVisibility({ visibilityProperty: true })
    : element.getClientRects().length > 0;

/** The heading that is said of `place`: not that of one item or fold inside of it. */
function headingOf(place: Element): HTMLElement | null {
  const item = (of: Element) => of.closest('li, details');
  for (const heading of place.querySelectorAll<HTMLElement>(HEADINGS)) {
    if (item(heading) === item(place) && isShown(heading)) return heading;
  }
  return null;
}

/** From the inside out: the first place that is still there and has a heading; else the main landmark. */
function nearestOf(around: readonly Element[]): HTMLElement | null {
  for (const place of around) {
    const heading = place.isConnected && place !== document.body ? headingOf(place) : null;
    if (heading !== null) return heading;
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}

/**
 * Follows the focus within `root`. Where what had it is taken away, and nothing has taken it instead, it goes to the
 * heading of the place where it was, so that keyboard and reader go on from there. Returns how to stop.
 */
function keepFocus(root: HTMLElement): () => void {
  /** What has the focus, and what it lies in, from the inside out. */
  let around: readonly Element[] = [];
  const follow = ({ target }: FocusEvent) => {
    const places: Element[] = [];
    for (let one = target instanceof Element ? target : null; one !== null; one = one.parentElement)
      places.push(one);
    around = places;
  };
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || around[0]?.isConnected !== false) return;
    // Null while the shell itself is away, as in a redirect: it comes back.
    const heading = nearestOf(around);
    if (heading === null) return;
    around = [];
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', follow);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}

const DARK = '(prefers-color-scheme: dark)';

/** The system's bars in the colour of the paper, also where the person's choice is not the system's. */
function colourSurroundings(): void {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paper === '') return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', paper);
}

/** Keeps language and theme of the document as the settings say, the focus within it, and its folds open on paper. */
export function DocumentEffects() {
  const { i18n } = useTranslation();
  const { language, theme } = useAtomValue(settingsAtom);

  useEffect(() => {
    let wanted = true;
    const change = async () => {
      const shown = await switchLanguage(i18n, language, () => wanted);
      if (shown) document.documentElement.lang = language;
    };
    void change();
    return () => {
      wanted = false;
    };
  }, [i18n, language]);

  useEffect(() => {
    if (language !== 'ja') return undefined;
    let stop: (() => void) | null = null;
    let wanted = true;
    const start = async () => {
      const { keepPhrases } = await import('./keep-phrases.ts');
      if (wanted) stop = keepPhrases(document.body);
    };
    // Without it lines break as they come.
    start().catch(() => undefined);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [language]);

  useEffect(() => keepFocus(document.body), []);

  useEffect(openFoldsInPrint, []);

  // Before the first paint: no flash of the other theme.
  useLayoutEffect(() => {
    const device = window.matchMedia(DARK);
    const apply = () => {
      const dark = theme === 'dark' || (theme === 'auto' && device.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
      colourSurroundings();
    };
    apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [theme]);

  return null;
}
