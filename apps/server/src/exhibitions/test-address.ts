import type { Database } from '../database/database.ts';
import { createExhibitionDirectory } from './directory.ts';
import { createTestExhibition } from './testing.ts';

/**
 * Id of the exhibition whose pages an absolute address opens, while the address alone would open an older one. Nothing
 * of that stays.
 */
export async function exhibitionAt(
  { database }: { readonly database: Database },
  address: string,
): Promise<string | undefined> {
  const transaction = await database.startTransaction().execute();
  try {
    const older = await createTestExhibition({ database: transaction });
    await transaction
      .updateTable('exhibition')
      .set({ created_at: new Date('2000-01-01T00:00:00Z') })
      .where('tenant_id', '=', older.tenantId)
      .execute();
    const { hostname, searchParams } = new URL(address);
    const found = await createExhibitionDirectory(transaction).findForHost(hostname, {
      exhibitionId: searchParams.get('exhibition') ?? undefined,
      tenantId: searchParams.get('tenant') ?? undefined,
    });
    return found?.exhibitionId;
  } finally {
    await transaction.rollback().execute();
  }
}

/** The first address in a message. */
export const addressIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
