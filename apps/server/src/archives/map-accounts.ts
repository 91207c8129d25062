import type { Transaction } from '../database/database.ts';
import { newId } from '../platform/new-id.ts';
import type { OpenArchive } from './open-archive.ts';
import { findAccounts } from './store/write-rows.ts';

/** What becomes of the accounts of an archive. */
export interface MappedAccounts {
  /** The id that an account has here, where it is another one. */
  readonly ids: ReadonlyMap<string, string>;
  /** Those of the archive that are here already, by phone or username: they join the exhibition as they are. */
  readonly joined: ReadonlySet<string>;
}

const AT_ONCE = 1_000;

interface Arriving {
  readonly accountId: string;
  readonly phone: string | null;
  readonly username: string | null;
}

/** Finds for each account of an archive the one that it is here, or the id that it gets: its own where that is free. */
export async function mapAccounts(
  transaction: Transaction,
  tenantId: string,
  archive: OpenArchive,
): Promise<MappedAccounts> {
  const ids = new Map<string, string>();
  const joined = new Set<string>();
  if (archive.manifest.depth === 'set-up') return { ids, joined };
  let batch: Arriving[] = [];
  const settle = async (): Promise<void> => {
    const here = await findAccounts(transaction, tenantId, {
      phones: batch.flatMap(({ phone }) => phone ?? []),
      usernames: batch.flatMap(({ username }) => username ?? []),
      ids: batch.map(({ accountId }) => accountId),
    });
    for (const { accountId, phone, username } of batch) {
      const same =
        here.find((one) => phone !== null && one.phone === phone) ??
        here.find((one) => username !== null && one.username === username);
      if (same !== undefined) {
        joined.add(accountId);
        if (same.accountId !== accountId) ids.set(accountId, same.accountId);
      } else if (here.some((one) => one.accountId === accountId)) ids.set(accountId, newId());
    }
    batch = [];
  };
  for await (const { line } of archive.lines('account')) {
    batch.push({
      accountId: String(line['accountId']),
      phone: textOrNull(line['phone']),
      username: textOrNull(line['username']),
    });
    if (batch.length === AT_ONCE) await settle();
  }
  if (batch.length > 0) await settle();
  return { ids, joined };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
