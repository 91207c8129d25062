import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { orderViewOf, type OrderView } from '../features/orders/order-view.ts';

/** A page of the console. */
export type ConsolePage =
  | { readonly kind: 'forms' }
  | { readonly kind: 'form'; readonly formId: string }
  | { readonly kind: 'review'; readonly id: string | null }
  | { readonly kind: 'orders'; readonly view: OrderView };

/** The page of an address, `/path?query`; the forms for whatever names none. */
export function consolePage(address: string): ConsolePage {
  const [page, name, ...rest] = parseAddress(address).path.split('/').slice(1).map(decoded);
  if (rest.length > 0) return { kind: 'forms' };
  if (page === 'review') return { kind: 'review', id: name === undefined || name === '' ? null : name };
  if (page === 'orders') return { kind: 'orders', view: orderViewOf(name) };
  if (page === 'forms' && name !== undefined && name !== '') return { kind: 'form', formId: name };
  return { kind: 'forms' };
}

/** A part of an address; as it stands where it is no encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
