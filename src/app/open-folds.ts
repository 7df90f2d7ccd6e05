/**
 * What is folded is on paper, too: a fold that is closed opens before the page is printed, and closes again after
 * it. What explains a metric stays shut: it is alike on every sheet. Returns how to stop.
 */
export function openFoldsInPrint(): () => void {
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
