import { useEffect, useState, type RefObject } from 'react';
import button from '#ui/components/button.module.css';

/**
 * Makes room for what stands in the dock, and says when it must step aside. Its height goes into the custom
 * property `--dock`, which `--bar` counts in: what clings to the lower edge rises, and the page grows by as much.
 * True while a primary button of the screen lies behind it, or what the screen marks with `data-clear`, which nothing
 * may cover; never while the focus is in the dock.
 */
export function useDock(dock: RefObject<HTMLElement | null>): boolean {
  const [height, setHeight] = useState(0);
  const [aside, setAside] = useState(false);
  useEffect(() => {
    const element = dock.current;
    if (element === null) return;
    const sizes = new ResizeObserver(() => setHeight(element.offsetHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [dock]);
  useEffect(() => {
    const element = dock.current;
    const content = document.querySelector('#content');
    if (height === 0 || element === null || content === null) return;
    const { style } = document.documentElement;
    style.setProperty('--dock', `${height}px`);
    const look = () => setAside(!element.matches(':focus-within') && coversWhatMatters(element, content));
    const stop = whenThingsMove(content, look);
    return () => {
      stop();
      style.removeProperty('--dock');
    };
  }, [dock, height]);
  return aside;
}

const WHAT_MATTERS = `.${button.primary}, [data-clear]`;

function coversWhatMatters(dock: HTMLElement, content: Element): boolean {
  const { top, bottom } = dock.getBoundingClientRect();
  return [...content.querySelectorAll(WHAT_MATTERS)].some((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.bottom > top && box.top < bottom;
  });
}

/** Calls now, and once a frame while anything of the content may have come to lie elsewhere. Returns how to stop. */
function whenThingsMove(content: Element, look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(soon);
  const controller = new AbortController();
  const options = { passive: true, signal: controller.signal };
  sizes.observe(content);
  changes.observe(content, { childList: true, subtree: true });
  window.addEventListener('scroll', soon, options);
  window.addEventListener('resize', soon, options);
  soon();
  return () => {
    sizes.disconnect();
    changes.disconnect();
    controller.abort();
    cancelAnimationFrame(frame);
  };
}
