/**
 * The colours of the bands and of what is wrong, read from the style sheets: one set of tokens everywhere, no band in red,
 * and legible in both themes.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labOf } from '#domain/skin/cielab.ts';
import { BANDS } from '#functions/vocabulary.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { BAND_TONES } from '#ui/tones.ts';

const css = (...path: string[]) => readFileSync(inRoot('src', 'ui', ...path), 'utf8');
const [light = '', dark = ''] = css('styles', 'tokens.css').split("[data-theme='dark']");

/** The tokens of a theme that are plain colours; the dark one keeps what it does not change. */
const colours = (part: string) =>
  [...part.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex] as const);
const THEMES = [
  ['light', new Map(colours(light))],
  ['dark', new Map([...colours(light), ...colours(dark)])],
] as const;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How far apart two colours look: the distance in CIELAB, of which the eye tells 2 or 3 side by side. */
function distance(one: string, other: string): number {
  const [a, b] = [one, other].map((hex) => {
    const [red = 0, green = 0, blue = 0] = channels(hex).map((c) => c * 255);
    return labOf(red, green, blue);
  });
  return a === undefined || b === undefined ? 0 : Math.hypot(a.l - b.l, a.a - b.a, a.b - b.b);
}

/** Hue in degrees of a colour whose red is the strongest and whose blue the weakest channel: 0 is red, 60 yellow. */
function warmHue(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex);
  return (60 * (g - b)) / (r - b);
}

describe.each(THEMES)('%s', (_, tokens) => {
  const of = (name: string) => {
    const hex = tokens.get(name);
    if (hex === undefined) throw new Error(`no --${name}`);
    return hex;
  };

  it.each(BANDS.map((band) => BAND_TONES[band]))('the words of a band can be read: %s', (tone) => {
    for (const ground of ['paper', 'surface', `${tone}-wash`]) {
      expect(contrast(of(tone), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('what is wrong can be read, and does not look like a hint', () => {
    for (const ground of ['paper', 'surface', 'surface-sunk', 'care-wash', 'accent-wash']) {
      expect(contrast(of('care'), of(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
    expect(distance(of('care-wash'), of('accent-wash'))).toBeGreaterThan(8);
  });

  it('what is wrong does not look like a link, nor the button that cannot be undone like the way on', () => {
    expect(distance(of('care'), of('accent-deep'))).toBeGreaterThan(15);
    expect(distance(of('danger'), of('button'))).toBeGreaterThan(15);
    expect(contrast(of('on-danger'), of('danger'))).toBeGreaterThanOrEqual(4.5);
    expect(luminance(of('danger'))).toBeLessThan(luminance(of('button')));
  });

  it('the lowest band is amber rather than red, and its ring stands out', () => {
    for (const name of ['warm', 'bar-warm']) expect(warmHue(of(name)), name).toBeGreaterThan(20);
    for (const ground of ['surface', 'surface-sunk']) {
      expect(contrast(of('bar-warm'), of(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });
});

it.each([
  ['the line of the result', css('components', 'result', 'score-line.module.css')],
  ['its ring', css('components', 'result', 'score-ring.module.css')],
  ['the words of the parts', css('components', 'result', 'result-sections.module.css')],
  ['history and comparison', css('screens', 'history', 'band-tones.module.css')],
])('%s takes the tokens alone', (_, sheet) => {
  const rules = [...sheet.matchAll(/[^{}]*\b(good|fine|some|warm)\b[^{}]*\{([^}]*)\}/g)];
  expect(new Set(rules.map((rule) => rule[1]))).toEqual(new Set(['good', 'fine', 'some', 'warm']));
  for (const [, tone, body = ''] of rules) {
    for (const [, value] of body.matchAll(/(?:color|background): (.*);/g)) {
      expect([`var(--${tone})`, `var(--bar-${tone})`, `var(--${tone}-wash)`]).toContain(value);
    }
  }
});
