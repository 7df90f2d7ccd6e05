import { useEffect, useRef, type RefObject } from 'react';

interface FocusSwap<Closed extends HTMLElement, Open extends HTMLElement> {
  /** What is there while it is closed. */
  readonly closed: RefObject<Closed | null>;
  /** What is there while it is open. */
  readonly open: RefObject<Open | null>;
}

/** Where one thing takes the place of another: the focus goes along, both ways, instead of falling to the page. */
export function useFocusSwap<Closed extends HTMLElement, Open extends HTMLElement>(
  isOpen: boolean,
): FocusSwap<Closed, Open> {
  const closed = useRef<Closed>(null);
  const open = useRef<Open>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? open : closed).current?.focus();
  }, [isOpen]);
  return { closed, open };
}
