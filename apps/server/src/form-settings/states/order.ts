import type { OrderFormsRequest } from '@zhantai/contract';
import { changeThing } from '../../changes/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FormEditor } from '../change-form.ts';
import { lockForm, lockFormNames } from '../store/settings.ts';
import { setPlace } from './store/states.ts';

/**
 * Moves forms within and between groups, all or none (console.md §0.3).
 * @returns how many stand elsewhere than before.
 * @throws Refusal NOT_FOUND, THING_CHANGED where one stands elsewhere than was seen.
 */
export async function orderForms(
  database: Database,
  { staff, exhibition, origin }: FormEditor,
  { moves }: OrderFormsRequest,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    // One order at a time, so that two never wait for each other's forms.
    await lockFormNames(transaction, exhibition);
    let moved = 0;
    for (const { formId, change } of moves) {
      const form = await lockForm(transaction, exhibition, formId);
      if (form === null) throw new Refusal('NOT_FOUND');
      const about = {
        exhibition,
        actor: { kind: 'staff', accountId: staff.accountId },
        origin,
        action: 'form.change',
        thing: { kind: 'form', id: formId },
      } as const;
      const kept = { group: form.form_group, sort: form.sort };
      const next = await changeThing(transaction, about, kept, change);
      if (next === null) continue;
      await setPlace(transaction, exhibition, formId, next);
      moved += 1;
    }
    return moved;
  });
}
