import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction as KyselyTransaction, type IsolationLevel } from 'kysely';
import type { Database, Transaction } from './database.ts';
import { isOutdatedPlan } from './failures/is-outdated-plan.ts';
import { sqlState } from './failures/sql-state.ts';

const attempts = 4;
/** serialization_failure, deadlock_detected: nothing happened, and the same work may succeed now. */
const repeatable = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction; anything it throws undoes everything. If the database asks for a repetition
 * (deadlock, serialization), `work` runs again, so it must have no effect outside the transaction.
 * Within a transaction `work` becomes part of it, and all of that stands or falls together.
 */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
  isolation: IsolationLevel = 'read committed',
): Promise<T> {
  if (database instanceof KyselyTransaction) return work(database);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (attempt === attempts || !mayRepeat(error)) throw error;
      await sleep(Math.random() * 20 * attempt);
    }
  }
}

function mayRepeat(error: unknown): boolean {
  return repeatable.has(sqlState(error) ?? '') || isOutdatedPlan(error);
}
