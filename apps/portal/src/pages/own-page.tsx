import { portalRoutes, type PortalPath, type PortalRole } from '@zhantai/contract';
import { lazy, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { usePortal } from '../shell/portal/portal-context.ts';
import { UnknownPage } from '../shell/page/note-page.tsx';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { AsGuest, guestPages } from './as-guest.tsx';
import { Framed } from './framed.tsx';

const SetPasswordPage = lazy(async () => ({
  default: (await import('../features/password/set-password-page.tsx')).SetPasswordPage,
}));
const EditPasswordPage = lazy(async () => ({
  default: (await import('../features/password/edit-password-page.tsx')).EditPasswordPage,
}));
const LandingPage = lazy(async () => ({
  default: (await import('../features/single-sign-on/landing-page.tsx')).LandingPage,
}));
const NoticesPage = lazy(async () => ({
  default: (await import('./notices-page.tsx')).NoticesPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('../features/account/account-page.tsx')).AccountPage,
}));
const MorePage = lazy(async () => ({ default: (await import('./more-page.tsx')).MorePage }));
const ArticlePage = lazy(async () => ({
  default: (await import('./article-page.tsx')).ArticlePage,
}));
const OrdersPage = lazy(async () => ({
  default: (await import('../features/orders/orders-page.tsx')).OrdersPage,
}));
const OpenFormPage = lazy(async () => ({
  default: (await import('../features/guest-form/open-form-page.tsx')).OpenFormPage,
}));
const ShortLinkPage = lazy(async () => ({
  default: (await import('./short-link-page.tsx')).ShortLinkPage,
}));
const InvitationHomePage = lazy(async () => ({
  default: (await import('../features/invitation/invitation-home-page.tsx')).InvitationHomePage,
}));
const ConfirmationPage = lazy(async () => ({
  default: (await import('../features/invitation/confirmation-page.tsx')).ConfirmationPage,
}));
const ProceedingsPage = lazy(async () => ({
  default: (await import('../features/proceedings/proceedings-page.tsx')).ProceedingsPage,
}));
const SeatPage = lazy(async () => ({ default: (await import('../features/seat/seat-page.tsx')).SeatPage }));
const InvitingPage = lazy(async () => ({
  default: (await import('../features/inviting/inviting-page.tsx')).InvitingPage,
}));
const MediaPage = lazy(async () => ({
  default: (await import('../features/media/media-page.tsx')).MediaPage,
}));
const MyFormsPage = lazy(async () => ({
  default: (await import('../features/my-forms/my-forms-page.tsx')).MyFormsPage,
}));
const TransportPage = lazy(async () => ({
  default: (await import('../features/transport/transport-page.tsx')).TransportPage,
}));
const TransportSettingPage = lazy(async () => ({
  default: (await import('../features/transport/transport-setting-page.tsx')).TransportSettingPage,
}));

const ActingPortal = lazy(async () => ({
  default: (await import('../features/acting/acting-portal.tsx')).ActingPortal,
}));
const ForeignPage = lazy(async () => ({ default: (await import('./foreign-page.tsx')).ForeignPage }));
const ToGallery = lazy(async () => ({ default: (await import('./to-gallery.tsx')).ToGallery }));
const ClosedPage = lazy(async () => ({ default: (await import('./closed-page.tsx')).ClosedPage }));

export interface OwnPageProps {
  /** Null: the exhibition is closed, whatever was asked for, or somebody acts for an exhibitor. */
  readonly path: PortalPath | 'unknown' | null;
  /** Whose page it is, where it is that of others. */
  readonly roles?: readonly PortalRole[];
  /** What is shown to staff who act for an exhibitor; false to everybody else. */
  readonly acting?: ReactNode;
  /** It draws its own head on a phone. */
  readonly own?: boolean;
}

/** What is neither sign-in, home nor form; the pages are many, and no other page waits for their list. */
export const OwnPage = ({ path, roles, acting = false, own = false }: OwnPageProps) => {
  if (acting !== false) return <ActingPortal page={acting} />;
  if (path === null) return <ClosedPage />;
  if (path === 'unknown') return <Framed page={<UnknownPage />} />;
  if (roles !== undefined) return <Framed page={<ForeignPage path={path} roles={roles} />} />;
  return portalRoutes[path].kind === 'gallery' ? <ToGallery /> : <Page own={own} path={path} />;
};

const Page = ({ path, own }: { readonly path: PortalPath; readonly own: boolean }) => {
  const { location, session } = usePortal();
  // A signature over one's own home is no guest's page.
  const at = parseAddress(useAddress(location)).path;
  const token = useSyncExternalStore(session.subscribe, () => session.read()?.accessToken ?? '');
  const { layout, open } = portalRoutes[path];
  const Own = isOwn(path) ? ownPages[path] : UnknownPage;
  return (
    <>
      {token !== '' && guestPages.has(at) && <AsGuest name={session.read()?.userName ?? ''} />}
      <Framed layout={layout} open={open} own={own} page={<Own />} />
    </>
  );
};

/** Paths of the pages that are neither sign-in, home nor form. */
type OwnPath = {
  [Path in PortalPath]: (typeof portalRoutes)[Path]['kind'] extends 'page' ? Path : never;
}[PortalPath];

const ownPages: Readonly<Record<OwnPath, ComponentType>> = {
  '/setPwd': SetPasswordPage,
  '/editPwd': EditPasswordPage,
  '/ciecXptrsLogin': LandingPage,
  '/notices': NoticesPage,
  '/orders': OrdersPage,
  '/proceedingInfo': ProceedingsPage,
  '/account': AccountPage,
  '/more': MorePage,
  '/wditsupplier': MyFormsPage,
  '/myForms': MyFormsPage,
  '/transportSupplier': TransportPage,
  '/transportSetting': TransportSettingPage,
  '/privacy': () => <ArticlePage path="/privacy" siteKey="privacy" />,
  '/terms': () => <ArticlePage path="/terms" siteKey="terms" />,
  '/form': OpenFormPage,
  '/s': ShortLinkPage,
  '/invitationHome': InvitationHomePage,
  '/invitationAudience': OpenFormPage,
  '/invitation2': ConfirmationPage,
  '/seat_search': SeatPage,
  '/invitation': () => <InvitingPage path="/invitation" />,
  '/inviteVisitor': () => <InvitingPage path="/inviteVisitor" />,
  '/exhibitor_invitation': () => <InvitingPage path="/exhibitor_invitation" />,
  '/exhibitor_invitationAudience': () => <InvitingPage path="/exhibitor_invitationAudience" />,
  '/mediaRegister': MediaPage,
  '/mediaPerfect': MediaPage,
  '/mediaSubmit': MediaPage,
  '/mediaSuccess': MediaPage,
};

function isOwn(path: PortalPath): path is OwnPath {
  return portalRoutes[path].kind === 'page';
}
