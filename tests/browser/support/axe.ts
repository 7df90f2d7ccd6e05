import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

declare global {
  interface Window {
    axe: typeof axe;
    /** What these rules find wrong with the elements, one line each. */
    faultsByAxe?: (elements: axe.ElementContext, rules: axe.RunOptions) => Promise<string[]>;
  }
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Puts axe on the page, once a document: half a megabyte to read and compile. */
export async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.faultsByAxe !== undefined)) return;
  await page.evaluate(SOURCE);
  await page.evaluate(() => {
    window.faultsByAxe = async (elements, rules) => {
      // Selectors are dear, and what passes needs none.
      const { violations } = await window.axe.run(elements, { ...rules, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
      );
    };
  });
}

/**
 * What axe finds wrong with the page as it is now, one line each; empty when it finds nothing.
 *
 * @param without rules that are left out
 */
export async function axeViolations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    (rules) => window.faultsByAxe?.(document, { rules }) ?? [],
    Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  );
}
