import type { FormEntry, TagForms } from '@zhantai/contract';
import { Icon, useDevice } from '@zhantai/ui';
import { lazy, Suspense, use } from 'react';
import { Opening } from '../../shell/page/opening.tsx';
import { FrameContext } from '../../shell/frame/frame-context.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './form-page.module.css';
import { FormTabsContext } from './form-tabs-context.ts';
import { FormWork } from './form-work.tsx';
import { manyAddresses, NEW } from '../form/many-addresses.ts';
import { useOpening } from './use-opening.ts';

const ManyList = lazy(async () => ({ default: (await import('../many/many-list.tsx')).ManyList }));
const PeoplePage = lazy(async () => ({ default: (await import('../people/people-page.tsx')).PeoplePage }));
const PhoneHead = lazy(async () => ({
  default: (await withRetry(() => import('../../shell/frame/phone-head.tsx'))).PhoneHead,
}));
const PhoneTabs = lazy(async () => ({
  default: (await withRetry(() => import('../../shell/frame/phone-tabs.tsx'))).PhoneTabs,
}));

/** Type code of the forms that register people, each person a submission (wire.md §4). */
const PEOPLE = '7';

export interface ManyWorkProps {
  readonly entry: FormEntry;
  readonly groups: readonly TagForms[];
  readonly id: string | null;
  /** Form of a submission that stands in this form's list, as who registered through a link. */
  readonly formId: string | null;
  readonly onIndex: () => void;
}

/** A form that takes many submissions: their list, or one of them. */
export const ManyWork = ({ entry, groups, id, formId, onIndex }: ManyWorkProps) => {
  const { location } = usePortal();
  const mobile = useDevice() === 'mobile';
  const frame = use(FrameContext);
  const addresses = manyAddresses(useAddress(location));
  const opening = useOpening(id);
  if (id === null) {
    const List = entry.formType === PEOPLE ? PeoplePage : ManyList;
    return (
      <>
        <Suspense fallback={null}>{mobile && frame !== 'none' && <PhoneHead />}</Suspense>
        {use(FormTabsContext)}
        <Suspense fallback={<Opening />}>
          <List entry={entry} onIndex={onIndex} />
        </Suspense>
        <Suspense fallback={null}>{mobile && frame === 'whole' && <PhoneTabs />}</Suspense>
      </>
    );
  }
  return (
    <>
      {!mobile && (
        <nav aria-label={entry.title} className={styles['back']} data-print="hide">
          <a href={`#${addresses.list}`}>
            <Icon name="chevron-left" size={16} />
            {entry.title}
          </a>
        </nav>
      )}
      <FormWork
        entry={formId === null ? entry : { ...entry, formId }}
        groups={groups}
        key={opening.key}
        onBegun={(got) => {
          opening.begun(got);
          location.rename(addresses.of(got));
        }}
        onIndex={onIndex}
        place={id === NEW ? { many: true } : { many: true, id }}
      />
    </>
  );
};
