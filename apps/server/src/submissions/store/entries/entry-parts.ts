import { sql, type RawBuilder } from 'kysely';
import type { Way } from './choose-way.ts';
import { entryStatuses, type EntryFilter } from './entry-filter.ts';
import type { EntryOrder } from './entry-order.ts';

/** A part of a list that an index has in the order of the list. */
export interface Part {
  /** Whether these have what is sorted by; the others stand behind them. */
  readonly present: boolean;
  readonly where: RawBuilder<unknown>;
  /** What is not said by `where`. */
  readonly rest: EntryFilter;
  readonly within: RawBuilder<unknown>;
}

/** A list by states, by forms too where it is read along those, and by whether there is anything to sort by. */
export function partsOf(filter: EntryFilter, order: EntryOrder, way: Way): readonly Part[] {
  const statuses = entryStatuses.flatMap((status, index) =>
    filter.statuses === null || filter.statuses.includes(status)
      ? [sql`entry.status_order = ${sql.lit(index + 1)}`]
      : [],
  );
  const presence =
    order.missing === null
      ? [{ present: true, has: sql`true` }]
      : [
          { present: true, has: sql`not (${order.missing})` },
          { present: false, has: order.missing },
        ];
  const formIds = way === 'along forms' ? filter.formIds : null;
  const forms = formIds === null ? [sql`true`] : formIds.map((formId) => sql`entry.form_id = ${formId}`);
  const rest = {
    ...filter,
    statuses: null,
    formIds: formIds === null ? filter.formIds : null,
    halls: way === 'along halls' ? null : filter.halls,
  };
  const within = formIds === null ? order.within : (order.withinForm ?? order.within);
  return statuses.flatMap((status) =>
    forms.flatMap((form) =>
      presence.map(({ present, has }) => ({
        present,
        where: sql`${status} and ${form} and ${has}`,
        rest,
        within,
      })),
    ),
  );
}
