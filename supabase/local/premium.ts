/** Premium by address, as the service. The same SQL function serves hosted projects. */
import type { Database } from './database/open.ts';
import { callFunction } from './rest/call.ts';

/** False where no account has the address. */
export async function grantPremium(
  database: Database,
  { email, premium }: { readonly email: string; readonly premium: boolean },
): Promise<boolean> {
  const found = await database.asRole({ role: 'service_role' }, (queries) =>
    callFunction(queries, 'set_premium', { p_email: email, p_premium: premium }),
  );
  return found === true;
}
