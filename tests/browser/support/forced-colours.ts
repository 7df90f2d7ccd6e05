/** Whether a state can be seen where the system chooses the colours, and takes backgrounds and shadows away. */
import type { Page } from 'playwright';

export interface StatesSeen {
  /** Controls that are drawn alike on and off, by their names. */
  readonly alike: readonly string[];
  /** How many controls of each kind were looked at, on and off. */
  readonly looked: Readonly<Record<'switch' | 'checkbox' | 'radio' | 'current' | 'pressed', number>>;
}

/**
 * Compares every stateful control of the page, on and off, by what forced colours leave: borders, outlines, where those
 * lie, underlines, marks. One of several is held against the others of its group; what stands alone is pressed, twice.
 */
export async function statesUnderForcedColours(page: Page): Promise<StatesSeen> {
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    return await page.evaluate(readStates);
  } finally {
    await page.emulateMedia({ forcedColors: null });
  }
}

/** Runs in the page. */
async function readStates(): Promise<StatesSeen> {
  const looked = { switch: 0, checkbox: 0, radio: 0, current: 0, pressed: 0 };
  const alike: string[] = [];
  const hostOf = (control: Element) => control.closest('label') ?? control;
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? hostOf(control).textContent?.trim() ?? '';
  const shows = (one: Element) => one.checkVisibility({ visibilityProperty: true });

  /** What is drawn of one box that no colour chooses; null: nothing. */
  const boxOf = (element: Element, pseudo: '' | '::before' | '::after'): string | null => {
    const style = getComputedStyle(element, pseudo === '' ? null : pseudo);
    if (style.opacity === '0' || (pseudo !== '' && style.content === 'none')) return null;
    const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) =>
      style.getPropertyValue(`border-${side}-style`) === 'none'
        ? '0px'
        : style.getPropertyValue(`border-${side}-width`),
    );
    const outline = style.outlineStyle === 'none' ? '0px' : style.outlineWidth;
    const line = style.textDecorationLine;
    if ([...sides, outline].every((width) => width === '0px') && line === 'none') return null;
    return [pseudo, ...sides, outline, line, style.transform].join(' ');
  };
  const drawn = (control: Element): string => {
    const parts: string[] = [];
    const host = hostOf(control);
    for (const element of [host, ...host.querySelectorAll('*')]) {
      if (element.matches('svg *') || !shows(element)) continue;
      // An icon's own look says nothing that its number would not: a mark is one more.
      if (element.matches('svg')) parts.push('svg');
      for (const pseudo of ['', '::before', '::after'] as const) {
        const box = boxOf(element, pseudo);
        if (box !== null) parts.push(`${element.tagName}${box}`);
      }
      // The system draws its own boxes so that they can be told apart.
      const { appearance, opacity } = getComputedStyle(element);
      if (element instanceof HTMLInputElement && appearance !== 'none' && opacity !== '0')
        parts.push(`own ${element.checked}`);
    }
    return parts.join('\n');
  };
  const judge = (kind: keyof typeof looked, control: Element, on: string, off: string) => {
    looked[kind] += 1;
    if (on === off) alike.push(`${kind} "${nameOf(control)}"`);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  for (const chosen of document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')) {
    const group = document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(chosen.name)}"]`);
    const other = [...group].find((one) => one !== chosen && shows(hostOf(one)));
    if (shows(hostOf(chosen)) && other !== undefined) judge('radio', chosen, drawn(chosen), drawn(other));
  }
  for (const [kind, on] of [
    ['current', '[aria-current]:not([aria-current="false"])'],
    ['pressed', '[aria-pressed="true"]'],
  ] as const) {
    for (const chosen of document.querySelectorAll(on)) {
      const [look] = chosen.classList;
      const group = chosen.closest('ul, [role="group"]') ?? chosen.parentElement;
      const others = group?.querySelectorAll(`.${CSS.escape(look ?? '')}`) ?? [];
      const other = [...others].find((one) => !one.matches(on) && shows(one));
      if (shows(chosen) && other !== undefined) judge(kind, chosen, drawn(chosen), drawn(other));
    }
  }
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
    if (!shows(hostOf(box)) || box.disabled) continue;
    const before = { checked: box.checked, drawn: drawn(box) };
    box.click();
    await frame();
    const changed = { checked: box.checked, drawn: drawn(box) };
    // What asks the system first, or another that stands for it, has not changed.
    if (changed.checked === before.checked) continue;
    judge(box.matches('[role="switch"]') ? 'switch' : 'checkbox', box, changed.drawn, before.drawn);
    box.click();
    await frame();
  }
  return { alike, looked };
}
