/**
 * Names the app's own scripts and styles in the page, which boot.ts would otherwise ask for one round trip later; and so
 * no screen's list of what it needs has to name these scripts again.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The page's first script, and the app that it starts. */
export const BOOT = /src\/app\/boot\.ts$/;
export const MAIN = /src\/app\/main\.tsx$/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The chunk and everything that it imports at once, in the order of need. */
function closure(start: Rolldown.OutputChunk, chunks: Chunks): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const next = chunks.get(name);
      if (next !== undefined) visit(next);
    }
  };
  visit(start);
  return found;
}

const stylesOf = (chunk: Rolldown.OutputChunk): readonly string[] => [
  ...(chunk.viteMetadata?.importedCss ?? []),
];

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output] as const] : [],
    ),
  );

const startedBy = (module: RegExp, chunks: Chunks): Rolldown.OutputChunk | undefined =>
  [...chunks.values()].find(({ facadeModuleId }) => module.test(facadeModuleId ?? ''));

export interface PagePreload {
  readonly plugin: Plugin;
  /** Whether the page loads this script by itself, at any address. Known once the chunks have their names. */
  readonly isWithThePage: (fileName: string) => boolean;
}

/** Only for the page that boot.ts starts; the tools' pages are left as they are. */
export function preloadApp(): PagePreload {
  let withThePage: ReadonlySet<string> = new Set();
  const plugin: Plugin = {
    name: 'roast-me:preload-app',
    apply: 'build',
    generateBundle: {
      // Before Vite writes the lists of what each screen needs.
      order: 'pre',
      handler(_options, bundle) {
        const main = startedBy(MAIN, chunksOf(bundle));
        if (main === undefined) return;
        withThePage = new Set([...closure(main, chunksOf(bundle))].map(({ fileName }) => fileName));
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const chunks = chunksOf(bundle);
        const main = startedBy(MAIN, chunks);
        const boots = entry?.moduleIds.some((id) => BOOT.test(id)) ?? false;
        if (main === undefined || !boots) return undefined;
        const needed = [...closure(main, chunks)];
        const scripts = needed.map(({ fileName }) => fileName).filter((name) => !html.includes(name));
        const styles = [...new Set(needed.flatMap(stylesOf))].filter((name) => !html.includes(name));
        return [
          ...styles.map((name) => tag(name, { rel: 'preload', as: 'style' })),
          ...scripts.map((name) => tag(name, { rel: 'modulepreload', fetchpriority: 'low' })),
        ];
      },
    },
  };
  return { plugin, isWithThePage: (fileName) => withThePage.has(fileName) };
}

/**
 * `crossorigin` as Vite writes it: a request of another mode would be made a second time. What the page paints
 * before any script is there needs none of this: no style holds it up, and no script takes the line from its own
 * style (0.6 s of a slow 4G).
 */
const tag = (name: string, attrs: Readonly<Record<string, string>>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `/${name}` },
  injectTo: 'head',
});
