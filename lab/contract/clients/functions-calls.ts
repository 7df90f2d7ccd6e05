/** Every public call of functions-js, on the function that the app calls. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { CallsOf } from './calls-of.ts';

type FunctionsClient = SupabaseClient['functions'];

export interface FunctionsWorld {
  readonly functions: FunctionsClient;
  /** Facts that the roast function takes. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export type FunctionsCall = (world: FunctionsWorld) => unknown;

export const FUNCTIONS_CALLS: CallsOf<FunctionsClient, FunctionsCall> = {
  setAuth: ({ functions }) => functions.setAuth('x'),
  invoke: [
    ['roast', ({ functions, facts }) => functions.invoke('roast', { body: facts })],
    ['roast, no facts', ({ functions }) => functions.invoke('roast', { body: {} })],
    ['roast, by GET', ({ functions }) => functions.invoke('roast', { method: 'GET' })],
    ['another', ({ functions }) => functions.invoke('nothing-at-all', { body: {} })],
  ],
};
