import { sql } from 'kysely';
import type { Answers } from '@zhantai/engine';
import { anyOf } from '../../database/queries/any-of.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { handOverIf } from '../../database/call/hand-over.ts';

/** A sealed answer of a submission. */
export interface Seal {
  readonly sealId: string;
  readonly submissionId: string;
  /** `prop`, or `prop/column` in a sub-table. */
  readonly prop: string;
  readonly kind: 'id' | 'photo' | 'health';
  readonly keyId: string;
  readonly ciphertext: Buffer;
  readonly blindIndex: Buffer;
}

/** Every seal of these submissions. */
export async function selectSeals(
  database: Database,
  scope: Scope,
  submissionIds: readonly string[],
): Promise<readonly Seal[]> {
  if (submissionIds.length === 0) return [];
  return (await sealsOf(database, scope, submissionIds).execute()).map(toSeal);
}

function sealsOf(database: Database, scope: Scope, submissionIds: readonly string[]) {
  return scoped(database, scope)
    .selectFrom('sealed_answer')
    .select(['seal_id', 'submission_id', 'prop', 'kind', 'key_id', 'ciphertext', 'blind_index'])
    .where('submission_id', '=', anyOf(submissionIds));
}

function toSeal(row: {
  readonly seal_id: string;
  readonly submission_id: string;
  readonly prop: string;
  readonly kind: Seal['kind'];
  readonly key_id: string;
  readonly ciphertext: Buffer;
  readonly blind_index: Buffer;
}): Seal {
  return {
    sealId: row.seal_id,
    submissionId: row.submission_id,
    prop: row.prop,
    kind: row.kind,
    keyId: row.key_id,
    ciphertext: row.ciphertext,
    blindIndex: row.blind_index,
  };
}

/** The seals that listed answers name, by submission. */
export async function selectNamedSeals(
  database: Database,
  scope: Scope,
  listed: ReadonlyMap<string, { readonly answers: Answers }>,
): Promise<ReadonlyMap<string, readonly Seal[]>> {
  const named = [...listed].flatMap(([submissionId, { answers }]) =>
    [...JSON.stringify(answers).matchAll(/"\$sealed":"([^"]{1,64})"/g)].map(([, sealId = '']) => ({
      submissionId,
      sealId,
    })),
  );
  if (named.length === 0) return new Map();
  // Each is opened to be masked.
  handOverIf(named.length > mostOnLoop);
  const submissionIds = [...new Set(named.map(({ submissionId }) => submissionId))];
  const rows = await sealsOf(database, scope, submissionIds)
    .where('seal_id', '=', anyOf(named.map(({ sealId }) => sealId)))
    .execute();
  const seals = new Map<string, Seal[]>();
  for (const seal of rows.map(toSeal)) {
    const own = seals.get(seal.submissionId) ?? [];
    own.push(seal);
    seals.set(seal.submissionId, own);
  }
  return seals;
}

/** Seals that the event loop opens for one call. */
const mostOnLoop = 4_000;

/** Every seal of a subject's submissions. */
export async function selectSealsOfSubject(
  database: Database,
  scope: Scope,
  subjectKey: string,
): Promise<readonly Seal[]> {
  const rows = await scoped(database, scope)
    .selectFrom('submission')
    .select('submission_id')
    .where('subject_key', '=', subjectKey)
    .execute();
  return selectSeals(
    database,
    scope,
    rows.map((row) => row.submission_id),
  );
}

export async function insertSeals(
  transaction: Transaction,
  scope: Scope,
  seals: readonly Seal[],
): Promise<void> {
  if (seals.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'sealed_answer',
    seals.map((seal) => ({
      seal_id: seal.sealId,
      submission_id: seal.submissionId,
      prop: seal.prop,
      kind: seal.kind,
      key_id: seal.keyId,
      ciphertext: seal.ciphertext,
      blind_index: seal.blindIndex,
    })),
  );
}

/** A seal, and the exhibition that it belongs to. */
export type ScopedSeal = Seal & { readonly scope: Scope };

/** Seals that these data keys made, at most `most`, held until the transaction ends; those that others hold are left out. */
export async function lockSealsOf(
  transaction: Transaction,
  keyIds: readonly string[],
  most: number,
): Promise<readonly ScopedSeal[]> {
  const rows = await transaction
    .selectFrom('sealed_answer')
    .selectAll()
    .where('key_id', '=', anyOf(keyIds))
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    scope: { tenantId: row.tenant_id, exhibitionId: row.exhibition_id },
    sealId: row.seal_id,
    submissionId: row.submission_id,
    prop: row.prop,
    kind: row.kind,
    keyId: row.key_id,
    ciphertext: row.ciphertext,
    blindIndex: row.blind_index,
  }));
}

/** Stores what another key sealed in the place of these seals. */
export async function updateSeals(transaction: Transaction, seals: readonly ScopedSeal[]): Promise<void> {
  if (seals.length === 0) return;
  await sql`
    update sealed_answer set key_id = fresh.key_id, ciphertext = fresh.ciphertext, blind_index = fresh.blind_index
    from unnest(
      ${seals.map(({ scope }) => scope.tenantId)}::text[], ${seals.map(({ scope }) => scope.exhibitionId)}::text[],
      ${seals.map(({ sealId }) => sealId)}::text[], ${seals.map(({ keyId }) => keyId)}::text[],
      ${seals.map(({ ciphertext }) => ciphertext)}::bytea[], ${seals.map(({ blindIndex }) => blindIndex)}::bytea[]
    ) as fresh (tenant_id, exhibition_id, seal_id, key_id, ciphertext, blind_index)
    where sealed_answer.tenant_id = fresh.tenant_id and sealed_answer.exhibition_id = fresh.exhibition_id
      and sealed_answer.seal_id = fresh.seal_id`.execute(transaction);
}

/** Removes the seals of a submission that neither its draft nor any revision names: what was typed over is gone. */
export async function deleteLooseSeals(
  transaction: Transaction,
  scope: Scope,
  submissionId: string,
): Promise<void> {
  await sql`
    delete from sealed_answer
    where ${inScope(scope)} and submission_id = ${submissionId}
      and not exists (
        select from draft
        where draft.tenant_id = sealed_answer.tenant_id and draft.exhibition_id = sealed_answer.exhibition_id
          and draft.submission_id = sealed_answer.submission_id
          and strpos(draft.answers::text, sealed_answer.seal_id) > 0
      )
      and not exists (
        select from revision
        where revision.tenant_id = sealed_answer.tenant_id and revision.exhibition_id = sealed_answer.exhibition_id
          and revision.submission_id = sealed_answer.submission_id
          and strpos(revision.answers::text, sealed_answer.seal_id) > 0
      )`.execute(transaction);
}
