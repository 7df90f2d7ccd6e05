import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

interface FocusHeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The language of the words, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Take the focus (and the top of the page) when this heading appears. */
  readonly focus: boolean;
}

/** The heading at which a view begins: a screen reader that was in the last view continues here. */
export function FocusHeading({ children, className, lang, focus }: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className} lang={lang}>
      {children}
    </h1>
  );
}

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
