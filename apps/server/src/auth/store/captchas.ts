import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';

/** What is kept of a captcha. */
interface KeptCaptcha {
  readonly answerHash: Buffer;
  /** Its answer counts with work only. */
  readonly needsProof: boolean;
}

/** Keeps a captcha for `lifeSeconds` and removes some whose time is over. */
export async function insertCaptcha(
  database: Database,
  { key, answerHash, needsProof }: KeptCaptcha & { readonly key: string },
  lifeSeconds: number,
): Promise<void> {
  await sql`
    delete from captcha where captcha_key in (
      select captcha_key from captcha where expires_at < now() order by expires_at limit 20 for update skip locked
    )
  `.execute(database);
  await database
    .insertInto('captcha')
    .values({
      captcha_key: key,
      answer_hash: answerHash,
      needs_proof: needsProof,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifeSeconds})`,
    })
    .execute();
}

/** Lets a captcha that is not over live so many seconds from now on at least. */
export async function keepCaptchaFor(database: Database, key: string, seconds: number): Promise<void> {
  await sql`
    update captcha set expires_at = now() + make_interval(secs => ${seconds})
    where captcha_key = ${key} and expires_at > now() and expires_at < now() + make_interval(secs => ${seconds})
  `.execute(database);
}

/** Takes a captcha away for good; null if there is none or its time is over. */
export async function takeCaptcha(database: Database, key: string): Promise<KeptCaptcha | null> {
  const row = await database
    .deleteFrom('captcha')
    .where('captcha_key', '=', key)
    .returning(['answer_hash', 'needs_proof', sql<boolean>`expires_at > now()`.as('alive')])
    .executeTakeFirst();
  return row?.alive === true ? { answerHash: row.answer_hash, needsProof: row.needs_proof } : null;
}
