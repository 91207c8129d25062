import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/**
 * Whether a number is known in an exhibition: of an account with a part in it, of a visitor who proved it, or on a list
 * of an exhibitor. What anybody may write without proof, such as who registers by themselves, makes nothing known.
 */
export async function isKnownNumber(database: Database, scope: Scope, phone: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from account join membership using (tenant_id, account_id)
      where ${inScope(scope, 'membership')} and account.phone = ${phone}
    ) or exists (
      select from visitor
      where ${inScope(scope)} and mobile = ${phone} and proven
    ) or exists (
      select from person
      where ${inScope(scope)} and mobile = ${phone} and state = 'listed'
    ) or exists (
      select from invitation_message
      where ${inScope(scope)} and recipient = ${phone}
    ) as known
  `.execute(database);
  return rows[0]?.known === true;
}
