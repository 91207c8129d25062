import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/**
 * Whether a number is known in an exhibition: of an account with a part in it, of a visitor who proved it, or on a list
 * of an exhibitor. What anybody may write without proof, such as who registers by themselves, makes nothing known.
 */
export async function isKnownNumber(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  phone: string,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from account join membership using (tenant_id, account_id)
      where account.tenant_id = ${tenantId} and account.phone = ${phone} and membership.exhibition_id = ${exhibitionId}
    ) or exists (
      select from visitor
      where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId} and mobile = ${phone} and proven
    ) or exists (
      select from person
      where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId} and mobile = ${phone} and state = 'listed'
    ) or exists (
      select from invitation_message
      where tenant_id = ${tenantId} and exhibition_id = ${exhibitionId} and recipient = ${phone}
    ) as known
  `.execute(database);
  return rows[0]?.known === true;
}
