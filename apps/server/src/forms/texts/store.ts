import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A definition that never changes: a published version, or one state of a draft. */
export interface DefinitionKey {
  readonly formId: string;
  readonly kind: 'version' | 'draft';
  /** Its version or revision. */
  readonly number: number;
}

/** What every form asks now, and what its draft does, in no particular order. */
export async function findDefinitionKeys(
  database: Database,
  { tenantId, exhibitionId }: Scope,
): Promise<readonly DefinitionKey[]> {
  const scope = { tenantId, exhibitionId };
  const { rows } = await sql<DefinitionKey>`
    select form_id as "formId", 'version' as kind, published_version as number from form
      where ${inScope(scope, 'form')} and published_version is not null and put_away_at is null
    union all
    select form_draft.form_id, 'draft', form_draft.revision from form_draft
      join form on ${inScope(scope, 'form')} and form.form_id = form_draft.form_id and put_away_at is null
      where ${inScope(scope, 'form_draft')}`.execute(database);
  return rows;
}

/** One of them; null where it is gone. */
export async function readDefinition(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  { formId, kind, number }: DefinitionKey,
): Promise<unknown> {
  const scope = { tenantId, exhibitionId };
  const { rows } = await (
    kind === 'version'
      ? sql<{ definition: unknown }>`select definition from form_version
          where ${inScope(scope, 'form_version')} and form_id = ${formId} and version = ${number}`
      : sql<{ definition: unknown }>`select detail as definition from form_draft_state
          where ${inScope(scope, 'form_draft_state')} and form_id = ${formId} and revision = ${number}`
  ).execute(database);
  return rows[0]?.definition ?? null;
}
