import { sql, type RawBuilder } from 'kysely';
import { type Limits, notTrial, withinLimits } from '../../booths/index.ts';
import type { Database } from '../../database/database.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
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
 * What it costs grows with what is found, not with what was ever ordered: `order_holding` has what each subject has of
 * an item, indexes the dearest orders of a form and its newest. What few have is looked up by its key, which the database
 * would not believe of them (`offset 0`).
 * @param most subjects at most, those with the dearest orders.
 */
export async function findOpenLines(
  database: Database,
  scope: Scope,
  limits: Limits,
  { bounds, times, most }: { bounds: readonly LeastBound[]; times: number; most: number },
): Promise<{ readonly lines: readonly OpenLine[]; readonly medians: ReadonlyMap<string, number> }> {
  const medians = await findMedians(database, scope);
  const seen = withinLimits(scope, limits, {
    form: 'service_order.form_id',
    halls: 'service_order.halls',
    exhibitor: 'service_order.exhibitor_id',
  });
  const { rows } = await sql<OpenLineRow>`
    with suspect as materialized (${holdingMuch(scope, bounds)} union ${orderingDear(scope, medians, times)}),
    open as materialized (
      select found.* from suspect cross join lateral (
        select order_id, form_id, subject_key, exhibitor_id, placed_at, total from service_order
        where ${inScope(scope)}
          and service_order.subject_key = suspect.subject_key and status = 'placed' and state = 'placed' and ${seen}
          and ${notTrial(scope, sql.ref('service_order.exhibitor_id'))}
        offset 0
      ) as found
    ),
    chosen as (select subject_key from open group by subject_key order by max(total) desc, subject_key limit ${most})
    select order_id, form_id, subject_key, exhibitor_id, placed_at, total, item_id, quantity, start_day, nights
    from open cross join lateral (
      select item_id, quantity, start_day, nights, line_no from order_line
      where ${inScope(scope)} and order_line.order_id = open.order_id
      offset 0
    ) as line
    where subject_key in (select subject_key from chosen)
    order by order_id, line_no`.execute(database);
  return { lines: rows.map(toLine), medians };
}

/** Who has over half the least bound of an item. */
function holdingMuch(scope: Scope, bounds: readonly LeastBound[]): RawBuilder<unknown> {
  const over = (some: readonly LeastBound[]): RawBuilder<unknown> => sql`
    unnest(
      ${some.map(({ itemId }) => itemId)}::text[],
      ${some.map(({ least }) => least)}::bigint[]
    ) as bound(item_id, least)
    join order_holding as holding on ${inScope(scope, 'holding')}
      and holding.item_id = bound.item_id and holding.quantity > bound.least / 2`;
  const byArea = bounds.filter((bound) => bound.byArea);
  const plain = sql`select subject_key from ${over(bounds.filter((bound) => !bound.byArea))}`;
  if (byArea.length === 0) return plain;
  // Most have more than a bound for the smallest area, and larger booths.
  return sql`${plain} union
    select subject_key from ${over(byArea)}
    left join (
      select exhibitor_id, sum(area) / ${areaUnit}::double precision as units from booth
      where ${inScope(scope)} and exhibitor_id is not null
      group by exhibitor_id
    ) as allotted using (exhibitor_id)
    where holding.quantity * 2 > bound.least * coalesce(units, 0)`;
}

/** Who has an open order of more than so many times the median of its form. */
function orderingDear(
  scope: Scope,
  medians: ReadonlyMap<string, number>,
  times: number,
): RawBuilder<unknown> {
  return sql`
    select service_order.subject_key
    from unnest(
      ${[...medians.keys()]}::text[],
      ${[...medians.values()].map((median) => Math.floor(median * times))}::bigint[]
    ) as usual(form_id, above)
    join service_order on ${inScope(scope, 'service_order')}
      and service_order.form_id = usual.form_id and service_order.state = 'placed'
      and service_order.total > usual.above`;
}

/** What the newest standing orders of each form are for, in the middle. */
async function findMedians(database: Database, scope: Scope): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ form_id: string; median: number }>`
    select form_id, percentile_cont(0.5) within group (order by total) as median
    from form cross join lateral (
      select total from service_order
      where ${inScope(scope, 'service_order')}
        and service_order.form_id = form.form_id and status = 'placed' and total > 0
        and ${notTrial(scope, sql.ref('service_order.exhibitor_id'))}
      order by placed_at desc limit ${newest}
    ) as recent
    where ${inScope(scope, 'form')}
    group by form_id`.execute(database);
  return new Map(rows.map((row) => [row.form_id, row.median]));
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
