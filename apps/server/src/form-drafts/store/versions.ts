import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A published version without what it asks. */
export interface VersionLine {
  readonly version: number;
  readonly publishedAt: Date;
  readonly name: string | null;
  /** What its publisher wrote of it. */
  readonly note: string;
  /** Exhibitors read it. */
  readonly noteShown: boolean;
}

/** Every version of a form, the newest first. */
export async function findVersionLines(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<readonly VersionLine[]> {
  return versions(database, scope, formId).orderBy('form_version.version', 'desc').execute();
}

/** One version with what it asks; null if there is none of this number. */
export async function findVersion(
  database: Database,
  scope: Scope,
  formId: string,
  version: number,
): Promise<(VersionLine & { readonly definition: unknown }) | null> {
  const row = await versions(database, scope, formId)
    .select('form_version.definition')
    .where('form_version.version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}

function versions(database: Database, scope: Scope, formId: string) {
  return scoped(database, scope)
    .selectFrom('form_version')
    .leftJoin('account', 'account.account_id', 'form_version.published_by')
    .select([
      'form_version.version',
      'form_version.published_at as publishedAt',
      'account.name',
      'form_version.note',
      'form_version.note_shown as noteShown',
    ])
    .where('form_version.form_id', '=', formId);
}
