import { portalRoutes, type PortalPath } from '@zhantai/contract';
import type { PageWords } from '@zhantai/messages/portal';
import { useDevice } from '@zhantai/ui';
import {
  Suspense,
  lazy,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { parseAddress } from '../location/parse-address.ts';
import { useAddress } from '../location/use-address.ts';
import { CrashBoundary } from '../page/crash-boundary.tsx';
import { ForeignPage, LaterPage, UnknownPage } from '../page/note-page.tsx';
import { pageWords } from '../portal/page-words.ts';
import { usePortal } from '../portal/portal-context.ts';
import { guard, type Decision } from '../routes/guard.ts';
import { isPortalPath } from '../routes/is-portal-path.ts';
import { SignInDialogGate } from '../sign-in/sign-in-dialog-gate.tsx';
import { Opening } from './opening.tsx';
import { useArrival } from './use-arrival.ts';

const FrameBar = lazy(async () => ({ default: (await import('../frame/frame-bar.tsx')).FrameBar }));
const PhoneHead = lazy(async () => ({ default: (await import('../frame/phone-head.tsx')).PhoneHead }));
const PhoneTabs = lazy(async () => ({ default: (await import('../frame/phone-tabs.tsx')).PhoneTabs }));
const SignInPage = lazy(async () => ({ default: (await import('../sign-in/sign-in-page.tsx')).SignInPage }));
const HomePage = lazy(async () => ({ default: (await import('../home/home-page.tsx')).HomePage }));
const FormRoute = lazy(async () => ({ default: (await import('../form/form-route.tsx')).FormRoute }));
const GalleryPage = lazy(async () => ({
  default: (await import('../gallery/gallery-page.tsx')).GalleryPage,
}));
const SetPasswordPage = lazy(async () => ({
  default: (await import('../password/set-password-page.tsx')).SetPasswordPage,
}));
const EditPasswordPage = lazy(async () => ({
  default: (await import('../password/edit-password-page.tsx')).EditPasswordPage,
}));
const LandingPage = lazy(async () => ({
  default: (await import('../single-sign-on/landing-page.tsx')).LandingPage,
}));
const NoticesPage = lazy(async () => ({
  default: (await import('../notices/notices-page.tsx')).NoticesPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../account/account-page.tsx')).AccountPage,
}));
const MorePage = lazy(async () => ({ default: (await import('../more/more-page.tsx')).MorePage }));
const ArticlePage = lazy(async () => ({
  default: (await import('../article/article-page.tsx')).ArticlePage,
}));
const OpenFormPage = lazy(async () => ({
  default: (await import('../guest-form/open-form-page.tsx')).OpenFormPage,
}));
const ShortLinkPage = lazy(async () => ({
  default: (await import('../guest-form/short-link-page.tsx')).ShortLinkPage,
}));
const InvitationHomePage = lazy(async () => ({
  default: (await import('../invitation/invitation-home-page.tsx')).InvitationHomePage,
}));
const ConfirmationPage = lazy(async () => ({
  default: (await import('../invitation/confirmation-page.tsx')).ConfirmationPage,
}));
const SeatPage = lazy(async () => ({ default: (await import('../seat/seat-page.tsx')).SeatPage }));
const InvitingPage = lazy(async () => ({
  default: (await import('../inviting/inviting-page.tsx')).InvitingPage,
}));
const MediaPage = lazy(async () => ({ default: (await import('../media/media-page.tsx')).MediaPage }));
const RolePage = lazy(async () => ({ default: (await import('../page/role-page.tsx')).RolePage }));

/** Decides every navigation and shows the page it allows. */
export const App = () => {
  const portal = usePortal();
  const { account, session, store, location, gate, config } = portal;
  const address = useAddress(location);
  const whose = useSyncExternalStore(session.subscribe, account);
  const { path, query } = useMemo(() => parseAddress(address), [address]);
  const token = useSyncExternalStore(session.subscribe, () => session.read()?.accessToken ?? '');
  const asked = useSyncExternalStore(gate.subscribe, gate.state) !== 'closed';

  const decision = useMemo<Decision>(() => {
    const current = session.read();
    const stored = store.get('roleName');
    const visitor = {
      // A page that holds input is not taken away when its session ends; only signing out leads to a login.
      signedIn: token !== '' || ((asked || gate.holding()) && !isSignIn(path)),
      roleName: current?.roleName ?? (typeof stored === 'string' ? stored : ''),
      needSetPwd: current?.needSetPwd ?? false,
      mediaHost: config.mediaHost !== null && window.location.host.startsWith(config.mediaHost),
    };
    const around = {
      base: window.location.href.replace(/#.*$/, ''),
      allowedHosts: [],
      gallery: config.demo || import.meta.env.DEV,
    };
    return guard(visitor, path, query, around);
  }, [session, store, config, gate, token, asked, path, query]);

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
      {/* Nothing of one account may stay for the next. */}
      <CrashBoundary key={`${path} ${whose}`}>
        <Suspense fallback={<Opening />}>{pageOf(decision, path, query)}</Suspense>
      </CrashBoundary>
      <SignInDialogGate />
    </>
  );
};

function pageOf(decision: Decision, path: string, query: URLSearchParams): ReactNode {
  if (decision.kind === 'redirect' || decision.kind === 'open') return null;
  if (decision.kind === 'unknown') return <Framed page={<UnknownPage />} />;
  if (decision.kind === 'foreign') {
    return <Framed page={<ForeignPage path={decision.path} roles={decision.roles} />} />;
  }
  const { kind, layout, open } = portalRoutes[decision.path];
  if (kind === 'signIn') return <SignInPage path={decision.path} />;
  if (kind === 'gallery') return <Framed on={false} page={<GalleryPage query={query} />} />;
  if (kind === 'home') return <Framed page={<HomePage />} />;
  if (kind === 'form') {
    return <Framed on={layout} own page={<FormRoute path={decision.path} wanted={query.get('page')} />} />;
  }
  const wanted = query.get('page');
  if (wanted !== null && layout && portalRoutes[decision.path].pageKeys.some((key) => key === wanted)) {
    return <Framed own page={<FormRoute path={decision.path} wanted={wanted} />} />;
  }
  const Own = ownPages.get(decision.path);
  if (Own !== undefined) return layout ? <Framed page={<Own />} /> : <Own />;
  if (roleHomes.has(path)) return <Framed page={<RolePage />} />;
  return <Framed on={!open} page={<LaterPage path={decision.path} />} />;
}

/** Words that a page and the frame around it say at once. */
const firstAreas: ReadonlyMap<string, readonly (keyof PageWords)[]> = new Map([
  ['signIn', ['signIn', 'account']],
  ['home', ['home', 'own', 'account']],
] as const);

function isSignIn(path: string): boolean {
  return isPortalPath(path) && portalRoutes[path].kind === 'signIn';
}

/** Pages that are not forms, by their path. */
const ownPages: ReadonlyMap<PortalPath, ComponentType> = new Map<PortalPath, ComponentType>([
  ['/setPwd', SetPasswordPage],
  ['/editPwd', EditPasswordPage],
  ['/ciecXptrsLogin', LandingPage],
  ['/notices', NoticesPage],
  ['/account', AccountPage],
  ['/more', MorePage],
  ['/privacy', () => <ArticlePage path="/privacy" siteKey="privacy" />],
  ['/terms', () => <ArticlePage path="/terms" siteKey="terms" />],
  ['/form', OpenFormPage],
  ['/s', ShortLinkPage],
  ['/invitationHome', InvitationHomePage],
  ['/invitationAudience', OpenFormPage],
  ['/invitation2', ConfirmationPage],
  ['/seat_search', SeatPage],
  ['/invitation', () => <InvitingPage path="/invitation" />],
  ['/inviteVisitor', () => <InvitingPage path="/inviteVisitor" />],
  ['/exhibitor_invitation', () => <InvitingPage path="/exhibitor_invitation" />],
  ['/exhibitor_invitationAudience', () => <InvitingPage path="/exhibitor_invitationAudience" />],
  ['/mediaRegister', MediaPage],
  ['/mediaPerfect', MediaPage],
  ['/mediaSubmit', MediaPage],
  ['/mediaSuccess', MediaPage],
]);

/** Where the root leads the roles without forms of their own. */
const roleHomes: ReadonlySet<string> = new Set(['/wditsupplier', '/transportSupplier', '/mediaRegister']);

interface FramedProps {
  /** The route stands in the frame; the others stand alone. */
  readonly on?: boolean;
  /** The page draws its own head on a phone. */
  readonly own?: boolean;
  readonly page: ReactNode;
}

/** The frame of layout routes: the bar at a desk, the sign and the account on a phone. */
const Framed = ({ on = true, own = false, page }: FramedProps) => {
  const mobile = useDevice() === 'mobile';
  // One place for the page, whatever stands above it: a window made narrow must not open it anew.
  return (
    <>
      <Suspense fallback={null}>
        {on && !mobile && <FrameBar />}
        {on && mobile && !own && <PhoneHead />}
      </Suspense>
      {page}
      <Suspense fallback={null}>{on && mobile && !own && <PhoneTabs />}</Suspense>
    </>
  );
};
