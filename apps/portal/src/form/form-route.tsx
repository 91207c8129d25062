import { portalRoutes, type PortalPath, type SheetEntry, type TagForms } from '@zhantai/contract';
import { useDevice } from '@zhantai/ui';
import { lazy, Suspense, useEffect } from 'react';
import { NotePage } from '../page/note-page.tsx';
import { PageState } from '../page/page-state.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { useResource } from '../resource/use-resource.ts';
import { FormPage } from './form-page.tsx';
import styles from './form-page.module.css';
import { loadFaces } from './use-faces.ts';

const PhoneHead = lazy(async () => ({ default: (await import('../frame/phone-head.tsx')).PhoneHead }));

export interface FormRouteProps {
  readonly path: PortalPath;
  /** Page key of the address, where the route shows several forms. */
  readonly wanted: string | null;
}

/** A route that is a form: finds the forms of its page keys among those that apply to this exhibitor (pages.md). */
export const FormRoute = ({ path, wanted }: FormRouteProps) => {
  const { sheets, words } = usePortal();
  const mobile = useDevice() === 'mobile';
  const state = useResource(sheets, true);
  useEffect(() => {
    // While the list comes; the page asks again and shows what failed.
    loadFaces(mobile ? 'mobile' : 'desktop').catch(() => undefined);
  }, [mobile]);

  if (state.status !== 'ready') {
    return (
      <main className={styles['waiting']} id="main" tabIndex={-1}>
        <PageState
          onRetry={() => {
            void sheets.load();
          }}
          skeleton={{ rows: 6, rowHeight: 72 }}
          state={state}
        >
          {() => null}
        </PageState>
      </main>
    );
  }
  const entries = sheetsOf(path, wanted, state.data);
  const entry = entries.find((one) => one.pageKey === wanted) ?? entries[0];
  if (entry === undefined) {
    return (
      <>
        <Suspense fallback={null}>{mobile && <PhoneHead />}</Suspense>
        <NotePage text={words.states.noFormText} title={words.states.noForm(words.titles[path])} />
      </>
    );
  }
  return <FormPage entry={entry} groups={state.data} key={entry.formId} path={path} siblings={entries} />;
};

/** The forms of a route in the order of its keys; the common page shows every common form without a route of its own. */
function sheetsOf(
  path: PortalPath,
  wanted: string | null,
  groups: readonly TagForms[],
): readonly SheetEntry[] {
  const all = groups.flatMap((group) => group.forms);
  const keys: readonly string[] = portalRoutes[path].pageKeys;
  if (path !== '/exhibitionBoothCommon') {
    return keys.flatMap((key) => all.filter((entry) => entry.pageKey === key));
  }
  const own = new Set<string>(
    Object.entries(portalRoutes).flatMap(([other, route]) => (other === path ? [] : route.pageKeys)),
  );
  return all.filter((entry) => !own.has(entry.pageKey) || entry.pageKey === wanted);
}
