import { staffRoles } from '@zhantai/contract';
import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { FormQuotas, FormTable } from '../database/tables/schema.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Begun } from './audience/is-reached.ts';
import type { Form, FormAfter, PublishedForm } from './form.ts';

/** Every form in use that has a published version, in the order of the manual. */
export async function findForms(database: Database, scope: Scope): Promise<readonly PublishedForm[]> {
  const forms = await findAllForms(database, scope);
  return forms.filter(({ putAwayAt }) => putAwayAt === null);
}

/** As {@link findForms}, with those that are put away: for what was handed in of them. */
export async function findAllForms(database: Database, scope: Scope): Promise<readonly PublishedForm[]> {
  const rows = await publishedForms(database, scope)
    .orderBy('form_group')
    .orderBy('sort')
    .orderBy('form_code')
    .execute();
  return rows.flatMap(toPublished);
}

/** Forms of which nothing is published yet, also those put away, as version 0: nobody but staff knows them. */
export async function findNewForms(database: Database, scope: Scope): Promise<readonly PublishedForm[]> {
  const rows = await scoped(database, scope)
    .selectFrom('form')
    .selectAll()
    .where('published_version', 'is', null)
    .orderBy('form_group')
    .orderBy('sort')
    .orderBy('form_code')
    .execute();
  return rows.flatMap((row) => toPublished({ ...row, published_version: 0, takes_orders: false }));
}

/** A form in use, if a version of it is published. */
export async function findForm(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<PublishedForm | null> {
  const form = await findAnyForm(database, scope, formId);
  return form?.putAwayAt === null ? form : null;
}

/** As {@link findForm}, also one that is put away: for what was handed in of it. */
export async function findAnyForm(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<PublishedForm | null> {
  const rows = await publishedForms(database, scope).where('form_id', '=', formId).execute();
  return rows.flatMap(toPublished)[0] ?? null;
}

/** What a subject began of these forms. */
export async function findBegun(
  database: Database,
  scope: Scope,
  subjectKey: string,
  formIds: readonly string[],
): Promise<readonly Begun[]> {
  return scoped(database, scope)
    .selectFrom('submission')
    .select(['form_id as formId', 'status'])
    .where('subject_key', '=', subjectKey)
    .where('form_id', 'in', [...formIds])
    .where(sql<boolean>`submission_begun(submission)`)
    .execute();
}

/** What exhibitors are told of a version. */
export interface VersionNote {
  readonly version: number;
  readonly note: string;
}

/** Notes that travel with a form. */
const MOST_NOTES = 5;

/** The definition as it was published: JSON from outside. Null if there is no such version. */
export async function findDefinition(
  database: Database,
  scope: Scope,
  formId: string,
  version: number,
): Promise<{ readonly definition: unknown; readonly notes: readonly VersionNote[] } | null> {
  const row = await scoped(database, scope)
    .selectFrom('form_version')
    .select('definition')
    .where('form_id', '=', formId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) return null;
  const notes = await scoped(database, scope)
    .selectFrom('form_version')
    .select(['version', 'note'])
    .where('form_id', '=', formId)
    .where('version', '<=', version)
    .where('note_shown', '=', true)
    .orderBy('version', 'desc')
    .limit(MOST_NOTES)
    .execute();
  return { ...row, notes };
}

/** The numbers of every version of a form that was published, the newest first. */
export async function findVersions(
  database: Database,
  scope: Scope,
  formId: string,
): Promise<readonly number[]> {
  const rows = await scoped(database, scope)
    .selectFrom('form_version')
    .select('version')
    .where('form_id', '=', formId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version }) => version);
}

export async function insertForm(transaction: Transaction, scope: Scope, form: Form): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('form')
    .values({
      form_id: form.formId,
      form_type: form.formType,
      page_key: form.pageKey,
      page_type: form.pageType,
      form_code: form.formCode,
      form_group: form.formGroup,
      sort: form.sort,
      title: JSON.stringify(form.title),
      purpose: JSON.stringify(form.purpose),
      roles: [...form.audience.roles],
      booth_types: [...form.audience.boothTypes],
      tags: [...form.audience.tags],
      not_tags: [...form.audience.notTags],
      after_form_id: form.after?.formId ?? null,
      after_on: form.after?.on ?? null,
      opens_at: form.window.opensAt,
      early_end_at: form.window.earlyEndAt,
      end_at: form.window.endAt,
      late_end_at: form.window.lateEndAt,
      submissions: form.submissions,
      review: form.review,
      required: form.required,
      transport_choice: form.transportChoice,
      quotas: JSON.stringify(storedQuotas(form)),
    })
    .execute();
}

