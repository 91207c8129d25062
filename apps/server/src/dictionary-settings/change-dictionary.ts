import { hasRoot, type ChangeDictionaryRequest, type KeptDictionaryEntry } from '@zhantai/contract';
import type { Origin } from '../auth/index.ts';
import { changeThing } from '../changes/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findEntries, putEntries, shippedEntries } from '../dictionaries/index.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentKept, storedOf } from './kept-entry.ts';
import { requireKept } from './policy.ts';
import { originOf } from './read-dictionaries.ts';
import { deleteEntries, findGivenValues, lockDictionary } from './store.ts';
import { findUses } from './uses.ts';

/** Beyond so many, entries are not changed on a page. */
const MOST_ENTRIES = 5_000;
/** So many values are named where they are in use. */
const MOST_NAMED = 20;
const ORDER = 'order';

/** Who changes a dictionary, and from where. */
interface DictionaryEditor {
  readonly accountId: string;
  readonly origin: Origin;
}

/**
 * Changes entries by comparison (console.md §0.3), each by its value; the first change of a shipped list makes it one of
 * the exhibition.
 * @throws Refusal FORBIDDEN for one that is made, THING_CHANGED, ENTRY_IN_USE for values that answers hold, BAD_REQUEST
 * for an entry without a label, below none, below itself or below too many, LIMIT_REACHED.
 */
export async function changeDictionary(
  database: Database,
  exhibition: Exhibition,
  editor: DictionaryEditor,
  code: string,
  { entries, order }: ChangeDictionaryRequest,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await lockDictionary(transaction, exhibition, code);
    const own = await findEntries(transaction, exhibition, code);
    requireKept(originOf(code, own.length).origin);
    const stored = own.length > 0 ? own : (shippedEntries.get(code) ?? []);
    const before = new Map(stored.map((entry) => [entry.value, entry]));
    // A value that nobody has yet is compared, too.
    const kept: Record<string, KeptDictionaryEntry | readonly string[] | null> = {
      ...Object.fromEntries(entries.map(({ value }) => [keyOf(value), null])),
      ...Object.fromEntries(stored.map((entry) => [keyOf(entry.value), presentKept(entry)])),
      [ORDER]: stored.map(({ value }) => value),
    };
    const change = {
      ...Object.fromEntries(entries.map(({ value, from, to }) => [keyOf(value), { from, to }])),
      ...(order === undefined ? {} : { [ORDER]: order }),
    };
    const next = await changeThing(
      transaction,
      {
        exhibition,
        actor: { kind: 'staff', accountId: editor.accountId },
        origin: editor.origin,
        action: 'dictionary.change',
        thing: { kind: 'dictionary', id: code },
      },
      kept,
      change,
    );
    if (next === null) return;
    const values = valuesIn(
      next,
      stored.map(({ value }) => value),
      entries.map(({ value }) => value),
    );
    const after = values.flatMap((value) => {
      const entry = next[keyOf(value)];
      return isEntry(entry) ? [storedOf(value, entry, before.get(value))] : [];
    });
    if (after.length > MOST_ENTRIES)
      throw new Refusal('LIMIT_REACHED', { limit: MOST_ENTRIES, count: after.length });
    const parents = new Map(after.map(({ value, parent }) => [value, parent]));
    for (const { value, label } of after) {
      if (Object.keys(label).length === 0 || !hasRoot(value, parents))
        throw new Refusal('BAD_REQUEST', { detail: value });
    }
    const gone = stored.map(({ value }) => value).filter((value) => !parents.has(value));
    await requireNotGiven(transaction, exhibition, code, gone);
    await deleteEntries(transaction, exhibition, code, gone);
    await putEntries(transaction, exhibition, code, after);
  });
}

function keyOf(value: string): string {
  return `entry:${value}`;
}

/** All values in their order; what the order does not name comes last. */
function valuesIn(
  next: Readonly<Record<string, unknown>>,
  before: readonly string[],
  changed: readonly string[],
): readonly string[] {
  const order = next[ORDER];
  const named: readonly unknown[] = Array.isArray(order) ? order : before;
  return [...new Set([...named.map(String), ...before, ...changed])];
}

function isEntry(value: unknown): value is KeptDictionaryEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws Refusal ENTRY_IN_USE where answers of a form hold a value that is to go. */
async function requireNotGiven(
  transaction: Transaction,
  exhibition: Exhibition,
  code: string,
  values: readonly string[],
): Promise<void> {
  if (values.length === 0) return;
  const given = new Set<string>();
  for (const use of await findUses(transaction, exhibition, 'zh-Hans')) {
    if (use.code !== code) continue;
    for (const value of await findGivenValues(transaction, exhibition, use, values)) given.add(value);
  }
  if (given.size === 0) return;
  const names = [...given].slice(0, MOST_NAMED);
  throw new Refusal(
    'ENTRY_IN_USE',
    { names: names.join(' '), count: given.size },
    { names, count: given.size },
  );
}
