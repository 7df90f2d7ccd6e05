import { ChevronRight } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';
import { useRoastLang } from './roast-lang.ts';
import styles from './truth-carousel.module.css';

interface TruthCarouselProps {
  /** In the order in which they are shown. */
  readonly truths: readonly string[];
  /** Who says them. */
  readonly speaker: ReactNode;
}

/**
 * The truths in the bubble of the one who roasts, one at a time: the next comes by a swipe, a tap or the keyboard, and
 * none by itself. All are there to be read by a screen reader, and where there is room all are seen at once.
 */
export function TruthCarousel({ truths, speaker }: TruthCarouselProps) {
  const { t } = useTranslation();
  const lang = useRoastLang();
  const title = useId();
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [said, setSaid] = useState('');
  /** Where a tap has sent the track that is still on its way; null: it stands, or is moved by hand. */
  const target = useRef<number | null>(null);
  const total = truths.length;
  const go = (to: number) => {
    const box = track.current;
    if (box === null) return;
    target.current = to;
    box.scrollTo({ left: to * box.clientWidth });
    setAt(to);
    setSaid(truths[to] ?? '');
  };
  const onScroll = () => {
    const box = track.current;
    if (box === null || box.clientWidth === 0) return;
    const seen = Math.round(box.scrollLeft / box.clientWidth);
    if (target.current !== null && target.current !== seen) return;
    target.current = null;
    setAt(seen);
  };
  return (
    <section className={styles.place} aria-labelledby={title} data-truths>
      <h2 id={title} className="visually-hidden">
        {t(($) => $.result.truths.title)}
      </h2>
      <div className={styles.carousel}>
        <div className={styles.speaker}>{speaker}</div>
        <div className={styles.bubble}>
          <div
            ref={track}
            className={styles.track}
            role="group"
            aria-label={t(($) => $.result.truths.track)}
            tabIndex={0}
            onScroll={onScroll}
            onPointerDown={() => (target.current = null)}
            data-scrolls
          >
            {truths.map((truth) => (
              <p key={truth} className={styles.truth} lang={lang}>
                {truth}
              </p>
            ))}
          </div>
          <div className={styles.ways}>
            {truths.map((truth, index) => (
              <button
                key={truth}
                type="button"
                className={cx(styles.way, index === at && styles.here)}
                aria-label={t(($) => $.result.truths.one, { number: index + 1, total })}
                aria-current={index === at ? 'true' : undefined}
                onClick={() => go(index)}
              />
            ))}
            <button
              type="button"
              className={styles.next}
              aria-label={t(($) => $.result.truths.next)}
              onClick={() => go(((target.current ?? at) + 1) % total)}
            >
              <ChevronRight size={22} aria-hidden />
            </button>
          </div>
        </div>
      </div>
      <output className="visually-hidden" lang={lang}>
        {said}
      </output>
    </section>
  );
}
