import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { lazy, useSyncExternalStore } from 'react';
import { useServices } from '../shell/session/services-context.ts';
import { consolePage } from './console-page.ts';

// A chunk for each: whoever opens one page loads no other.
const HomePage = lazy(async () => ({
  default: (await import('../features/home/home-page.tsx')).HomePage,
}));
const FormsPage = lazy(async () => ({ default: (await import('./forms-page.tsx')).FormsPage }));
const ReviewPage = lazy(async () => ({
  default: (await import('../features/review/review-page.tsx')).ReviewPage,
}));
const OrdersPage = lazy(async () => ({
  default: (await import('../features/orders/orders-page.tsx')).OrdersPage,
}));
const SubmissionsPage = lazy(async () => ({
  default: (await import('../features/submissions/submissions-page.tsx')).SubmissionsPage,
}));
const ExhibitorsPage = lazy(async () => ({
  default: (await import('../features/exhibitors/exhibitors-page.tsx')).ExhibitorsPage,
}));
const ExhibitorPage = lazy(async () => ({
  default: (await import('../features/exhibitors/exhibitor-page.tsx')).ExhibitorPage,
}));
const StaffPage = lazy(async () => ({
  default: (await import('../features/staff/staff-page.tsx')).StaffPage,
}));
const LaterPage = lazy(async () => ({ default: (await import('./later-page.tsx')).LaterPage }));
const NowherePage = lazy(async () => ({ default: (await import('./nowhere-page.tsx')).NowherePage }));

/** The page of the address. */
export const Page = () => {
  const { location, config, namedExhibition } = useServices();
  const page = consolePage(useAddress(location));
  const named = useSyncExternalStore(location.subscribe, namedExhibition);
  const state = config.state();
  if (named !== null && state.status === 'ready' && named !== state.data.exhibitionId) return <NowherePage />;
  switch (page.kind) {
    case 'home':
      return <HomePage />;
    case 'review':
      return <ReviewPage id={page.id} />;
    case 'orders':
      return <OrdersPage view={page.view} />;
    case 'exhibitors':
      return <ExhibitorsPage />;
    case 'exhibitor':
      return <ExhibitorPage id={page.id} key={page.id} />;
    case 'form':
      return <SubmissionsPage formId={page.formId} key={page.formId} />;
    case 'forms':
      return <FormsPage />;
    case 'staff':
      return <StaffPage />;
    case 'later':
      return <LaterPage key={page.way} way={page.way} />;
    default:
      return <NowherePage />;
  }
};