/** The newest version number of a form under a row lock, 0 before the first; null if there is no such form. */
export async function lockNewestVersion(
  transaction: Transaction,
  scope: Scope,
  formId: string,
): Promise<number | null> {
  const form = await scoped(transaction, scope)
    .selectFrom('form')
    .select('form_id')
    .where('form_id', '=', formId)
    .forUpdate()
    .executeTakeFirst();
  if (form === undefined) return null;
  const newest = await scoped(transaction, scope)
    .selectFrom('form_version')
    .select((row) => row.fn.max('version').as('version'))
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return newest?.version ?? 0;
}

export async function insertVersion(
  transaction: Transaction,
  scope: Scope,
  version: {
    readonly formId: string;
    readonly version: number;
    readonly definition: unknown;
    readonly by: string | null;
    /** What changed, in the words of who published it. */
    readonly note?: string;
    /** Exhibitors read it. */
    readonly noteShown?: boolean;
  },
): Promise<void> {
  const { formId, note = '', noteShown = false } = version;
  await scoped(transaction, scope)
    .insertInto('form_version')
    .values({
      form_id: formId,
      version: version.version,
      definition: JSON.stringify(version.definition),
      published_by: version.by,
      note,
      note_shown: noteShown,
    })
    .execute();
  await scoped(transaction, scope)
    .updateTable('form')
    .set({ published_version: version.version, updated_at: sql<Date>`now()` })
    .where('form_id', '=', formId)
    .execute();
}

/** Accounts of the organiser's staff in an exhibition. */
export async function findStaff(database: Database, scope: Scope): Promise<readonly string[]> {
  const rows = await scoped(database, scope)
    .selectFrom('membership')
    .select('account_id')
    .where('role', 'in', [...staffRoles])
    .execute();
  return rows.map((row) => row.account_id);
}

/** Grants an exhibitor a later end, or moves it. */
export async function putExtension(
  transaction: Transaction,
  scope: Scope,
  extension: {
    readonly formId: string;
    readonly exhibitorId: string;
    readonly endAt: Date;
    readonly by: string;
    readonly reason?: string;
    /** Orders are at the price of before the deadline: so unless it says otherwise. */
    readonly normalPrice?: boolean;
  },
): Promise<void> {
  const { reason = '', normalPrice = true } = extension;
  const granted = { end_at: extension.endAt, granted_by: extension.by, reason, normal_price: normalPrice };
  await scoped(transaction, scope)
    .insertInto('form_extension')
    .values({
      form_id: extension.formId,
      exhibitor_id: extension.exhibitorId,
      ...granted,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'exhibition_id', 'form_id', 'exhibitor_id'])
        .doUpdateSet({ ...granted, granted_at: sql<Date>`now()` }),
    )
    .execute();
}

function storedQuotas({ passQuota, optionQuotas }: Form): FormQuotas {
  return {
    ...(passQuota === null ? {} : { passes: passQuota }),
    ...(optionQuotas.length === 0 ? {} : { options: optionQuotas }),
  };
}

function publishedForms(database: Database, scope: Scope) {
  return scoped(database, scope)
    .selectFrom('form')
    .selectAll()
    .select(
      sql<boolean>`exists (
        select from catalogue_sale as sale
        where sale.tenant_id = form.tenant_id and sale.exhibition_id = form.exhibition_id
          and sale.form_id = form.form_id and sale.rules <> '[]'
      )`.as('takes_orders'),
    )
    .where('published_version', 'is not', null);
}

/** The form before one, as its row tells it. */
export function toAfter({
  after_form_id: formId,
  after_on: on,
}: Pick<Selectable<FormTable>, 'after_form_id' | 'after_on'>): FormAfter | null {
  return formId === null || on === null ? null : { formId, on };
}

/** A form as its row tells it; none if no version is published. */
export function toPublished(
  row: Omit<Selectable<FormTable>, 'updated_at'> & { readonly takes_orders: boolean },
): PublishedForm[] {
  if (row.published_version === null) return [];
  return [
    {
      formId: row.form_id,
      formType: row.form_type,
      pageKey: row.page_key,
      pageType: row.page_type,
      formCode: row.form_code,
      formGroup: row.form_group,
      sort: row.sort,
      title: row.title,
      purpose: row.purpose,
      audience: { roles: row.roles, boothTypes: row.booth_types, tags: row.tags, notTags: row.not_tags },
      after: toAfter(row),
      window: {
        opensAt: row.opens_at,
        earlyEndAt: row.early_end_at,
        endAt: row.end_at,
        lateEndAt: row.late_end_at,
      },
      submissions: row.submissions,
      review: row.review,
      required: row.required,
      transportChoice: row.transport_choice,
      passQuota: row.quotas.passes ?? null,
      optionQuotas: row.quotas.options ?? [],
      version: row.published_version,
      putAwayAt: row.put_away_at,
      takesOrders: row.takes_orders,
    },
  ];
}
