import { sql } from 'kysely';
import type { FormSettings } from '@zhantai/contract';
import type { Database, Transaction } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { FormWindow } from '../../forms/index.ts';
import type { SettingColumns } from '../kept-settings.ts';

/** A form, published or not. */
export interface KeptForm extends SettingColumns {
  readonly form_id: string;
  readonly form_type: string;
  readonly page_key: string;
  readonly page_type: number;
  readonly published_version: number | null;
  readonly put_away_at: Date | null;
}

/** The form of this id. */
export async function selectForm(database: Database, scope: Scope, formId: string): Promise<KeptForm | null> {
  const row = await formRow(database, scope, formId).executeTakeFirst();
  return row ?? null;
}

/** The form of this id, which nobody else changes until the transaction ends. */
export async function lockForm(
  transaction: Transaction,
  scope: Scope,
  formId: string,
): Promise<KeptForm | null> {
  const row = await formRow(transaction, scope, formId).forNoKeyUpdate().executeTakeFirst();
  return row ?? null;
}

function formRow(database: Database, scope: Scope, formId: string) {
  return scoped(database, scope).selectFrom('form').selectAll().where('form_id', '=', formId);
}

/** Until the transaction ends nobody else makes or names forms of this exhibition. */
export async function lockFormNames(transaction: Transaction, scope: Scope): Promise<void> {
  const key = JSON.stringify(['forms', scope.tenantId, scope.exhibitionId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** Writes every setting; what exhibitors see follows at once. */
export async function updateSettings(
  transaction: Transaction,
  scope: Scope,
  formId: string,
  settings: FormSettings,
  window: FormWindow,
): Promise<void> {
  const { passQuota, optionQuotas } = settings;
  const texts = (name: 'title' | 'purpose') =>
    JSON.stringify({
      'zh-Hans': settings[`${name}.zh-Hans`],
      'zh-Hant': settings[`${name}.zh-Hant`],
      en: settings[`${name}.en`],
    });
  await scoped(transaction, scope)
    .updateTable('form')
    .set({
      form_code: settings.code,
      form_group: settings.group,
      sort: settings.sort,
      title: texts('title'),
      purpose: texts('purpose'),
      roles: [...settings.roles],
      booth_types: [...settings.boothTypes],
      tags: [...settings.tags],
      not_tags: [...settings.notTags],
      after_form_id: settings.after?.formId ?? null,
      after_on: settings.after?.on ?? null,
      opens_at: window.opensAt,
      early_end_at: window.earlyEndAt,
      end_at: window.endAt,
      late_end_at: window.lateEndAt,
      submissions: settings.submissions,
      review: settings.review,
      required: settings.required,
      transport_choice: settings.transportChoice,
      quotas: JSON.stringify({
        ...(passQuota === null ? {} : { passes: passQuota }),
        ...(optionQuotas.length === 0 ? {} : { options: optionQuotas }),
      }),
      updated_at: sql<Date>`now()`,
    })
    .where('form_id', '=', formId)
    .execute();
}

/** What a form is called, as far as a new name may meet it. */
export interface FormName {
  readonly formId: string;
  readonly code: string;
  readonly pageKey: string;
  readonly sort: number;
  readonly inUse: boolean;
  /** The form before it. */
  readonly afterId: string | null;
}

/** What forms of an exhibition are called. */
export async function findFormNames(database: Database, scope: Scope): Promise<readonly FormName[]> {
  return scoped(database, scope)
    .selectFrom('form')
    .select([
      'form_id as formId',
      'form_code as code',
      'page_key as pageKey',
      'sort',
      'after_form_id as afterId',
    ])
    .select(sql<boolean>`put_away_at is null`.as('inUse'))
    .execute();
}

/** Exhibitors with a later end of their own for a form: how many, and the first by name. */
export async function findExtended(
  database: Database,
  scope: Scope,
  formId: string,
  most: number,
): Promise<{ readonly count: number; readonly names: readonly string[] }> {
  const { rows } = await sql<{ readonly count: string; readonly name: string }>`
    select count(*) over () as count, exhibitor.name
    from form_extension as extension
    join exhibitor on ${inScope(scope, 'exhibitor')} and exhibitor.exhibitor_id = extension.exhibitor_id
    where ${inScope(scope, 'extension')} and extension.form_id = ${formId}
    order by exhibitor.name limit ${most}`.execute(database);
  return { count: Number(rows[0]?.count ?? 0), names: rows.map(({ name }) => name) };
}

/** Every tag that an exhibitor or a booth has. */
export async function findTags(database: Database, scope: Scope): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly tag: string }>`
    select unnest(tags) as tag from exhibitor where ${inScope(scope, 'exhibitor')}
    union select unnest(tags) from booth where ${inScope(scope, 'booth')}
    order by tag`.execute(database);
  return rows.map(({ tag }) => tag);
}
