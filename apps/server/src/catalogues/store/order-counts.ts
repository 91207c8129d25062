import { sql, type RawBuilder } from 'kysely';
import { inScope } from '../../database/scoped/in-scope.ts';
import { withinLimits } from '../../booths/index.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { OrderFilter } from './order-filter.ts';

/** What is counted of a list: one row for each form, state, payment, mix of categories and set of halls, and what is not folded. */
export function counted(scope: Scope, filter: OrderFilter): RawBuilder<unknown> {
  const { formId, category, payment, statuses, limits } = filter;
  const columns = sql`form_id, state, payment, categories, halls, orders, total, deposit`;
  const own = inScope(scope);
  const narrowed = [
    ...(formId === undefined ? [] : [sql`form_id = ${formId}`]),
    withinLimits(scope, limits, { form: 'form_id', halls: 'halls', exhibitor: 'exhibitor_id' }),
    ...(payment === undefined ? [] : [sql`payment = ${payment}`]),
    ...(statuses.length === 0 ? [] : [sql`state = any(${[...statuses]}::text[])`]),
    ...(category === undefined ? [] : [sql`${category} = any(categories)`]),
  ];
  return sql`
    select ${columns}
    from (
      select ${columns} from order_sum where ${own}
      union all
      select ${columns} from order_delta where ${own}
    ) as counted
    where ${sql.join(narrowed, sql` and `)}`;
}
