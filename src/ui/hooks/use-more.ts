import { useEffect, useState, type RefObject } from 'react';

/** Whether a row that scrolls sideways has more before and after what is seen of it. */
export interface More {
  readonly before: boolean;
  readonly after: boolean;
}

/** Less than this is rounding. */
const LEAST_PX = 2;

/** Looks at the row as it is scrolled, and as it or a part of it changes its size. */
export function useMore(row: RefObject<HTMLElement | null>): More {
  const [more, setMore] = useState<More>({ before: false, after: false });
  useEffect(() => {
    const box = row.current;
    if (box === null) return;
    const look = () => {
      const before = box.scrollLeft >= LEAST_PX;
      const after = box.scrollLeft + box.clientWidth <= box.scrollWidth - LEAST_PX;
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    for (const element of [box, ...box.children]) sizes.observe(element);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [row]);
  return more;
}
