import { limits, type SmsTemplate } from '@zhantai/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { scoped, tenantScoped } from '../../database/scoped/scoped.ts';
import { inScope, inTenant } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A phone of a tenant, known or not. */
export interface PhoneNumber {
  readonly tenantId: string;
  readonly phone: string;
}

/** What a code is for and the way it goes. */
export interface CodePurpose {
  readonly template: SmsTemplate;
  readonly channel: 'sms' | 'email';
}

/** A code of a number while it lives. */
export interface LivingCode {
  readonly codeId: string;
  readonly template: string;
  readonly hash: Buffer;
}

/** Makes everything else about the codes of this number wait until the transaction ends, whichever server does it. */
export async function lockNumber(transaction: Transaction, { tenantId, phone }: PhoneNumber): Promise<void> {
  const name = JSON.stringify([tenantId, phone]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`.execute(transaction);
}

/** When the last codes for one purpose went to a number, newest first, and the database's clock. */
export async function selectSendings(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
  { template, channel }: CodePurpose,
): Promise<{ readonly sent: readonly Date[]; readonly now: Date }> {
  const rows = await tenantScoped(transaction, tenantId)
    .selectFrom('sms_code')
    .select('sent_at')
    .where('phone', '=', phone)
    .where('template', '=', template)
    .where('channel', '=', channel)
    .orderBy('sent_at', 'desc')
    .limit(limits.smsPerDay)
    .execute();
  const clock = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(transaction);
  return { sent: rows.map((row) => row.sent_at), now: clock.rows[0]?.now ?? new Date() };
}

/** Keeps a code for five minutes and removes some that count for nothing any more. */
export async function insertCode(
  transaction: Transaction,
  phone: string,
  scope: Scope,
  code: CodePurpose & { readonly codeId: string; readonly hash: Buffer },
): Promise<void> {
  await sql`
    delete from sms_code where (tenant_id, phone, code_id) in (
      select tenant_id, phone, code_id from sms_code
      where sent_at < now() - interval '25 hours' order by sent_at limit 20 for update skip locked
    )
  `.execute(transaction);
  // clock_timestamp, not now(): the transaction may have waited for the number.
  await scoped(transaction, scope)
    .insertInto('sms_code')
    .values({
      phone,
      code_id: code.codeId,
      template: code.template,
      channel: code.channel,
      code_hash: code.hash,
      sent_at: sql<Date>`clock_timestamp()`,
      expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${limits.smsCodeLifeMs / 1000})`,
      used_at: null,
    })
    .execute();
}

/**
 * The codes of a number that live, of one exhibition and for some purposes, and that wrong ones did not end, for all or
 * for this address. Lock the number first.
 */
export async function selectLivingCodes(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
  exhibitionId: string,
  templates: readonly SmsTemplate[],
  address: string,
): Promise<readonly LivingCode[]> {
  const { rows } = await sql<LivingCode>`
    select code_id as "codeId", template, code_hash as hash from sms_code
    where ${inScope({ tenantId, exhibitionId })} and phone = ${phone}
      and template = any(${[...templates]}::text[])
      and used_at is null and expires_at > clock_timestamp() and tries < ${limits.smsTriesOfAll}
      and not exists (
        select from sms_code_try t
        where t.tenant_id = sms_code.tenant_id and t.phone = sms_code.phone and t.code_id = sms_code.code_id
          and t.address = ${address} and t.tries >= ${limits.smsTries}
      )
    order by sent_at desc
  `.execute(transaction);
  return rows;
}

/** Counts a wrong code against those it was tried at, by the address it came from. */
export async function countWrongCode(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
  codeIds: readonly string[],
  address: string,
): Promise<void> {
  await sql`
    with tried as (
      update sms_code set tries = tries + 1
      where ${inTenant(tenantId)} and phone = ${phone} and code_id = any(${[...codeIds]}::text[])
      returning tenant_id, phone, code_id
    )
    insert into sms_code_try as t (tenant_id, phone, code_id, address, tries)
    select tenant_id, phone, code_id, ${address}, 1 from tried
    on conflict (tenant_id, phone, code_id, address) do update set tries = t.tries + 1
  `.execute(transaction);
}

/** Makes a code good for nothing more. Returns whether it was not used before. */
export async function markCodeUsed(
  transaction: Transaction,
  { tenantId, phone }: PhoneNumber,
  codeId: string,
): Promise<boolean> {
  const done = await tenantScoped(transaction, tenantId)
    .updateTable('sms_code')
    .set({ used_at: sql<Date>`clock_timestamp()` })
    .where('phone', '=', phone)
    .where('code_id', '=', codeId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
