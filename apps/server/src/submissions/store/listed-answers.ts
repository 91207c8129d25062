import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Answers } from '@zhantai/engine';

/** What a list shows of a submission. */
export interface ListedAnswers {
  /** Of the form, when they were given. */
  readonly version: number;
  /** Whole where they are short; of long ones the short answers, and none at all where the list is full. */
  readonly answers: Answers;
}

/** A submission: one of its submitted revisions, or its draft (null). */
export interface ListedPlace {
  readonly submissionId: string;
  readonly revision: number | null;
}

/**
 * Bytes of the answers of one submission that are listed whole, and of all of those; so much is looked at as it is stored,
 * packed, and what is listed is counted unpacked: the same text over and over packs to a hundredth.
 */
const WHOLE_BYTES = 16_384;
const WHOLES_BYTES = 1_048_576;
/** Packed bytes of long submissions that are looked into. */
const LOOKED_INTO_BYTES = 1_048_576;
/** Bytes of one answer that is listed of a long submission, of all its answers, and of all answers of a list. */
const SHORT_BYTES = 2_048;
const SHORTS_BYTES = 65_536;
const ALL_BYTES = 900_000;

/** The answers of a list, by submission: never more than fit into one answer, whatever was submitted. */
export async function selectListedAnswers(
  database: Database,
  scope: Scope,
  places: readonly ListedPlace[],
): Promise<ReadonlyMap<string, ListedAnswers>> {
  if (places.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number; answers: Answers | null }>`
    select submission_id as id, version,
      case when size <= ${WHOLE_BYTES} and upto <= ${WHOLES_BYTES} then answers end as answers
    from (
      select submission_id, version, answers, place, size,
        sum(size) filter (where size <= ${WHOLE_BYTES}) over (order by place) as upto
      from (
        select submission_id, version, answers, place,
          case when packed <= ${WHOLE_BYTES} and packed_upto <= ${WHOLES_BYTES} then octet_length(answers::text) end as size
        from (
          select submission_id, version, answers, place, pg_column_size(answers) as packed,
            sum(pg_column_size(answers)) filter (where pg_column_size(answers) <= ${WHOLE_BYTES})
              over (order by place) as packed_upto
          from (${answersAt(scope, places)}) as listed
        ) as stored
      ) as unpacked
    ) as sized
    order by place`.execute(database);
  const long = rows.filter(({ answers }) => answers === null).map(({ id }) => id);
  const shortened = await selectShort(
    database,
    scope,
    places.filter(({ submissionId }) => long.includes(submissionId)),
  );
  const listed = new Map<string, ListedAnswers>();
  let bytes = 0;
  for (const { id, version, answers } of rows) {
    const given = answers ?? shortened.get(id) ?? {};
    bytes += bytes > ALL_BYTES ? 0 : Buffer.byteLength(JSON.stringify(given));
    listed.set(id, { version, answers: bytes > ALL_BYTES ? {} : given });
  }
  return listed;
}

/** Of long submissions the answers that are short; of those behind the first few nothing. */
async function selectShort(
  database: Database,
  scope: Scope,
  places: readonly ListedPlace[],
): Promise<ReadonlyMap<string, Answers>> {
  if (places.length === 0) return new Map();
  const { rows } = await sql<{ id: string; answers: Answers | null }>`
    select submission_id as id, (
      select jsonb_object_agg(key, value) from (
        select key, value, sum(octet_length(key) + octet_length(value::text)) over (order by key) as upto
        from jsonb_each(answers) where octet_length(value::text) <= ${SHORT_BYTES}
      ) as member where upto <= ${SHORTS_BYTES}
    ) as answers
    from (
      select submission_id, answers, pg_column_size(answers) as size,
        sum(pg_column_size(answers)) over (order by place) as before
      from (${answersAt(scope, places)}) as listed
    ) as sized
    where before - size <= ${LOOKED_INTO_BYTES}`.execute(database);
  return new Map(rows.map(({ id, answers }) => [id, answers ?? {}]));
}

function answersAt(scope: Scope, places: readonly ListedPlace[]): RawBuilder<unknown> {
  return sql`
    with wanted (submission_id, revision, place) as (
      select * from unnest(
        ${places.map(({ submissionId }) => submissionId)}::text[],
        ${places.map(({ revision }) => revision)}::integer[]
      ) with ordinality
    )
    select submission_id, version, answers, place from revision join wanted using (submission_id, revision)
    where ${inScope(scope)}
    union all
    select submission_id, version, answers, place from draft join wanted using (submission_id)
    where ${inScope(scope)} and wanted.revision is null`;
}
