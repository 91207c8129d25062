import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { transportAddress } from './transport-address.ts';

/**
 * Whether the transport supplier's page is open as its detail view, by `detail=1` in the address: its forms are looked
 * at in the transport layout and nothing can be handed in (seed.md §4, §6).
 */
export function useDetailFlag(): boolean {
  const { location } = usePortal();
  const { path, query } = parseAddress(useAddress(location));
  return path === transportAddress() && query.get('detail') === '1';
}
