import { useEffect, useRef, type RefObject } from 'react';

/**
 * Where one thing takes the place of another: the focus goes along, both ways, instead of falling to the page.
 * `closed` and `open` are what has it then.
 */
export function useFocusSwap(
  isOpen: boolean,
  closed: RefObject<HTMLElement | null>,
  open: RefObject<HTMLElement | null>,
): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    (isOpen ? open : closed).current?.focus();
  });
}
