import type { ChangeExhibitionRequest, ExhibitionProfileSettings } from '@zhantai/contract';
import type { Origin, Staff } from '../auth/index.ts';
import { changeThing } from '../changes/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { judgeSettings } from './judge-settings.ts';
import { columnsOf, keptSettings } from './kept-settings.ts';
import { countBooths, lockColumns, updateColumns } from './store.ts';

/** Who of the staff changes the exhibition, and from where. */
export interface ExhibitionEditor {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly origin: Origin;
}

/**
 * Changes settings of an exhibition by comparison (console.md §0.3). Zone and short name are not among them.
 * @throws Refusal THING_CHANGED with conflicts, IN_USE for a hall in which booths stand, DAYS_ORDER, LIMIT_REACHED,
 * BAD_REQUEST.
 */
export async function changeExhibition(
  database: Database,
  { staff, exhibition, origin }: ExhibitionEditor,
  { change }: ChangeExhibitionRequest,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const columns = await lockColumns(transaction, exhibition);
    const kept = keptSettings(columns);
    const about = {
      exhibition,
      actor: { kind: 'staff', accountId: staff.accountId },
      origin,
      action: 'exhibition.change',
      thing: { kind: 'exhibition', id: exhibition.exhibitionId },
      sets: ['languages'],
      // Names and numbers of people; a picture is no line of an audit.
      withheld: ['contacts', 'logo'],
    } as const;
    const next = await changeThing<ExhibitionProfileSettings>(transaction, about, kept, change);
    if (next === null) return;
    judgeSettings(next, kept, exhibition.zone);
    await requireFreeHalls(transaction, exhibition, kept, next);
    await updateColumns(transaction, exhibition, columnsOf(next, columns));
  });
}

/** @throws Refusal IN_USE where booths stand in a hall that would go. */
async function requireFreeHalls(
  transaction: Transaction,
  exhibition: Exhibition,
  kept: ExhibitionProfileSettings,
  next: ExhibitionProfileSettings,
): Promise<void> {
  const stay = new Set(next.halls.map(({ hall }) => hall));
  const gone = new Set(kept.halls.map(({ hall }) => hall).filter((hall) => !stay.has(hall)));
  if (gone.size === 0) return;
  const used = (await countBooths(transaction, exhibition)).filter(({ hall }) => gone.has(hall));
  if (used.length === 0) return;
  const count = used.reduce((sum, hall) => sum + hall.count, 0);
  const names = used.map(({ hall }) => hall).join(', ');
  throw new Refusal('IN_USE', { names, count }, { halls: used });
}
