import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { type Limits, notTrial, withinLimits } from '../../booths/index.ts';
import { anyOf } from '../../database/queries/any-of.ts';
import type { StoredPayment } from '../../database/tables/catalogue-tables.ts';
import type { Database } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** States of orders as they are shown. */
export const staffStatuses = ['placed', 'confirmed', 'cancelled', 'lapsed'] as const;
type StaffStatus = (typeof staffStatuses)[number];

/** Which orders staff ask for. */
export interface OrderFilter {
  readonly formId?: string | undefined;
  readonly exhibitorId?: string | undefined;
  readonly category?: string | undefined;
  readonly payment?: StoredPayment | undefined;
  /** Empty for any. */
  readonly statuses: readonly StaffStatus[];
  /** What `soughtOrders` said of a search; null without one. */
  readonly sought: RawBuilder<SqlBool> | null;
  /** Of who asks. */
  readonly limits: Limits;
}

/** Orders that a filter lets through. */
export function filtered(database: Database, scope: Scope, filter: OrderFilter) {
  const { formId, exhibitorId, category, payment, statuses, sought, limits } = filter;
  return scoped(database, scope)
    .selectFrom('service_order')
    .where('service_order.status', '<>', 'new')
    .$if(formId !== undefined, (query) => query.where('service_order.form_id', '=', formId ?? ''))
    .$if(exhibitorId !== undefined, (query) =>
      query.where('service_order.exhibitor_id', '=', exhibitorId ?? ''),
    )
    .$if(payment !== undefined, (query) => query.where('service_order.payment', '=', payment ?? 'unpaid'))
    .where(notTrial(scope, sql.ref('service_order.exhibitor_id')))
    .where(
      withinLimits(scope, limits, {
        form: 'service_order.form_id',
        halls: 'service_order.halls',
        exhibitor: 'service_order.exhibitor_id',
      }),
    )
    .$if(statuses.length > 0, (query) => query.where('service_order.state', '=', anyOf(statuses)))
    .$if(category !== undefined, (query) =>
      query.where(sql<SqlBool>`service_order.categories @> array[${category}::text]`),
    )
    .$if(sought !== null, (query) => query.where(sought ?? sql<SqlBool>`true`));
}
