import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** How much one data key sealed. */
export interface KeyUse {
  readonly keyId: string;
  readonly answers: number;
  readonly contents: number;
  /** Keys of the drafts that lie on people's devices. */
  readonly draftKeys: number;
}

/** Numbers of the data keys that sealed anything, found key by key in the index instead of row by row. */
export async function selectUsedKeys(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ keyId: string }>`
    with recursive
      answers (key_id) as (
        select min(key_id) from sealed_answer
        union all
        select (select min(key_id) from sealed_answer where key_id > answers.key_id) from answers where key_id is not null
      ),
      contents (key_id) as (
        select min(key_id) from blob
        union all
        select (select min(key_id) from blob where key_id > contents.key_id) from contents where key_id is not null
      )
    select key_id as "keyId" from badge_key
    union select key_id from answers where key_id is not null
    union select key_id from contents where key_id is not null
    union select distinct draft_key_id from account where draft_key_id is not null
    union select distinct totp_key_id from account where totp_key_id is not null
    order by 1`.execute(database);
  return rows.map(({ keyId }) => keyId);
}

/** What each data key sealed; reads every sealed row. */
export async function selectKeyUse(database: Database): Promise<readonly KeyUse[]> {
  const { rows } = await sql<KeyUse>`
    select key_id as "keyId", sum(answers)::integer as answers, sum(contents)::integer as contents,
      sum(draft_keys)::integer as "draftKeys"
    from (
      select key_id, count(*) as answers, 0 as contents, 0 as draft_keys from sealed_answer group by key_id
      union all
      select key_id, 0, 0, 0 from badge_key
      union all
      select key_id, 0, count(*), 0 from blob where key_id is not null and refs > 0 group by key_id
      union all
      select draft_key_id, 0, 0, count(*) from account where draft_key_id is not null group by draft_key_id
      union all
      select totp_key_id, 0, 0, 0 from account where totp_key_id is not null group by totp_key_id
    ) as used
    group by key_id order by key_id`.execute(database);
  return rows;
}
