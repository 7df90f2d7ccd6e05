/** Where an element that has the focus is taken away, the browser drops the focus to the page as a whole: here it is caught. */

const HEADINGS = 'h1, h2, h3, h4';

/** The heading that is said of `place`: not that of one item or fold inside of it. */
function headingOf(place: Element): HTMLElement | null {
  const item = (of: Element) => of.closest('li, details');
  for (const heading of place.querySelectorAll<HTMLElement>(HEADINGS)) {
    if (item(heading) === item(place) && heading.checkVisibility({ visibilityProperty: true }))
      return heading;
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
export function keepFocus(root: HTMLElement): () => void {
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
