import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { orderViewOf, type OrderView } from '../features/orders/order-view.ts';
import { sections, type WayKey } from '../shell/sections/sections.ts';

/** A page that is not built yet. */
export type LaterWay = Exclude<WayKey, 'orders' | 'staff'>;

/** A page of the console. */
export type ConsolePage =
  | { readonly kind: 'home' }
  | { readonly kind: 'forms' }
  | { readonly kind: 'form'; readonly formId: string }
  | { readonly kind: 'review'; readonly id: string | null }
  | { readonly kind: 'orders'; readonly view: OrderView }
  | { readonly kind: 'exhibitors' }
  | { readonly kind: 'staff' }
  | { readonly kind: 'exhibitor'; readonly id: string }
  | { readonly kind: 'later'; readonly way: LaterWay }
  | { readonly kind: 'nowhere' };

/** The page of an address, `/path?query`, without the exhibition. */
export function consolePage(address: string): ConsolePage {
  const { path } = parseAddress(address);
  const parts = path.split('/').slice(1).map(decoded);
  if (parts.at(-1) === '') parts.pop();
  const [page, name, ...rest] = parts;
  if (page === undefined) return { kind: 'home' };
  if (rest.length > 0) return { kind: 'nowhere' };
  if (page === 'review') return { kind: 'review', id: name ?? null };
  if (page === 'exhibitors')
    return name === undefined ? { kind: 'exhibitors' } : { kind: 'exhibitor', id: name };
  if (page === 'staff' && name === undefined) return { kind: 'staff' };
  if (page === 'orders') return { kind: 'orders', view: orderViewOf(name) };
  if (page === 'forms') return name === undefined ? { kind: 'forms' } : { kind: 'form', formId: name };
  const way = sections.flatMap(({ ways }) => ways).find((one) => one.path === `/${parts.join('/')}`);
  return way === undefined || way.key === 'orders' || way.key === 'staff'
    ? { kind: 'nowhere' }
    : { kind: 'later', way: way.key };
}

/** The code of a link for the staff, `/welcome/CODE`; null of any other address. */
export function welcomeCode(address: string): string | null {
  return /^\/welcome\/([\w-]+)$/.exec(parseAddress(address).path)?.[1] ?? null;
}

/** A part of an address; as it stands where it is no encoding. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
