/**
 * Running jokes: four of whom a roast speaks by name. Who was named once comes back after days (plan/running-jokes.ts). Their
 * lines stand in each style's `running.json`: under a fact of the photo they introduce, under `again.<runner>` they come back.
 */
import type { Lang } from '../../vocabulary.ts';

export const RUNNERS = ['lamp', 'pigeon', 'plant', 'gate'] as const;
export type Runner = (typeof RUNNERS)[number];

/** By what a line that introduces one is known; one that comes back is known by its key. */
const NAMES: Readonly<Record<Lang, Readonly<Record<Runner, RegExp>>>> = {
  en: {
    lamp: /\bKevin\b/u,
    pigeon: /\bGerald\b/u,
    plant: /\bSusan\b/u,
    gate: /\bBarry\b/u,
  },
  ja: {
    lamp: /蛍光灯の田中/u,
    pigeon: /鳩の佐々木/u,
    plant: /観葉植物の高橋/u,
    gate: /自動ドアの山下/u,
  },
};

/** Whom a line names, nobody mostly. */
export const runnersIn = (line: string, lang: Lang): readonly Runner[] =>
  RUNNERS.filter((runner) => NAMES[lang][runner].test(line));
