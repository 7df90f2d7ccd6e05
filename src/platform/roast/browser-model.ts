/**
 * The language model that a browser brings along (Chrome's Prompt API, on computers), asked as the roast function asks its own:
 * the same request, the same judging of each line. For the few who have switched it on: no screen brings this file along.
 */
import type { Lang } from '#functions/vocabulary.ts';
import type { BrowserModelService, BrowserModelState, RoastService, WrittenRoast } from '#ports/cloud.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { tellByModel } from '#roast/model/tell.ts';
import type { AskModel } from '#roast/model/types.ts';
import { composeRoast } from '#roast/writer.ts';
import { toldOf } from './writing.ts';

/** A model on a computer writes slower than one in a data centre. Nobody waits for it: something stands there already. */
const LIMIT_MS = 30_000;

/** As Chrome 148 has it; TypeScript does not know it yet. */
interface LanguageModelSession {
  prompt(
    input: string,
    options: { readonly responseConstraint: object; readonly signal: AbortSignal },
  ): Promise<string>;
  destroy(): void;
}

interface Expected {
  readonly type: 'text';
  readonly languages: readonly string[];
}

interface CoreOptions {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
}

interface CreateOptions extends CoreOptions {
  readonly initialPrompts?: readonly { readonly role: 'system'; readonly content: string }[];
  readonly monitor?: (download: EventTarget) => void;
  readonly signal?: AbortSignal;
}

interface BrowserLanguageModel {
  availability(options: CoreOptions): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(options: CreateOptions): Promise<LanguageModelSession>;
}

const browsersModel = (): BrowserLanguageModel | undefined =>
  (globalThis as { LanguageModel?: BrowserLanguageModel }).LanguageModel;

/** The instructions are English, whatever is written. */
const optionsFor = (lang: Lang): CoreOptions => ({
  expectedInputs: [{ type: 'text', languages: [...new Set(['en', lang])] }],
  expectedOutputs: [{ type: 'text', languages: [lang] }],
});

const STATES = {
  unavailable: 'none',
  downloadable: 'to-fetch',
  downloading: 'fetching',
  available: 'ready',
} as const;

/** Never rejects. */
async function stateOf(lang: Lang): Promise<BrowserModelState> {
  try {
    const known = await browsersModel()?.availability(optionsFor(lang));
    return known === undefined ? 'none' : STATES[known];
  } catch {
    return 'none';
  }
}

/** True: it is there. Never rejects. */
async function fetchModel(lang: Lang, onProgress: (share: number) => void): Promise<boolean> {
  const monitor = (download: EventTarget) =>
    download.addEventListener('downloadprogress', (event) => {
      if (event instanceof ProgressEvent) onProgress(event.loaded);
    });
  try {
    const session = await browsersModel()?.create({ ...optionsFor(lang), monitor });
    session?.destroy();
    return session !== undefined;
  } catch {
    return false;
  }
}

const askIn =
  (lang: Lang): AskModel =>
  async ({ system, user, schema }, signal) => {
    let session: LanguageModelSession | undefined;
    try {
      session = await browsersModel()?.create({
        ...optionsFor(lang),
        initialPrompts: [{ role: 'system', content: system }],
        signal,
      });
      const text = await session?.prompt(user, { responseConstraint: schema, signal });
      return text ? { ok: true, text } : { ok: false, reason: 'empty' };
    } catch {
      return { ok: false, reason: signal.aborted ? 'timeout' : 'broken' };
    } finally {
      session?.destroy();
    }
  };

/** The model's text for what the phone has written; null where nothing of it holds, or it is too slow. Never rejects. */
async function tell({ facts }: Pick<WrittenRoast, 'facts'>): Promise<WrittenRoast | null> {
  try {
    const written = composeRoast(facts, await loadBank(facts.lang, facts.style));
    const { roast, failure } = await tellByModel(
      facts,
      written,
      askIn(facts.lang),
      AbortSignal.timeout(LIMIT_MS),
    );
    if (failure !== null) return null;
    return { facts, roast, told: await toldOf(facts, roast), sent: null };
  } catch {
    return null;
  }
}

/** @param phone writes what is shown at once */
export const createBrowserModel = (phone: RoastService): BrowserModelService => ({
  state: stateOf,
  fetch: fetchModel,
  async write(facts, said, start, taste) {
    const own = await phone.write(facts, said, start, taste);
    return { ...own, better: tell(own) };
  },
});
