import { changeStaffLimits, type StaffLimits } from '../../auth/index.ts';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { findForms } from '../../forms/index.ts';
import type { Scope } from '../../exhibitions/index.ts';
import { auditCommand } from '../audit-command.ts';
import type { Command, Values } from '../command.ts';
import { findAccount } from '../find-account.ts';
import { identifier } from '../read-values.ts';
import { UsageError } from '../usage-error.ts';

/** What a member of staff may see and decide in an exhibition. */
export const staffLimitCommands = {
  limit: {
    usage:
      'limit NAME --exhibition ID [--may-decide yes|no] [--forms A1,B2|all] [--halls 5,6|all] [--tenant ID]   (of staff; an editor decides only with --may-decide yes)',
    words: [1, 1],
    async run({ database }, values, [name = '']) {
      const { tenantId, accountId } = await findAccount(database, name, values);
      const scope = { tenantId, exhibitionId: identifier(values, 'exhibition') };
      const wanted = await readLimits(database, scope, values);
      const change = await inTransaction(database, async (transaction) => {
        const done = await changeStaffLimits(transaction, scope, accountId, wanted);
        if (done === null) throw new UsageError(`${name} is not of the staff of ${scope.exhibitionId}.`);
        const thing = { kind: 'account', id: accountId };
        await auditCommand(transaction, scope, 'account.limit', thing, { from: done.from, to: done.to });
        return done;
      });
      const { mayDecide, formIds, halls } = change.to;
      return `${name}: decides as editor ${mayDecide ? 'yes' : 'no'}, forms ${show(formIds)}, halls ${show(halls)}.`;
    },
  },
} as const satisfies Readonly<Record<string, Command>>;

async function readLimits(database: Database, scope: Scope, values: Values): Promise<Partial<StaffLimits>> {
  const decide = values['may-decide'];
  if (decide !== undefined && decide !== 'yes' && decide !== 'no') {
    throw new UsageError('--may-decide must be yes or no.');
  }
  const { forms, halls } = values;
  return {
    ...(decide === undefined ? {} : { mayDecide: decide === 'yes' }),
    ...(forms === undefined ? {} : { formIds: await formsOf(database, scope, listOf(forms)) }),
    ...(halls === undefined ? {} : { halls: listOf(halls) }),
  };
}

/** Ids of forms by their codes. */
async function formsOf(
  database: Database,
  scope: Scope,
  codes: readonly string[],
): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const known = new Map((await findForms(database, scope)).map((form) => [form.formCode, form.formId]));
  return codes.map((code) => {
    const formId = known.get(code);
    if (formId === undefined)
      throw new UsageError(`There is no published form ${code} in ${scope.exhibitionId}.`);
    return formId;
  });
}

const show = (all: readonly string[]): string => (all.length === 0 ? 'all' : all.join(','));

/** What stands between commas; `all` is no limit. */
const listOf = (typed: string): readonly string[] =>
  typed === 'all'
    ? []
    : typed
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
