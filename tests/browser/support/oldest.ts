/** A browser as old as the oldest that README.md names: Chrome 111, Firefox 115 and Safari 16.4 in one, each at its worst. */
import type { Page } from 'playwright';
import { YOUNGER_LANGUAGE, YOUNGER_PLATFORM } from '#tests/support/younger.ts';

const YOUNGER = [YOUNGER_PLATFORM, YOUNGER_LANGUAGE];

type Names = Readonly<Record<string, readonly string[]>>;

/** Runs in page and worker before anything else: takes away what one of the three does not have yet. */
function takeAway(younger: readonly Names[]): void {
  const scope = globalThis as unknown as Record<string, { readonly prototype?: object } | undefined>;
  for (const [owner, names] of younger.flatMap((list) => Object.entries(list)))
    for (const name of names) {
      const own: object | undefined = owner === '' ? globalThis : scope[owner];
      // A constructor's own name first: `Response.json` is younger, what an answer has by that name is not.
      const from = own !== undefined && Object.hasOwn(own, name) ? own : scope[owner]?.prototype;
      if (from !== undefined) Reflect.deleteProperty(from, name);
    }
  // One does not know the word and refuses the picture; the other passes over the size.
  const make = globalThis.createImageBitmap;
  globalThis.createImageBitmap = (...asked: unknown[]) => {
    const last = asked.at(-1) as ImageBitmapOptions | undefined;
    const options = asked.length === 2 || asked.length === 6 ? last : undefined;
    if (options?.imageOrientation === 'from-image')
      return Promise.reject(
        new TypeError("'from-image' is not a valid value for enumeration ImageOrientation"),
      );
    const given = options === undefined ? asked : asked.slice(0, -1);
    return Reflect.apply(make, globalThis, given) as Promise<ImageBitmap>;
  };
}

/** To be called before the page opens its first address. */
export async function asOldest(page: Page): Promise<void> {
  await page.addInitScript(takeAway, YOUNGER);
  await page.route('**/assets/entry-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `(${takeAway.toString()})(${JSON.stringify(YOUNGER)});\n${await response.text()}`,
    });
  });
}
