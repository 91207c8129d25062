import type { AllottedBooth, Exhibitor } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { createCache } from '../../database/cache.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { PublishedForm } from '../form.ts';
import { toPublished } from '../store.ts';
import { selectStanding, type FormRow } from './store.ts';

/** An exhibitor as it stands before forms. */
export interface Standing {
  readonly exhibitor: Exhibitor;
  /** The largest first. */
  readonly booths: readonly AllottedBooth[];
  /** Later ends granted to this exhibitor, by form. */
  readonly extensions: ReadonlyMap<string, Date>;
  /** Forms of which the later end is at the late price. */
  readonly atLatePrice: ReadonlySet<string>;
  /** The form that was asked for; null where there is none, or no version of it is published. */
  readonly form: PublishedForm | null;
}

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
  scope: Scope,
  exhibitorId: string,
  formId: string | null,
): Promise<Standing | null> {
  const row = await selectStanding(database, scope, exhibitorId, formId);
  if (row === undefined) return null;
  const { exhibitor, booths, extensions, form, takesOrders } = row;
  const granted = Object.entries(extensions ?? {});
  return {
    exhibitor,
    booths: booths ?? [],
    extensions: new Map(granted.map(([id, { endAt }]) => [id, new Date(endAt)])),
    atLatePrice: new Set(granted.filter(([, { normalPrice }]) => !normalPrice).map(([id]) => id)),
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
    put_away_at: timeOf(row.put_away_at),
    takes_orders: takesOrders,
  });
  return form;
}

function timeOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
