import type { TokenRequest } from '@zhantai/contract';
import { Refusal } from '../../platform/refusal.ts';

/**
 * The fields of a token request, from query and body together; what opens something comes in the body only.
 * @throws Refusal BAD_REQUEST where a field comes twice with different values.
 */
export function mergeTokenRequest(query: Partial<TokenRequest>, body: Partial<TokenRequest>): TokenRequest {
  const inBody = new Map(Object.entries(body));
  for (const [name, value] of Object.entries(query)) {
    if (inBody.has(name) && inBody.get(name) !== value) throw new Refusal('BAD_REQUEST', { detail: name });
  }
  const { grant_type, ...fields } = { ...query, ...body };
  if (grant_type === undefined) throw new Refusal('BAD_REQUEST', { detail: 'grant_type' });
  return { grant_type, ...fields };
}
