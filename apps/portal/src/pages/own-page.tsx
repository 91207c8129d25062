import { portalRoutes, type PortalPath } from '@zhantai/contract';
import { lazy, type ComponentType, type ReactNode } from 'react';
import { UnknownPage } from '../shell/page/note-page.tsx';
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
const ClosedPage = lazy(async () => ({ default: (await import('./closed-page.tsx')).ClosedPage }));

export interface OwnPageProps {
  /** Null: the exhibition is closed, whatever was asked for, or somebody acts for an exhibitor. */
  readonly path: PortalPath | null;
  /** What is shown to staff who act for an exhibitor; false to everybody else. */
  readonly acting?: ReactNode;
  /** It draws its own head on a phone. */
  readonly own?: boolean;
}

/** A page that is neither sign-in, home nor form; they are many, and no other page waits for their list. */
export const OwnPage = ({ path, acting = false, own = false }: OwnPageProps) => {
  if (path !== null) return pageOf(path, own);
  return acting === false ? <ClosedPage /> : <ActingPortal page={acting} />;
};

function pageOf(path: PortalPath, own: boolean): ReactNode {
  const { layout, open } = portalRoutes[path];
  const Own = isOwn(path) ? ownPages[path] : UnknownPage;
  return <Framed layout={layout} open={open} own={own} page={<Own />} />;
}

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
