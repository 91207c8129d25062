import { portalRoutes, type PortalPath, type FormEntry, type TagForms } from '@zhantai/contract';
import { useDevice } from '@zhantai/ui';
import { lazy, Suspense, use, useEffect } from 'react';
import { Opening } from '../../shell/page/opening.tsx';
import { FrameContext } from '../../shell/frame/frame-context.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { FormPage } from './form-page.tsx';
import { isAccreditation } from '../../shell/routes/form-address.ts';
import styles from './form-page.module.css';
import { onlyPlace } from '../form/form-place.ts';
import { FormWork } from './form-work.tsx';
import { NEW } from '../form/many-addresses.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { loadFaces } from '@zhantai/shell/form-services/use-faces.ts';

const FormNotRequiredPage = lazy(async () => ({
  default: (await import('../form/form-not-required-page.tsx')).FormNotRequiredPage,
}));
const ManyWork = lazy(async () => ({ default: (await import('./many-work.tsx')).ManyWork }));

const PhoneHead = lazy(async () => ({
  default: (await withRetry(() => import('../../shell/frame/phone-head.tsx'))).PhoneHead,
}));

export interface FormRouteProps {
  readonly path: PortalPath;
  readonly query: URLSearchParams;
}

/** A route that is a form: finds the forms of its page keys among those that apply to this exhibitor (pages.md). */
export const FormRoute = ({ path, query }: FormRouteProps) => {
  const { gate, location, forms } = usePortal();
  const mobile = useDevice() === 'mobile';
  const frame = use(FrameContext);
  const state = useResource(forms, true);
  const notRequired = state.status === 'ready' && sheetsOf(path, query.get('page'), state.data).length === 0;
  // Nobody begins with a page that is another's: a sign-in leads to what is asked of who signed in.
  const elsewhere = notRequired && gate.isFirst(location.current());
  useEffect(() => {
    if (elsewhere) location.go('/', { replace: true });
  }, [elsewhere, location]);
  useEffect(() => {
    // While the list comes; the page asks again and shows what failed.
    loadFaces(mobile ? 'mobile' : 'desktop').catch(() => undefined);
  }, [mobile]);

  if (state.status !== 'ready') {
    return (
      <main className={styles['waiting']} id="main" tabIndex={-1}>
        <PageState
          onRetry={() => {
            void forms.load();
          }}
          skeleton={{ rows: 6, rowHeight: 72 }}
          state={state}
        >
          {() => null}
        </PageState>
      </main>
    );
  }
  const wanted = query.get('page');
  const entries = sheetsOf(path, wanted, state.data);
  const entry = entries.find((one) => one.pageKey === wanted) ?? entries[0];
  if (elsewhere) return null;
  if (entry === undefined) {
    return (
      <>
        <Suspense fallback={null}>{mobile && frame !== 'none' && <PhoneHead />}</Suspense>
        <Suspense fallback={<Opening />}>
          <FormNotRequiredPage groups={state.data} path={path} />
        </Suspense>
      </>
    );
  }
  // A signed-in `/staff` is one person's form at once.
  const id = query.get('id') ?? (path === '/staff' ? NEW : null);
  // Where it is given for one booth only the address says nothing.
  const booth = entry.booths === null ? null : query.get('booth');
  return (
    <FormPage entry={entry} groups={state.data} path={path} siblings={entries}>
      {(onIndex) =>
        entry.many ? (
          <Suspense fallback={<Opening />}>
            <ManyWork
              entry={entry}
              formId={query.get('form')}
              groups={state.data}
              id={id}
              key={entry.formId}
              onIndex={onIndex}
            />
          </Suspense>
        ) : (
          <FormWork
            entry={entry}
            groups={state.data}
            key={`${entry.formId} ${booth ?? ''}`}
            onIndex={onIndex}
            place={booth === null ? onlyPlace : { many: false, boothId: booth }}
          />
        )
      }
    </FormPage>
  );
};

/** The forms of a route in the order of its keys; the common page shows every common form without a route of its own. */
function sheetsOf(
  path: PortalPath,
  wanted: string | null,
  groups: readonly TagForms[],
): readonly FormEntry[] {
  const all = groups.flatMap((group) => group.forms);
  // Every form of a supplier stands there.
  if (path === '/wditsupplier') return all.filter((entry) => entry.pageKey === wanted);
  const keys: readonly string[] = portalRoutes[path].pageKeys;
  if (path !== '/exhibitionBoothCommon') {
    return keys.flatMap((key) => all.filter((entry) => entry.pageKey === key));
  }
  const own = new Set<string>(
    Object.entries(portalRoutes).flatMap(([other, route]) => (other === path ? [] : route.pageKeys)),
  );
  return all.filter(({ pageKey }) => !own.has(pageKey) || (pageKey === wanted && !isAccreditation(pageKey)));
}
