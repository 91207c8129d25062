import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { withinLimits, type Limits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { areaUnit } from '../quantity-bound.ts';

/** A line of an order that stands without being decided or paid for. Hundredths of the unit, and fen. */
export interface OpenLine {
  readonly orderId: string;
  readonly formId: string;
  readonly subjectKey: string;
  readonly exhibitorId: string | null;
  readonly placedAt: Date;
  /** Of the whole order. */
  readonly total: number;
  readonly itemId: string;
  readonly quantity: number;
  readonly start: string | null;
  readonly nights: number | null;
}

/** The least of which an exhibitor with little area may have more of an item than is usual. Hundredths of the unit. */
export interface LeastBound {
  readonly itemId: string;
  readonly least: number;
  readonly byArea: boolean;
}

/** Of so many of its newest orders the median of a form is taken. */
const newest = 1_000;

/**
 * All open orders, as far as `limits` let them be seen, of whoever may have more than half a bound or an order of more
 * than `times` the median of its form; and these medians in fen. Who is found is judged by the rule itself afterwards.
 * What it costs grows with what is open, not with what was ever ordered.
 * @param most subjects at most, those with the dearest orders.
 */
export async function findOpenLines(
  database: Database,
  scope: Scope,
  limits: Limits,
  { bounds, times, most }: { bounds: readonly LeastBound[]; times: number; most: number },
): Promise<{ readonly lines: readonly OpenLine[]; readonly medians: ReadonlyMap<string, number> }> {
  const open = openOrders(scope, limits);
  const medians = await findMedians(database, scope, open);
  const dear = sql`select unnest(${[...medians.keys()]}::text[]) as form_id,
    unnest(${[...medians.values()].map((median) => median * times)}::double precision[]) as above`;
  const least = sql`select unnest(${bounds.map(({ itemId }) => itemId)}::text[]) as item_id,
    unnest(${bounds.map((bound) => bound.least)}::bigint[]) as least,
    unnest(${bounds.map(({ byArea }) => byArea)}::boolean[]) as by_area`;
  const { rows } = await sql<OpenLineRow>`
    with open as materialized (${open}),
    line as materialized (
      select open.*, item_id, quantity, start_day, nights, line_no
      from open join order_line on order_line.tenant_id = ${scope.tenantId}
        and order_line.exhibition_id = ${scope.exhibitionId} and order_line.order_id = open.order_id
    ),
    much as (
      select subject_key
      from (
        select subject_key, exhibitor_id, item_id, sum(quantity) as held from line
        group by subject_key, exhibitor_id, item_id
      ) as sums
      join (${least}) as bound using (item_id)
      where held * 2 > least and (not by_area or held * 2 > least * (
        select coalesce(sum(area), 0) / ${areaUnit}::double precision from booth
        where booth.tenant_id = ${scope.tenantId} and booth.exhibition_id = ${scope.exhibitionId}
          and booth.exhibitor_id = sums.exhibitor_id
      ))
      union
      select subject_key from open join (${dear}) as usual using (form_id) where total > above
    ),
    chosen as (
      select subject_key from open where subject_key in (select subject_key from much)
      group by subject_key order by max(total) desc, subject_key limit ${most}
    )
    select order_id, form_id, subject_key, exhibitor_id, placed_at, total, item_id, quantity, start_day, nights
    from line where subject_key in (select subject_key from chosen)
    order by order_id, line_no`.execute(database);
  return { lines: rows.map(toLine), medians };
}

/** What the newest standing orders of each form with open ones are for, in the middle. */
async function findMedians(
  database: Database,
  scope: Scope,
  open: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ form_id: string; median: number }>`
    select form_id, percentile_cont(0.5) within group (order by total) as median
    from (select distinct form_id from (${open}) as open) as form
    cross join lateral (
      select total from service_order
      where tenant_id = ${scope.tenantId} and exhibition_id = ${scope.exhibitionId}
        and service_order.form_id = form.form_id and status = 'placed' and total > 0
      order by placed_at desc limit ${newest}
    ) as recent
    group by form_id`.execute(database);
  return new Map(rows.map((row) => [row.form_id, row.median]));
}

/** Orders that nobody decided and nobody paid for (`isConfirmed` says the same of one). */
function openOrders(scope: Scope, limits: Limits): RawBuilder<unknown> {
  const seen = withinLimits(limits, {
    table: 'service_order',
    form: 'service_order.form_id',
    hall: 'submission.booth_hall',
    exhibitor: 'service_order.exhibitor_id',
  });
  return sql`
    select service_order.order_id, service_order.form_id, service_order.subject_key, service_order.exhibitor_id,
      service_order.placed_at, service_order.total
    from service_order
    left join submission using (tenant_id, exhibition_id, submission_id)
    where service_order.tenant_id = ${scope.tenantId} and service_order.exhibition_id = ${scope.exhibitionId}
      and service_order.status = 'placed' and service_order.payment = 'unpaid'
      and service_order.confirmed_at is null
      and ${sql<SqlBool>`submission.status is distinct from 'adopt'`} and ${seen}`;
}

interface OpenLineRow {
  readonly order_id: string;
  readonly form_id: string;
  readonly subject_key: string;
  readonly exhibitor_id: string | null;
  readonly placed_at: Date;
  readonly total: string;
  readonly item_id: string;
  readonly quantity: string;
  readonly start_day: string | null;
  readonly nights: number | null;
}

function toLine(row: OpenLineRow): OpenLine {
  return {
    orderId: row.order_id,
    formId: row.form_id,
    subjectKey: row.subject_key,
    exhibitorId: row.exhibitor_id,
    placedAt: row.placed_at,
    total: Number(row.total),
    itemId: row.item_id,
    quantity: Number(row.quantity),
    start: row.start_day,
    nights: row.nights,
  };
}
