import type { Selectable } from 'kysely';
import type { AllottedBooth, Exhibitor } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { fixedStatement } from '../../database/fixed-statement.ts';
import { createCache } from '../../database/cache.ts';
import type { FormTable } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PublishedForm } from '../form.ts';
import { toPublished } from '../store.ts';

/** An exhibitor as it stands before forms. */
export interface Standing {
  readonly exhibitor: Exhibitor;
  /** The largest first. */
  readonly booths: readonly AllottedBooth[];
  /** Later ends granted to this exhibitor, by form. */
  readonly extensions: ReadonlyMap<string, Date>;
  /** The form that was asked for; null where there is none, or no version of it is published. */
  readonly form: PublishedForm | null;
}

type TimeColumn = 'opens_at' | 'early_end_at' | 'end_at' | 'late_end_at' | 'updated_at';
type FormRow = Omit<Selectable<FormTable>, TimeColumn> & {
  readonly [column in TimeColumn]: string | null;
};

interface StandingRow {
  readonly exhibitor: Exhibitor;
  readonly booths: readonly AllottedBooth[] | null;
  readonly extensions: Readonly<Record<string, string>> | null;
  readonly form: FormRow | null;
  readonly takesOrders: boolean;
}

// Documents, for one row of few columns is read fastest.
const select = fixedStatement<StandingRow>(`
  select
    json_build_object('exhibitorId', exhibitor_id, 'name', name, 'nameEn', name_en, 'origin', origin,
      'language', language, 'tags', exhibitor.tags) as exhibitor,
    (
      select json_agg(
        json_build_object('boothId', booth_id, 'hall', hall, 'number', number, 'area', area, 'type', type,
          'heightLimit', height_limit, 'tags', tags)
        order by area desc, hall, number)
      from booth where booth.tenant_id = $1 and booth.exhibition_id = $2 and booth.exhibitor_id = $3
    ) as booths,
    (
      select json_object_agg(extension.form_id, extension.end_at) from form_extension as extension
      where extension.tenant_id = $1 and extension.exhibition_id = $2 and extension.exhibitor_id = $3
    ) as extensions,
    to_json(form) as form,
    exists (
      select from catalogue_sale as sale
      where sale.tenant_id = $1 and sale.exhibition_id = $2 and sale.form_id = $4 and sale.rules <> '[]'
    ) as "takesOrders"
  from exhibitor
  left join form on form.tenant_id = $1 and form.exhibition_id = $2 and form.form_id = $4
    and form.published_version is not null
  where exhibitor.tenant_id = $1 and exhibitor.exhibition_id = $2 and exhibitor.exhibitor_id = $3`);

const standings = createCache<Standing & { readonly formId: string | null }>(({ exhibitor, formId }) => [
  `exhibitor ${exhibitor.exhibitorId}`,
  ...(formId === null ? [] : [`form ${formId}`]),
]);

/**
 * What every call of an exhibitor asks, in one statement; null where the exhibitor is gone.
 * @param formId of a form to read with it.
 */
export async function findStanding(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  formId: string | null,
): Promise<Standing | null> {
  const { tenantId, exhibitionId } = scope;
  return standings.get(database, [tenantId, exhibitionId, exhibitorId, formId ?? ''].join('\n'), async () => {
    const standing = await readStanding(database, scope, exhibitorId, formId);
    return standing === null ? null : { ...standing, formId };
  });
}

async function readStanding(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  exhibitorId: string,
  formId: string | null,
): Promise<Standing | null> {
  const [row] = await select(database, [tenantId, exhibitionId, exhibitorId, formId]);
  if (row === undefined) return null;
  const { exhibitor, booths, extensions, form, takesOrders } = row;
  return {
    exhibitor,
    booths: booths ?? [],
    extensions: new Map(Object.entries(extensions ?? {}).map(([id, endAt]) => [id, new Date(endAt)])),
    form: form === null ? null : readForm(form, takesOrders),
  };
}

function readForm(row: FormRow, takesOrders: boolean): PublishedForm | null {
  const [form = null] = toPublished({
    ...row,
    opens_at: timeOf(row.opens_at),
    early_end_at: timeOf(row.early_end_at),
    end_at: timeOf(row.end_at),
    late_end_at: timeOf(row.late_end_at),
    takes_orders: takesOrders,
  });
  return form;
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
