import { tenantRow, type Scope } from '../../exhibitions/index.ts';

/** The absolute address of a link for the staff: the console takes its code from behind the `#`, which no server sees. */
export function staffLinkAddress(publicUrl: string, { tenantId, exhibitionId }: Scope, code: string): string {
  const url = new URL(`${publicUrl}/console/`);
  if (exhibitionId !== tenantRow) url.searchParams.set('exhibition', exhibitionId);
  url.searchParams.set('tenant', tenantId);
  url.hash = `/welcome/${code}`;
  return url.href;
}
