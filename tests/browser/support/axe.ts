import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe finds wrong with the page as it is now, one line each; empty when it finds nothing.
 *
 * @param rules only these; left out: all
 */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Without frames of other origins, the legacy mode is as good and needs no second page.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
