/** Every command of the lab, with the line that `npm run lab` says of it. Its code is loaded when it is asked for. */
import type { CommandUnknownOpts } from '@commander-js/extra-typings';

interface LabCommand {
  readonly about: string;
  readonly load: () => Promise<{ readonly command: CommandUnknownOpts }>;
}

export const COMMANDS: Readonly<Record<string, LabCommand>> = {
  analyze: {
    about: 'photos to reports and roasts, by the production worker in headless Chromium',
    load: () => import('./analyze/command.ts'),
  },
  'compare-reports': {
    about: 'whether two recordings of analyze --json hold the same reports, byte for byte without times',
    load: () => import('./compare-reports/command.ts'),
  },
  'check-roasts': {
    about: 'holds the roasts of analysed faces against the facts and against their own lines',
    load: () => import('./check-roasts/command.ts'),
  },
  'split-banks': {
    about: 'which lines of each key the phone carries, and which only the function tells',
    load: () => import('./split-banks/command.ts'),
  },
  'blind-reading': {
    about:
      'roasts of days 1, 30 and 60 for readers who know nothing of the inside, and the figures of their marks',
    load: () => import('./blind-reading/command.ts'),
  },
  'rank-lines': {
    about: 'which lines made people laugh, by the answers that accounts gave',
    load: () => import('./rank-lines/command.ts'),
  },
  evaluate: {
    about: 'how repeatable, fair, sensitive and true the measuring is, and which targets hold',
    load: () => import('./evaluate/command.ts'),
  },
  calibrate: {
    about: 'fits the score curves to sets of reports (src/domain/score/curves.json)',
    load: () => import('./calibrate/command.ts'),
  },
  'cross-validate': {
    about: 'how curves and ± hold for people that they were not fitted to',
    load: () => import('./cross-validate/command.ts'),
  },
  'fit-spread': {
    about: 'fits the ± of the score to repeated photos (src/domain/score/spread.json)',
    load: () => import('./fit-spread/command.ts'),
  },
  'fit-mixing': {
    about: "fits how much skin metrics answer in each other's filters (src/domain/skin/mixing.json)",
    load: () => import('./fit-mixing/command.ts'),
  },
  'face-shape': {
    about: 'cross-validates, trains and writes models/face-shape.onnx',
    load: () => import('./face-shape/command.ts'),
  },
  'skin-maps': {
    about: 'writes models/skin-maps.onnx from its published filters',
    load: () => import('./skin-maps/command.ts'),
  },
  bench: {
    about: 'speed beside raw FaceLandmarker, @vladmandic/human and another build of ours',
    load: () => import('./bench/command.ts'),
  },
  'bench-growth': {
    about: 'how the analysis grows with the photo, with the faces in it and over ten photos',
    load: () => import('./bench-growth/command.ts'),
  },
  'bench-history': {
    about: 'what opening a history of 10 to 10,000 roasts costs the main thread',
    load: () => import('./bench-history/command.ts'),
  },
  'bench-phone': {
    about: 'which tasks keep the main thread of a slow phone busy, and whose they are',
    load: () => import('./bench-phone/command.ts'),
  },
  'bench-roast': {
    about: 'speed of the roast function of the embedded backend',
    load: () => import('./bench-roast/command.ts'),
  },
  lighthouse: {
    about: "Lighthouse's mobile run over splash, camera and a kept roast",
    load: () => import('./lighthouse/command.ts'),
  },
  size: {
    about: 'what the line carries, against the budgets',
    load: () => import('./size/command.ts'),
  },
  packages: {
    about: 'what each package adds to the scripts of the build',
    load: () => import('./packages/command.ts'),
  },
  'transfer-sizes': {
    about: 'measures models and runtimes for models/manifest.json',
    load: () => import('./transfer-sizes/command.ts'),
  },
  contract: {
    about: 'what becomes of the specification’s and the clients’ calls here, or at a project',
    load: () => import('./contract/command.ts'),
  },
  screenshots: {
    about: 'a picture of every screen and state, into out/screens/',
    load: () => import('./screenshots/command.ts'),
  },
  icons: {
    about: 'every icon of the app from its one drawing (public/icons)',
    load: () => import('./icons/command.ts'),
  },
  splash: {
    about: 'the start pictures of iOS from the same drawing (public/splash)',
    load: () => import('./splash/command.ts'),
  },
  'store-pictures': {
    about: "the web app manifest's screenshots of the running app (public/store)",
    load: () => import('./store-pictures/command.ts'),
  },
  'mail-templates': {
    about: 'the e-mails of a hosted project (supabase/templates)',
    load: () => import('./mail-templates/command.ts'),
  },
  readme: {
    about: "the README's table of figures, from lab/reports and from what was just measured",
    load: () => import('./readme/command.ts'),
  },
  house: {
    about: 'what the repository consists of: files by room, documents, phrases, repetitions',
    load: () => import('./house/command.ts'),
  },
};

/** One line a command. */
export function listing(): string {
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  return [
    'npm run lab -- NAME …   (npm run lab -- NAME --help says what it takes)',
    '',
    ...Object.entries(COMMANDS).map(([name, { about }]) => `${name.padEnd(width)}  ${about}`),
  ].join('\n');
}
