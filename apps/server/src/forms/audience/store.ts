import type { Selectable } from 'kysely';
import type { AllottedBooth, Exhibitor } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { fixedStatement } from '../../database/fixed-statement.ts';
import type { FormTable } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';

type TimeColumn = 'opens_at' | 'early_end_at' | 'end_at' | 'late_end_at' | 'put_away_at' | 'updated_at';
/** A row of forms as a document: its times are texts. */
export type FormRow = Omit<Selectable<FormTable>, TimeColumn> & {
  readonly [column in TimeColumn]: string | null;
};

export interface StandingRow {
  readonly exhibitor: Exhibitor;
  readonly booths: readonly AllottedBooth[] | null;
  readonly extensions: Readonly<
    Record<string, { readonly endAt: string; readonly normalPrice: boolean }>
  > | null;
  readonly form: FormRow | null;
  readonly takesOrders: boolean;
}

// Documents, for one row of few columns is read fastest.
const select = fixedStatement<StandingRow>(`
  select
    json_build_object('exhibitorId', exhibitor_id, 'name', name, 'nameEn', name_en, 'origin', origin,
      'language', language, 'tags', exhibitor.tags, 'trial', trial) as exhibitor,
    (
      select json_agg(
        json_build_object('boothId', booth_id, 'hall', hall, 'number', number, 'area', area, 'type', type,
          'heightLimit', height_limit, 'tags', tags)
        order by area desc, hall, number)
      from booth where booth.tenant_id = $1 and booth.exhibition_id = $2 and booth.exhibitor_id = $3
    ) as booths,
    (
      select json_object_agg(extension.form_id,
        json_build_object('endAt', extension.end_at, 'normalPrice', extension.normal_price))
      from form_extension as extension
      where extension.tenant_id = $1 and extension.exhibition_id = $2 and extension.exhibitor_id = $3
    ) as extensions,
    to_json(form) as form,
    exists (
      select from catalogue_sale as sale
      where sale.tenant_id = $1 and sale.exhibition_id = $2 and sale.form_id = $4 and sale.rules <> '[]'
    ) as "takesOrders"
  from exhibitor
  left join form on form.tenant_id = $1 and form.exhibition_id = $2 and form.form_id = $4
    and form.published_version is not null and form.put_away_at is null
  where exhibitor.tenant_id = $1 and exhibitor.exhibition_id = $2 and exhibitor.exhibitor_id = $3`);

/** An exhibitor with its booths, later ends and a form, in one statement; undefined where it is gone. */
export async function selectStanding(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  exhibitorId: string,
  formId: string | null,
): Promise<StandingRow | undefined> {
  const [row] = await select(database, [tenantId, exhibitionId, exhibitorId, formId]);
  return row;
}
