import type { Exhibition } from './exhibition.ts';

/** What names an exhibition in an address of the portal: `?exhibition=`, and `&tenant=` where the id is not enough. */
export function addressQuery({
  tenantId,
  exhibitionId,
  sharesId,
}: Pick<Exhibition, 'tenantId' | 'exhibitionId' | 'sharesId'>): string {
  const query = new URLSearchParams({ exhibition: exhibitionId, ...(sharesId ? { tenant: tenantId } : {}) });
  return `?${query.toString()}`;
}
