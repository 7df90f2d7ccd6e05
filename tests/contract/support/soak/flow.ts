/** One evening of a person: a word about oneself, sign in, two roasts, one of them deleted, and tomorrow is another day. */
import { deleteEntryAtom, historyAtom, loadHistoryAtom } from '#state/history-atoms.ts';
import { isRunning } from '#state/journey.ts';
import { journeyAtom } from '#state/journey-atoms.ts';
import type { App } from '#tests/support/phone/app.ts';
import { STEPS, type Step } from './steps.ts';
import { closeApp, openAppIn, ownerOfApp, within, type World } from './world.ts';

const named = (name: string): Step => {
  const step = STEPS.find(([known]) => known === name);
  if (step === undefined) throw new Error(`no step ${name}`);
  return step[1];
};
const [roast, signIn, edit] = ['roast', 'sign in', 'edit'].map(named);

export interface EveningOptions {
  /** Ends the bad weather. */
  readonly calm: () => void;
  /** Between the roasts and the deletion: behind the screens the fault may still be on its way. */
  readonly linger: (app: App) => Promise<void>;
}

/** What the evening came to: enough for a test to see that it got somewhere. */
export interface Evening {
  readonly signedIn: boolean;
  readonly roasts: readonly string[];
}

/**
 * Whatever goes wrong once is met a second time in good weather (`calm`), as a person tries again. Everything that
 * the app says on the way goes into the ledger; it rests after every step, or this rejects.
 */
export async function evening(alone: World, { calm, linger }: EveningOptions): Promise<Evening> {
  let app = await openAppIn(alone);
  await edit?.(alone, app);
  await signIn?.(alone, app);
  if (ownerOfApp(app) === null) {
    calm();
    await signIn?.(alone, app);
  }
  const signedIn = ownerOfApp(app) !== null;
  const roasts: string[] = [];
  for (let number = 0; number < 2; number += 1) {
    roasts.push((await roast?.(alone, app)) ?? '');
    if (isRunning(app.store.get(journeyAtom))) throw new Error('a journey that does not rest');
  }
  await linger(app);
  await within(app, () => app.store.set(loadHistoryAtom));
  const history = app.store.get(historyAtom);
  const [entry] = history.phase === 'ready' ? history.entries : [];
  if (entry !== undefined) {
    const outcome = await within(app, () => app.store.set(deleteEntryAtom, entry));
    const known = alone.ledger.fates.get(entry.id);
    if (outcome === 'done' && known !== undefined) known.fate = 'deleted';
  }
  calm();
  closeApp(alone, app);
  app = await openAppIn(alone);
  closeApp(alone, app);
  return { signedIn, roasts };
}
