import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { lazy } from 'react';
import { useServices } from '../shell/session/services-context.ts';
import { consolePage } from './console-page.ts';

// A chunk for each: whoever opens one page loads no other.
const HomePage = lazy(async () => ({
  default: (await import('../features/home/home-page.tsx')).HomePage,
}));
const FormsPage = lazy(async () => ({
  default: (await import('../features/forms/forms-page.tsx')).FormsPage,
}));
const ReviewPage = lazy(async () => ({
  default: (await import('../features/review/review-page.tsx')).ReviewPage,
}));
const OrdersPage = lazy(async () => ({
  default: (await import('../features/orders/orders-page.tsx')).OrdersPage,
}));
const SubmissionsPage = lazy(async () => ({
  default: (await import('../features/submissions/submissions-page.tsx')).SubmissionsPage,
}));
const FormSettingsPage = lazy(async () => ({
  default: (await import('../features/form-settings/form-settings-page.tsx')).FormSettingsPage,
}));
const NewFormPage = lazy(async () => ({
  default: (await import('../features/new-form/new-form-page.tsx')).NewFormPage,
}));
const DesignerPage = lazy(async () => ({
  default: (await import('../features/designer/designer-page.tsx')).DesignerPage,
}));
const FormVersionsPage = lazy(async () => ({
  default: (await import('../features/form-versions/form-versions-page.tsx')).FormVersionsPage,
}));
const ExhibitorsPage = lazy(async () => ({
  default: (await import('../features/exhibitors/exhibitors-page.tsx')).ExhibitorsPage,
}));
const ExhibitorPage = lazy(async () => ({
  default: (await import('../features/exhibitors/exhibitor-page.tsx')).ExhibitorPage,
}));
const BoothsPage = lazy(async () => ({
  default: (await import('../features/booths/booths-page.tsx')).BoothsPage,
}));
const DictionariesPage = lazy(async () => ({
  default: (await import('../features/dictionaries/dictionaries-page.tsx')).DictionariesPage,
}));
const DictionaryPage = lazy(async () => ({
  default: (await import('../features/dictionaries/dictionary-page.tsx')).DictionaryPage,
}));
const FillingInPage = lazy(async () => ({
  default: (await import('../features/filling-in/filling-in-page.tsx')).FillingInPage,
}));
const StaffPage = lazy(async () => ({
  default: (await import('../features/staff/staff-page.tsx')).StaffPage,
}));
const JobsPage = lazy(async () => ({
  default: (await import('../features/jobs/jobs-page.tsx')).JobsPage,
}));
const NewExhibitionPage = lazy(async () => ({
  default: (await import('../features/exhibitions/new-exhibition-page.tsx')).NewExhibitionPage,
}));
const SetUpPage = lazy(async () => ({
  default: (await import('../features/set-up/set-up-page.tsx')).SetUpPage,
}));
const ExhibitionPage = lazy(async () => ({
  default: (await import('../features/exhibition-settings/exhibition-page.tsx')).ExhibitionPage,
}));
const AuditPage = lazy(async () => ({
  default: (await import('../features/audit/audit-page.tsx')).AuditPage,
}));
const ContactsPage = lazy(async () => ({
  default: (await import('../features/contacts/contacts-page.tsx')).ContactsPage,
}));
const ExportPage = lazy(async () => ({
  default: (await import('../features/archives/export-page.tsx')).ExportPage,
}));
const LaterPage = lazy(async () => ({ default: (await import('./later-page.tsx')).LaterPage }));
const NowherePage = lazy(async () => ({ default: (await import('./nowhere-page.tsx')).NowherePage }));

/** The page of the address; where it names an exhibition that is not for this reader there is none. */
export const Page = ({ isUnseen }: { readonly isUnseen: boolean }) => {
  const { location } = useServices();
  const page = consolePage(useAddress(location));
  if (isUnseen) return <NowherePage />;
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
    case 'booths':
      return <BoothsPage />;
    case 'dictionaries':
      return <DictionariesPage />;
    case 'dictionary':
      return <DictionaryPage code={page.code} key={page.code} />;
    case 'fillingIn':
      return (
        <FillingInPage
          exhibitorId={page.exhibitorId}
          formId={page.formId}
          key={`${page.exhibitorId} ${page.formId}`}
        />
      );
    case 'form':
      return <SubmissionsPage formId={page.formId} key={page.formId} />;
    case 'formSettings':
      return <FormSettingsPage formId={page.formId} key={page.formId} />;
    case 'formDesign':
      return <DesignerPage formId={page.formId} key={page.formId} />;
    case 'formVersions':
      return <FormVersionsPage formId={page.formId} key={page.formId} />;
    case 'forms':
      return <FormsPage />;
    case 'newForm':
      return <NewFormPage />;
    case 'staff':
      return <StaffPage />;
    case 'jobs':
      return <JobsPage />;
    case 'exhibition':
      return <ExhibitionPage />;
    case 'new':
      return <NewExhibitionPage />;
    case 'set-up':
      return <SetUpPage />;
    case 'contacts':
      return <ContactsPage />;
    case 'archives':
      return <ExportPage />;
    case 'audit':
      return <AuditPage />;
    case 'later':
      return <LaterPage key={page.way} way={page.way} />;
    default:
      return <NowherePage />;
  }
};
