/**
 * The language model that a browser brings along (Chrome's Prompt API, on computers). The code that asks it comes when it is
 * first needed; where that cannot be fetched, there is no model.
 */
import type { BrowserModelService, RoastService } from '#ports/cloud.ts';

const load = () => import('./browser-comedian.ts');

/** @param phone writes what is shown at once */
export function createBrowserModel(phone: RoastService): BrowserModelService {
  return {
    state: (lang) =>
      load().then(
        ({ stateOf }) => stateOf(lang),
        () => 'none',
      ),
    fetch: (lang, onProgress) =>
      load().then(
        ({ fetchModel }) => fetchModel(lang, onProgress),
        () => false,
      ),
    async write(facts, said, start, taste) {
      const own = await phone.write(facts, said, start, taste);
      const better = load().then(
        ({ tell }) => tell(own),
        () => null,
      );
      return { ...own, better };
    },
  };
}
