import type { PortalConfig, CallName } from '@zhantai/contract';
import { ApiError, exhibitionFromAddress, type Client } from '@zhantai/contract/client';

/**
 * What the server says of the exhibition that the address names; where there is none of this name, of the one that it
 * shows without.
 */
export async function askConfig(
  client: Client<CallName>,
  search: string,
  named: string | null,
): Promise<PortalConfig> {
  const query = { ...exhibitionFromAddress(search), page: 'console' } as const;
  if (named === null) return client.call('portalConfig', { query });
  try {
    return await client.call('portalConfig', { query: { ...query, exhibition: named } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 404) throw error;
    return client.call('portalConfig', { query });
  }
}
