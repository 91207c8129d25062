import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { SeatArea } from '../database/tables/open-tables.ts';
import type { LocalText } from '../database/tables/schema.ts';
import type { Scope } from '../exhibitions/index.ts';

/** A seat that somebody has, with its hall. */
export interface TakenSeat {
  readonly planId: string;
  readonly title: LocalText;
  readonly area: string;
  readonly row: string;
  readonly number: string;
  readonly name: string;
  readonly company: string;
  readonly areas: Readonly<Record<string, SeatArea>>;
}

/** How many halls may be searched now. */
export async function countOpenPlans(database: Database, scope: Scope, now: Date): Promise<number> {
  const { plans } = await openPlans(database, scope, now)
    .select((row) => row.fn.countAll<string>().as('plans'))
    .executeTakeFirstOrThrow();
  return Number(plans);
}

/** Seats of people of this name whose mobile ends so, in halls that may be searched now. */
export async function findSeats(
  database: Database,
  scope: Scope,
  nameKey: string,
  mobileTail: string,
  now: Date,
): Promise<readonly TakenSeat[]> {
  const rows = await openPlans(database, scope, now)
    .innerJoin('seat', 'seat.plan_id', 'seat_plan.plan_id')
    .select(['seat.plan_id', 'title', 'areas', 'area', 'seat_row', 'seat_number', 'name', 'company'])
    .where('name_key', '=', nameKey)
    .where('mobile_tail', '=', mobileTail)
    .orderBy('area')
    .orderBy('seat_row')
    .orderBy('seat_number')
    .execute();
  return rows.map((row) => ({
    planId: row.plan_id,
    title: row.title,
    areas: row.areas,
    area: row.area,
    row: row.seat_row,
    number: row.seat_number,
    name: row.name,
    company: row.company,
  }));
}

/** The drawing of a hall. */
export async function findMap(database: Database, scope: Scope, planId: string): Promise<string> {
  const { svg } = await scoped(database, scope)
    .selectFrom('seat_plan')
    .select('svg')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  return svg;
}

export interface PlanRow {
  readonly planId: string;
  readonly title: LocalText;
  readonly svg: string;
  readonly areas: Readonly<Record<string, SeatArea>>;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
}

export async function putPlan(transaction: Transaction, scope: Scope, plan: PlanRow): Promise<void> {
  const changed = {
    title: JSON.stringify(plan.title),
    svg: plan.svg,
    areas: JSON.stringify(plan.areas),
    opens_at: plan.opensAt,
    closes_at: plan.closesAt,
  };
  await scoped(transaction, scope)
    .insertInto('seat_plan')
    .values({
      plan_id: plan.planId,
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'exhibition_id', 'plan_id']).doUpdateSet(changed),
    )
    .execute();
}

export interface SeatRow {
  readonly area: string;
  readonly row: string;
  readonly number: string;
  readonly name: string;
  readonly nameKey: string;
  readonly mobileTail: string;
  readonly company: string;
}

/** Puts these people on the seats of a hall in place of those before. */
export async function replaceSeats(
  transaction: Transaction,
  scope: Scope,
  planId: string,
  seats: readonly SeatRow[],
): Promise<void> {
  await scoped(transaction, scope).deleteFrom('seat').where('plan_id', '=', planId).execute();
  const rows = seats.map((seat) => ({
    plan_id: planId,
    area: seat.area,
    seat_row: seat.row,
    seat_number: seat.number,
    name: seat.name,
    name_key: seat.nameKey,
    mobile_tail: seat.mobileTail,
    company: seat.company,
  }));
  await insertRows(transaction, scope, 'seat', rows);
}

/** Opens the search in every hall from one moment to another; without a beginning it is closed. */
export async function setOpening(
  database: Database,
  scope: Scope,
  opensAt: Date | null,
  closesAt: Date | null,
): Promise<void> {
  await scoped(database, scope)
    .updateTable('seat_plan')
    .set({ opens_at: opensAt, closes_at: closesAt })
    .execute();
}

/** A hall that nobody opened has no beginning, and is closed. */
function openPlans(database: Database, scope: Scope, now: Date) {
  return scoped(database, scope)
    .selectFrom('seat_plan')
    .where('seat_plan.opens_at', '<=', now)
    .where((plan) =>
      plan.or([plan('seat_plan.closes_at', 'is', null), plan('seat_plan.closes_at', '>', now)]),
    );
}
