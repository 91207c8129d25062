import type { PortalConfigQuery } from '../schemas/index.ts';

/** The exhibition that a page's address asks for: `?exhibition=`, and `&tenant=` where tenants name theirs alike. */
export function exhibitionFromAddress(search: string): PortalConfigQuery {
  const query = new URLSearchParams(search);
  const [exhibition, tenant] = [query.get('exhibition'), query.get('tenant')];
  return { ...(exhibition ? { exhibition } : {}), ...(tenant ? { tenant } : {}) };
}
