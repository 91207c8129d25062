import { isMediaHost, portalRoutes } from '@zhantai/contract';
import type { PageWords } from '@zhantai/messages/portal';
import { Suspense, lazy, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { CrashBoundary } from '../shell/page/crash-boundary.tsx';
import { pageWords } from '../shell/portal/page-words.ts';
import { usePortal } from '../shell/portal/portal-context.ts';
import { guard, type Decision } from '../shell/routes/guard.ts';
import { isPortalPath } from '../shell/routes/is-portal-path.ts';
import { SignInDialogGate } from '../features/sign-in/sign-in-dialog-gate.tsx';
import { Framed } from './framed.tsx';
import { Opening } from '../shell/page/opening.tsx';
import { useArrival } from './use-arrival.ts';

const SignInPage = lazy(async () => ({
  default: (await import('../features/sign-in/sign-in-page.tsx')).SignInPage,
}));
const HomePage = lazy(async () => ({ default: (await import('../features/home/home-page.tsx')).HomePage }));
const FormRoute = lazy(async () => ({
  default: (await import('../features/form-page/form-route.tsx')).FormRoute,
}));
const OwnPage = lazy(async () => ({ default: (await import('./own-page.tsx')).OwnPage }));

/** The portal of an exhibition that is open; of a closed one, that it is closed; to staff who act for an exhibitor, both under a bar. */
export const App = () => {
  const { acting, config } = usePortal();
  return acting || config.state === 'closed' ? (
    <Suspense fallback={<Opening />}>
      <OwnPage acting={acting && <OpenPortal />} path={null} />
    </Suspense>
  ) : (
    <OpenPortal />
  );
};

/** Decides every navigation and shows the page it allows. */
const OpenPortal = () => {
  const portal = usePortal();
  const { account, session, store, location, gate, config } = portal;
  const address = useAddress(location);
  const whose = useSyncExternalStore(session.subscribe, account);
  const { path, query } = useMemo(() => parseAddress(address), [address]);
  const token = useSyncExternalStore(session.subscribe, () => session.read()?.accessToken ?? '');
  const signInOpen = useSyncExternalStore(gate.subscribe, gate.state) !== 'closed';

  const decision = useMemo<Decision>(() => {
    const current = session.read();
    const stored = store.get('roleName');
    const actor = {
      // A page that holds input is not taken away when its session ends; only signing out leads to a login.
      signedIn: token !== '' || ((signInOpen || gate.holding()) && !isSignIn(path)),
      roleName: current?.roleName ?? (typeof stored === 'string' ? stored : ''),
      needSetPwd: current?.needSetPwd ?? false,
      mediaHost: isMediaHost(window.location.host, config.mediaHost),
    };
    const around = {
      base: window.location.href.replace(/#.*$/, ''),
      allowedHosts: config.linkHosts ?? [],
      gallery: config.demo || import.meta.env.DEV,
    };
    return guard(actor, path, query, around);
  }, [session, store, config, gate, token, signInOpen, path, query]);

  useEffect(() => {
    if (decision.kind === 'redirect') {
      if (decision.remember !== null) gate.remember(decision.remember);
      location.go(decision.to, { replace: true, force: true });
    }
    if (decision.kind === 'open') {
      window.open(decision.url, '_blank', 'noopener');
      location.back();
    }
  }, [decision, gate, location]);
  useArrival(decision, address);
  // Beside the code of the page, not after it.
  const kind = isPortalPath(path) ? portalRoutes[path].kind : null;
  for (const area of kind === null ? [] : (firstAreas.get(kind) ?? []))
    pageWords[area].prepare(portal.language);

  return (
    <>
      {/* Nothing of one account may stay for the next; a page where one signs in holds nothing of any. */}
      <CrashBoundary key={isOpen(path) ? path : `${path} ${whose}`}>
        <Suspense fallback={<Opening />}>{pageOf(decision, query, session.read()?.roleName ?? '')}</Suspense>
      </CrashBoundary>
      <SignInDialogGate />
    </>
  );
};

function pageOf(decision: Decision, query: URLSearchParams, role: string): ReactNode {
  if (decision.kind === 'redirect' || decision.kind === 'open') return null;
  if (decision.kind === 'unknown') return <OwnPage path="unknown" />;
  if (decision.kind === 'foreign') return <OwnPage path={decision.path} roles={decision.roles} />;
  const { kind, layout, pageKeys, roles } = portalRoutes[decision.path];
  if (kind === 'signIn') return <SignInPage path={decision.path} />;
  // A signature that a desktop asks for is given over the home of whoever is signed in on the phone.
  if (kind === 'home' && query.has('sign')) return <OwnPage path="/s" />;
  if (kind === 'home') return <Framed page={<HomePage />} />;
  // A supplier's forms stand at its home.
  if (kind === 'form' || (decision.path === '/wditsupplier' && query.has('page'))) {
    return <Framed layout={layout} own page={<FormRoute path={decision.path} query={query} />} />;
  }
  const wanted = query.get('page');
  const isForm = wanted !== null && layout && pageKeys.some((key) => key === wanted);
  // Only an exhibitor has visitors to invite; of others a form of such a page may be asked all the same.
  const isOnlyForm = pageKeys.length > 0 && roles.length === 0 && role !== 'exhibitor';
  if (isForm || isOnlyForm) {
    return <Framed own page={<FormRoute path={decision.path} query={query} />} />;
  }
  // On a phone an open exhibitor of a transport supplier has a head of its own.
  return (
    <OwnPage own={decision.path === '/transportSupplier' && query.has('exhibitor')} path={decision.path} />
  );
}

/** Words that a page and the frame around it say at once. */
const firstAreas: ReadonlyMap<string, readonly (keyof PageWords)[]> = new Map([
  ['signIn', ['signIn', 'account']],
  ['home', ['home', 'own', 'account']],
] as const);

function isOpen(path: string): boolean {
  return isPortalPath(path) && portalRoutes[path].open;
}

function isSignIn(path: string): boolean {
  return isPortalPath(path) && portalRoutes[path].kind === 'signIn';
}
