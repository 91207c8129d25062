import type { PortalConfigQuery } from '../schemas/index.ts';

/** The exhibition that a page's address asks for: `?exhibition=`, and `&tenant=` where tenants name theirs alike. */
export function askedExhibition(search: string): PortalConfigQuery {
  const asked = new URLSearchParams(search);
  const [exhibition, tenant] = [asked.get('exhibition'), asked.get('tenant')];
  return { ...(exhibition ? { exhibition } : {}), ...(tenant ? { tenant } : {}) };
}
