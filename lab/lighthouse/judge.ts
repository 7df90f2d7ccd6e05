/** What Lighthouse must say of a page. */
import { markdownTable } from '../report.ts';

export interface PageFigures {
  readonly page: string;
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds, in Lighthouse's simulated slow 4G on a slow phone. */
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlocking: number;
  readonly layoutShift: number;
}

export interface JudgedPage extends PageFigures {
  readonly ok: boolean;
  /** Audits with less than full marks, by their id. */
  readonly remarks: readonly string[];
}

/** A machine up to this many times as slow as the nominal reference counts as a quick one. */
const QUICK_UP_TO = 1.3;

/** What the performance of each page must be at least on a machine `slowness` times as slow as the nominal reference. */
export const performanceMust = (slowness: number): number => (slowness <= QUICK_UP_TO ? 95 : 85);

/** @param must what the performance must be at least, on the machine that it was measured on */
export const judgePage = (figures: PageFigures, remarks: readonly string[], must: number): JudgedPage => ({
  ...figures,
  remarks,
  ok:
    figures.performance >= must &&
    figures.accessibility === 100 &&
    figures.bestPractices === 100 &&
    figures.seo === 100 &&
    figures.firstContentfulPaint <= 1_500 &&
    figures.largestContentfulPaint <= 2_000,
});

/** A table in Markdown, as the README has it. */
export function pageTable(pages: readonly JudgedPage[]): string {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  const rows = pages.map((page) => [
    page.page,
    String(page.performance),
    String(page.accessibility),
    String(page.bestPractices),
    String(page.seo),
    seconds(page.firstContentfulPaint),
    seconds(page.largestContentfulPaint),
    `${Math.round(page.totalBlocking)} ms`,
    page.layoutShift.toFixed(3),
    page.ok ? 'yes' : `no: ${page.remarks.join(', ')}`,
  ]);
  const head = ['page', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'ok'];
  return markdownTable(head, rows);
}
