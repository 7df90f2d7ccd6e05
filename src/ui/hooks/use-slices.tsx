import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/components/button.tsx';

/** Rows that come at a time: two or three screens of a phone. */
const SLICE = 30;
/** Rows are there before they are scrolled to. */
const AHEAD = '600px';

interface Slices<T> {
  readonly shown: readonly T[];
  /** To be placed under the rows: brings the next ones as it comes near, or when it is pressed; null when all are here. */
  readonly more: ReactNode;
}

/** The beginning of a long list, which grows as its end is scrolled to: ten years of roasts are never laid out at once. */
export function useSlices<T>(items: readonly T[]): Slices<T> {
  const [count, setCount] = useState(SLICE);
  const grow = useCallback(() => setCount((now) => now + SLICE), []);
  return {
    shown: items.slice(0, count),
    more: count < items.length && <More key={count} rest={items.length - count} onMore={grow} />,
  };
}

function More({ rest, onMore }: { rest: number; onMore: () => void }) {
  const { t } = useTranslation();
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onMore],
  );
  return (
    <div ref={watch}>
      <Button wide onClick={onMore}>
        {t(($) => $.history.more, { count: rest })}
      </Button>
    </div>
  );
}
