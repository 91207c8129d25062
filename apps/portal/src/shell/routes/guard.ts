import { portalRoutes, type PortalPath, type PortalRole, type PortalRoute } from '@zhantai/contract';
import { isPortalPath } from './is-portal-path.ts';

/** What the guard knows of who navigates. */
export interface Actor {
  readonly signedIn: boolean;
  /** Role of the session, or the one stored on this device after it ended; empty if none. */
  readonly roleName: string;
  /** The second condition of `/setPwd` (wire.md §2). */
  readonly needSetPwd: boolean;
  /** The page was opened on the media host. */
  readonly mediaHost: boolean;
}

/** What a navigation may lead to. */
export interface NavigationBounds {
  /** Where `target` may lead: this page's address without its hash, and further hosts the organiser allows. */
  readonly base: string;
  readonly allowedHosts: readonly string[];
  /** The gallery of fields is open: in development and in demo mode only. */
  readonly gallery: boolean;
}

export type Decision =
  | { readonly kind: 'allow'; readonly path: PortalPath }
  /** `remember` is where a sign-in leads back to. */
  | { readonly kind: 'redirect'; readonly to: string; readonly remember: string | null }
  /** Opens a new window without opener and stays. */
  | { readonly kind: 'open'; readonly url: string }
  /** A route of another role. */
  | { readonly kind: 'foreign'; readonly path: PortalPath; readonly roles: readonly PortalRole[] }
  | { readonly kind: 'unknown' };

/** Pages a signed-in person has no business on: they lead to the root (seed.md §2). */
const onlyAnonymous: ReadonlySet<string> = new Set(['/login', '/form', '/s', '/transportLogin']);

/** Where each role that has a home of its own is led from the root (pages.md). */
const homes = new Map<string, PortalPath>([
  ['supplier', '/wditsupplier'],
  ['transport', '/transportSupplier'],
  ['media', '/mediaRegister'],
]);

/** The one decision of every navigation (seed.md §2); pure. */
export function guard(
  actor: Actor,
  path: string,
  query: URLSearchParams,
  bounds: NavigationBounds,
): Decision {
  const url = query.has('target') ? windowUrl(path, query, bounds) : null;
  if (url !== null) return { kind: 'open', url };
  return actor.signedIn ? guardSignedIn(actor, path, query, bounds) : guardAnonymous(actor, path, query);
}

function guardSignedIn(
  actor: Actor,
  path: string,
  query: URLSearchParams,
  bounds: NavigationBounds,
): Decision {
  const code = path === '/s' && query.get('for') === 'sign' ? query.get('code') : null;
  // A signature that a desktop asks for can be given on a phone that is signed in: at the root.
  if (code !== null) return { ...redirect('/'), to: withQuery('/', new URLSearchParams({ sign: code })) };
  // With a code or a form they show what a guest would see.
  const named = query.has('code') || query.has('formId') || query.has('pass');
  if ((path === '/form' || path === '/s') && named) return { kind: 'allow', path };
  if (onlyAnonymous.has(path)) return redirect('/');
  if (path === '/mediaLogin') return redirect('/mediaRegister');
  if (path === '/setPwd' && !actor.needSetPwd) return redirect('/');
  if (!isPortalPath(path)) return { kind: 'unknown' };
  const home = homes.get(actor.roleName);
  if (path === '/' && home !== undefined && !query.has('sign')) return redirect(home);
  const route: PortalRoute = portalRoutes[path];
  if (route.kind === 'gallery' && !bounds.gallery) return { kind: 'unknown' };
  const mine = route.roles.length === 0 || route.roles.some((role) => role === actor.roleName);
  return mine ? { kind: 'allow', path } : { kind: 'foreign', path, roles: route.roles };
}

function guardAnonymous(actor: Actor, path: string, query: URLSearchParams): Decision {
  if (isPortalPath(path) && portalRoutes[path].open) return { kind: 'allow', path };
  const login = actor.roleName === 'media' || actor.mediaHost ? '/mediaLogin' : '/login';
  return { kind: 'redirect', to: login, remember: path === '/' ? null : withQuery(path, query) };
}

/** The address a `target` opens: `src`, or the path itself; null where it may not lead. */
function windowUrl(path: string, query: URLSearchParams, bounds: NavigationBounds): string | null {
  const rest = new URLSearchParams(query);
  rest.delete('target');
  rest.delete('src');
  const src = query.get('src') ?? `#${withQuery(path, rest)}`;
  if (!URL.canParse(src, bounds.base)) return null;
  const url = new URL(src, bounds.base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const known = url.origin === new URL(bounds.base).origin || bounds.allowedHosts.includes(url.host);
  return known ? url.href : null;
}

function redirect(to: PortalPath): Extract<Decision, { kind: 'redirect' }> {
  return { kind: 'redirect', to, remember: null };
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
