/** Axe's rules of colour, the dearest of all, once for everything that is painted alike. */
import type { Page } from 'playwright';
import { bringAxe } from './axe.ts';

/** The rules that a colour can break; every other rule is the same in every theme. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    /** Every way to be painted that was looked at, with a number. */
    paints?: Map<string, number>;
  }
}

/** Every way to be painted that was looked at, in all documents: its place is its number. */
export type Paints = string[];

/**
 * What is wrong with the colours of the page as it is now, one line each. Left out is every text that is painted as
 * one that was looked at before, in another language, state or document: in the same colours and weight, within boxes
 * painted the same up to the root, with the same over or under it, and fitting in as well.
 *
 * @param paints what was looked at before and is without fault; grows
 */
export async function colourFaults(page: Page, paints: Paints): Promise<string[]> {
  await bringAxe(page);
  const knows = await page.evaluate(() => window.paints !== undefined);
  // One long text crosses to the page faster than many short ones.
  const known = JSON.stringify(knows ? [] : paints);
  const { before, faults, added } = await page.evaluate(lookAtColours, { rules: COLOUR_RULES, known });
  // What has a fault counts as not looked at: on the next screen that shows it, it is found again. From there on the
  // numbers of this document are its own, and nothing more of it is remembered.
  if (faults.length === 0 && before === paints.length) paints.push(...added);
  return faults;
}

/** Runs in the page. */
async function lookAtColours({
  rules,
  known,
}: {
  readonly rules: readonly string[];
  readonly known: string;
}) {
  const paints = (window.paints ??= new Map(
    (JSON.parse(known) as string[]).map((paint, number) => [paint, number]),
  ));
  const before = paints.size;
  const numberOf = (paint: string): number => {
    const known = paints.get(paint);
    if (known !== undefined) return known;
    paints.set(paint, paints.size);
    return paints.size - 1;
  };

  interface Box {
    /** Of its own paint and that of everything it lies in. */
    readonly paint: number;
    /** The innermost element, this one included, that paints something behind its content. */
    readonly ground: Element | null;
    readonly positioned: boolean;
  }
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement === null ? null : boxOf(element.parentElement);
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const bold = Number.parseInt(style.fontWeight, 10) >= 700;
    const own = [
      around?.paint ?? '',
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.backgroundClip,
      style.opacity,
      style.textShadow,
      style.fill,
      style.webkitTextFillColor,
      style.webkitTextStroke,
      style.textDecorationLine,
      style.borderBottom,
      style.filter,
      style.mixBlendMode,
      style.visibility,
      style.fontStyle,
      style.fontWeight,
      // From here on text counts as large (WCAG 1.4.3): 18 points, 14 where it is bold.
      size >= 24 || (bold && size >= 18.66),
      // Disabled and hidden elements need no contrast.
      element.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"], [inert]'),
      element instanceof HTMLLabelElement && element.control?.matches(':disabled'),
    ].join('|');
    const paintsGround =
      style.backgroundImage !== 'none' ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      element.matches('img, video, canvas');
    const box = {
      paint: numberOf(own),
      ground: paintsGround ? element : (around?.ground ?? null),
      positioned: style.position !== 'static',
    };
    boxes.set(element, box);
    return box;
  };

  const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
  /** What may lie over a text, or under it, without being around it. */
  const layers = all
    .filter((element) => boxOf(element).positioned && boxOf(element).ground === element)
    .map((element) => ({ element, rect: element.getBoundingClientRect() }));

  const fresh: Element[] = [];
  for (const element of all) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    );
    const field = element.matches('input, textarea, select');
    if (texts.length === 0 && !field) continue;
    const { paint, ground } = boxOf(element);
    const text = texts.map((node) => node.textContent?.trim() ?? '').join(' ');
    const range = document.createRange();
    range.selectNodeContents(element);
    const rect = field ? element.getBoundingClientRect() : range.getBoundingClientRect();
    const around = ground?.getBoundingClientRect();
    const sticksOut =
      around !== undefined &&
      (rect.left < around.left - 1 ||
        rect.right > around.right + 1 ||
        rect.top < around.top - 1 ||
        rect.bottom > around.bottom + 1);
    const across = layers.filter(
      ({ element: layer, rect: other }) =>
        !layer.contains(element) &&
        other.left < rect.right &&
        other.right > rect.left &&
        other.top < rect.bottom &&
        other.bottom > rect.top,
    );
    const link = element.closest('a[href]');
    const whole = [
      'text',
      paint,
      // Signs alone, and single letters, are not judged.
      text.length > 1 && /[\p{L}\p{N}]/u.test(text),
      // A link has to be told from the text that it stands in.
      link?.parentElement?.textContent?.trim() === link?.textContent?.trim(),
      sticksOut,
      ...across.map(({ element: layer }) => boxOf(layer).paint),
    ].join('|');
    if (numberOf(whole) >= before) fresh.push(element);
  }
  const added = [...paints.keys()].slice(before);
  if (fresh.length === 0) return { before, faults: [], added };
  const faults = await window.faultsByAxe?.(
    { include: fresh },
    { runOnly: { type: 'rule', values: [...rules] } },
  );
  return { before, faults: faults ?? [], added };
}
