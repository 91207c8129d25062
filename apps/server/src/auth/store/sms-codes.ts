import { limits, type SmsTemplate } from '@zhantai/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A phone of a tenant, known or not. */
export interface PhoneNumber {
  readonly tenantId: string;
  readonly phone: string;
}

/** The newest code of a number while it lives. */
export interface LivingCode {
  readonly codeId: string;
  readonly exhibitionId: string;
  readonly template: string;
  readonly hash: Buffer;
}

/** Makes everything else about the codes of this number wait until the transaction ends, whichever server does it. */
export async function lockNumber(transaction: Transaction, { tenantId, phone }: PhoneNumber): Promise<void> {
  const name = JSON.stringify([tenantId, phone]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`.execute(transaction);
}

/** When the last codes went to a number, newest first, and the database's clock. */
export async function selectSendings(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
): Promise<{ readonly sent: readonly Date[]; readonly now: Date }> {
  const rows = await transaction
    .selectFrom('sms_code')
    .select('sent_at')
    .where('tenant_id', '=', tenantId)
    .where('phone', '=', phone)
    .orderBy('sent_at', 'desc')
    .limit(limits.smsPerHour)
    .execute();
  const clock = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(transaction);
  return { sent: rows.map((row) => row.sent_at), now: clock.rows[0]?.now ?? new Date() };
}

/** Keeps a code for five minutes and removes some that count for nothing any more. */
export async function insertCode(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
  { exhibitionId }: Scope,
  code: { readonly codeId: string; readonly template: SmsTemplate; readonly hash: Buffer },
): Promise<void> {
  await sql`
    delete from sms_code where (tenant_id, phone, code_id) in (
      select tenant_id, phone, code_id from sms_code
      where sent_at < now() - interval '2 hours' order by sent_at limit 20 for update skip locked
    )
  `.execute(transaction);
  // clock_timestamp, not now(): the transaction may have waited for the number.
  await transaction
    .insertInto('sms_code')
    .values({
      tenant_id: tenantId,
      phone,
      code_id: code.codeId,
      exhibition_id: exhibitionId,
      template: code.template,
      code_hash: code.hash,
      sent_at: sql<Date>`clock_timestamp()`,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${limits.smsCodeLife / 1000})`,
      used_at: null,
    })
    .execute();
}

/** Spends one try on the newest code of a number; null if that is over, used or tried too often. Lock the number first. */
export async function takeTry(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
): Promise<LivingCode | null> {
  const { rows } = await sql<LivingCode>`
    update sms_code set tries = tries + 1
    where tenant_id = ${tenantId} and phone = ${phone} and code_id = (
        select code_id from sms_code where tenant_id = ${tenantId} and phone = ${phone}
        order by sent_at desc limit 1
      )
      and used_at is null and tries < ${limits.smsTries} and expires_at > clock_timestamp()
    returning code_id as "codeId", exhibition_id as "exhibitionId", template, code_hash as hash
  `.execute(transaction);
  return rows[0] ?? null;
}

/** Makes a code good for nothing more. Returns whether it was not used before. */
export async function markCodeUsed(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
  codeId: string,
): Promise<boolean> {
  const done = await transaction
    .updateTable('sms_code')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('tenant_id', '=', tenantId)
    .where('phone', '=', phone)
    .where('code_id', '=', codeId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
