/** Premium, or one analysis, by address, as the service. The same SQL functions serve hosted projects. */
import type { Database } from './database/open.ts';
import { callFunction } from './rest/call.ts';

/** What the server gives to an account: a plan, or the full detail of one analysis. */
export type Grant =
  | { readonly kind: 'premium'; readonly on: boolean }
  | { readonly kind: 'analysis'; readonly id: string };

/** The SQL function that makes the grant, and its arguments. */
export function grantCall(email: string, grant: Grant) {
  return grant.kind === 'premium'
    ? { name: 'set_premium', parameters: { p_email: email, p_premium: grant.on } }
    : { name: 'grant_analysis', parameters: { p_email: email, p_analysis: grant.id } };
}

/** False where no account has the address. */
export async function giveGrant(database: Database, email: string, grant: Grant): Promise<boolean> {
  const { name, parameters } = grantCall(email, grant);
  const found = await database.asRole({ role: 'service_role' }, (queries) =>
    callFunction(queries, name, parameters),
  );
  return found === true;
}
