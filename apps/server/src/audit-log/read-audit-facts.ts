import type { ConsoleAuditFacts } from '@zhantai/contract';
import { checkLastSeal } from '../audit/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { findStaffNames } from './store/staff-names.ts';

/** Whose actions the audit can be narrowed to, and whether its last sealed day is what was sealed. */
export async function readAuditFacts(database: Database, exhibition: Exhibition): Promise<ConsoleAuditFacts> {
  const [people, seal] = await Promise.all([
    findStaffNames(database, exhibition),
    checkLastSeal(database, exhibition),
  ]);
  if (seal === null) return { people: [...people], seal };
  const { day, entries, hash, holds } = seal;
  return { people: [...people], seal: { day, entries, hash, holds } };
}
