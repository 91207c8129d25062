import type { Exhibition, ExhibitionDirectory } from '../../exhibitions/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** What a call says of its exhibition; null where it says nothing. */
export interface Named {
  readonly tenantId: string | null;
  readonly exhibitionId: string | null;
}

/**
 * The exhibition that a call names; where it leaves something out, the only one that fits, and of those it does not name
 * only one that is open (wire.md §1).
 * @throws Refusal EXHIBITION_NEEDED with the header that would tell, TENANT_NOT_FOUND, WRONG_EXHIBITION for one that is
 * not there.
 */
export async function findNamed(
  exhibitions: ExhibitionDirectory,
  { tenantId, exhibitionId }: Named,
): Promise<Exhibition> {
  if (tenantId !== null && exhibitionId !== null) {
    const found = await exhibitions.find(tenantId, exhibitionId);
    if (found !== null) return found;
  } else {
    const found = await exhibitions.findAll({
      ...(tenantId === null ? {} : { tenantId }),
      ...(exhibitionId === null ? {} : { exhibitionId }),
    });
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    const header = exhibitionId === null ? 'Exhibition-Id' : 'Tenant-Id';
    if (only !== undefined || (tenantId === null && exhibitionId === null)) {
      throw new Refusal('EXHIBITION_NEEDED', { header });
    }
  }
  const known = tenantId === null || (await exhibitions.hasTenant(tenantId));
  if (!known) throw new Refusal('TENANT_NOT_FOUND');
  if (exhibitionId === null) throw new Refusal('EXHIBITION_NEEDED', { header: 'Exhibition-Id' });
  throw new Refusal('WRONG_EXHIBITION');
}
