import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { Detail } from './drafts.ts';

/** A link to a draft as it stood. */
export interface PreviewLine {
  readonly previewId: string;
  readonly code: string;
  readonly name: string | null;
  readonly madeAt: Date;
  readonly endsAt: Date;
}

/** What a link shows. */
export interface ShownPreview {
  readonly formId: string;
  readonly formCode: string;
  readonly title: LocalText;
  readonly detail: Detail;
  readonly madeAt: Date;
  readonly endsAt: Date;
}

/** The links of a form that are open, the newest first. */
export async function findPreviews(
  database: Database,
  scope: Scope,
  formId: string,
  now: Date,
): Promise<readonly PreviewLine[]> {
  return scoped(database, scope)
    .selectFrom('form_preview')
    .leftJoin('account', 'account.account_id', 'form_preview.made_by')
    .select([
      'form_preview.preview_id as previewId',
      'form_preview.code',
      'account.name',
      'form_preview.made_at as madeAt',
      'form_preview.ends_at as endsAt',
    ])
    .where('form_preview.form_id', '=', formId)
    .where('form_preview.ends_at', '>', now)
    .orderBy('form_preview.made_at', 'desc')
    .orderBy('form_preview.preview_id')
    .execute();
}

/** Keeps a link; those of the exhibition that are over go. */
export async function insertPreview(
  transaction: Transaction,
  scope: Scope,
  preview: Omit<PreviewLine, 'name'> & Pick<ShownPreview, 'formId' | 'detail'> & { readonly madeBy: string },
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('form_preview')
    .where('ends_at', '<=', preview.madeAt)
    .execute();
  await scoped(transaction, scope)
    .insertInto('form_preview')
    .values({
      preview_id: preview.previewId,
      form_id: preview.formId,
      code: preview.code,
      detail: JSON.stringify(preview.detail),
      made_by: preview.madeBy,
      made_at: preview.madeAt,
      ends_at: preview.endsAt,
    })
    .execute();
}

/** What a link shows that is open; null where it is over or was withdrawn. */
export async function findPreview(
  database: Database,
  scope: Scope,
  previewId: string,
  now: Date,
): Promise<ShownPreview | null> {
  const row = await scoped(database, scope)
    .selectFrom('form_preview')
    .innerJoin('form', 'form.form_id', 'form_preview.form_id')
    .select([
      'form_preview.form_id as formId',
      'form.form_code as formCode',
      'form.title',
      'form_preview.detail',
      'form_preview.made_at as madeAt',
      'form_preview.ends_at as endsAt',
    ])
    .where('form_preview.preview_id', '=', previewId)
    .where('form_preview.ends_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Withdraws a link of a form. @returns its code; null where there is none. */
export async function deletePreview(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  previewId: string,
): Promise<string | null> {
  const row = await scoped(transaction, scope)
    .deleteFrom('form_preview')
    .where('form_id', '=', formId)
    .where('preview_id', '=', previewId)
    .returning('code')
    .executeTakeFirst();
  return row?.code ?? null;
}
