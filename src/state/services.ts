/**
 * What state needs from the outside, as types. The real services are handed in by src/app, tests
 * hand in their own.
 */
import { atom } from 'jotai';
import type {
  AnalysisOutcome,
  AnalyzeProgress,
  EngineChoice,
  PrepareOptions,
  PrepareOutcome,
  PrepareProgress,
} from '#analysis/contract.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';

export interface AnalyzeRequest {
  readonly engine: EngineChoice;
  readonly overlays: boolean;
  readonly timings: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AnalyzeProgress) => void;
}

/** The part of the analysis client that the journey uses; failures are values, not exceptions. */
export interface AnalysisService {
  prepare(
    options: PrepareOptions,
    onProgress?: (progress: PrepareProgress) => void,
    signal?: AbortSignal,
  ): Promise<PrepareOutcome>;
  analyze(photo: Blob, request: AnalyzeRequest): Promise<AnalysisOutcome>;
}

export interface WrittenRoast {
  readonly roast: Roast;
  /** The exact text that left the phone to get it; null: nothing did. */
  readonly sent: string | null;
}

export interface RoastService {
  /** Writes a roast unlike `previous`. Rejects only when even the writer on the phone failed. */
  write(facts: RoastFacts, previous: Roast | null): Promise<WrittenRoast>;
}

export interface PhotoService {
  /** An address that `<img>` can show until it is closed. */
  openUrl(photo: Blob): string;
  closeUrl(url: string): void;
  /** The first file of a drop or a paste; null where there is none. Any kind: the worker decides. */
  fromTransfer(transfer: DataTransfer): File | null;
  /** Where the drawn face that anybody may try can be shown from. */
  readonly sampleUrl: string;
  /** The drawn face as a file. Rejects when it cannot be had. */
  sample(): Promise<Blob>;
}

export interface SettingsStorage {
  /** The stored text; null where there is none or storage is blocked. */
  read(): string | null;
  /** False where storage is full or blocked: the choice then lasts until the tab closes. */
  write(text: string): boolean;
}

export interface Services {
  readonly analysis: AnalysisService;
  readonly roast: RoastService;
  readonly photos: PhotoService;
  readonly settings: SettingsStorage;
  /** A whole number from 0 to 65535: chooses among equal phrases. */
  variant(): number;
}

const noServices = (): never => {
  throw new Error('State was used before src/app handed in its services');
};

const holder = atom<Services | null>(null);

/** Read: the services. Write: hand them in, once, before anything renders. */
export const servicesAtom = atom(
  (get): Services => get(holder) ?? noServices(),
  (_get, set, services: Services) => set(holder, services),
);
