import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { orderViewOf, type OrderView } from '../features/orders/order-view.ts';
import { sections, type WayKey } from '../shell/sections/sections.ts';

/** Pages of which each has one address. */
const plainPages = [
  'booths',
  'dictionaries',
  'exhibition',
  'staff',
  'jobs',
  'new',
  'set-up',
  'audit',
  'contacts',
  'archives',
] as const;
type PlainPage = (typeof plainPages)[number];

/** A page that is not built yet. */
export type LaterWay = Exclude<WayKey, 'orders' | PlainPage>;

/** A page of the console. */
export type ConsolePage =
  | { readonly kind: 'home' }
  | { readonly kind: 'forms' | 'newForm' }
  | { readonly kind: 'form'; readonly formId: string }
  | { readonly kind: 'formSettings' | 'formDesign' | 'formVersions'; readonly formId: string }
  | { readonly kind: 'review'; readonly id: string | null }
  | { readonly kind: 'orders'; readonly view: OrderView }
  | { readonly kind: 'exhibitors' }
  | { readonly kind: 'exhibitor'; readonly id: string }
  | { readonly kind: 'dictionary'; readonly code: string }
  | { readonly kind: 'fillingIn'; readonly exhibitorId: string; readonly formId: string }
  | { readonly kind: PlainPage }
  | { readonly kind: 'later'; readonly way: LaterWay }
  | { readonly kind: 'nowhere' };

/** The page of an address, `/path?query`, without the exhibition. */
export function consolePage(address: string): ConsolePage {
  const { path } = parseAddress(address);
  const parts = path.split('/').slice(1).map(decoded);
  if (parts.at(-1) === '') parts.pop();
  const [page, name, ...rest] = parts;
  if (page === undefined) return { kind: 'home' };
  if (page === 'forms' && name !== undefined && rest.length === 1 && rest[0] === 'settings')
    return { kind: 'formSettings', formId: name };
  if (page === 'forms' && name !== undefined && rest.length === 1 && rest[0] === 'design')
    return { kind: 'formDesign', formId: name };
  if (page === 'forms' && name !== undefined && rest.length === 1 && rest[0] === 'versions')
    return { kind: 'formVersions', formId: name };
  const [what, formId] = rest;
  if (
    page === 'exhibitors' &&
    name !== undefined &&
    what === 'fill' &&
    formId !== undefined &&
    rest.length === 2
  )
    return { kind: 'fillingIn', exhibitorId: name, formId };
  if (rest.length > 0) return { kind: 'nowhere' };
  if (page === 'review') return { kind: 'review', id: name ?? null };
  if (page === 'exhibitors')
    return name === undefined ? { kind: 'exhibitors' } : { kind: 'exhibitor', id: name };
  if (page === 'dictionaries' && name !== undefined) return { kind: 'dictionary', code: name };
  const plain = plainPages.find((one) => one === page);
  if (plain !== undefined && name === undefined) return { kind: plain };
  if (page === 'orders') return { kind: 'orders', view: orderViewOf(name) };
  if (page === 'forms' && name === 'new') return { kind: 'newForm' };
  if (page === 'forms') return name === undefined ? { kind: 'forms' } : { kind: 'form', formId: name };
  const way = sections.flatMap(({ ways }) => ways).find((one) => one.path === `/${parts.join('/')}`);
  return way === undefined || !isLater(way.key) ? { kind: 'nowhere' } : { kind: 'later', way: way.key };
}

function isLater(key: WayKey): key is LaterWay {
  return key !== 'orders' && !plainPages.some((page) => page === key);
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
