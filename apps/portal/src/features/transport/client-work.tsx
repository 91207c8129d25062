import type { DynamicListEntry, FormEntry } from '@zhantai/contract';
import { Icon, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useMemo } from 'react';
import { FormWork } from '../form-page/form-work.tsx';
import formStyles from '../form-page/form-page.module.css';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import type { TransportClient } from './clients.ts';
import { transportAddress, THEIRS } from '../detail/transport-address.ts';
import styles from './transport.module.css';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const TheirForms = lazy(async () => ({
  default: (await withRetry(() => import('./their-forms.tsx'))).TheirForms,
}));

/** Type code of the forms a transport supplier fills in for an exhibitor. */
const TRANSPORT = '201';

/** Submissions of these forms that one exhibitor and its supplier may have together. */
const ALL = 500;

export interface ClientWorkProps {
  readonly client: TransportClient;
  /** Form of the address; the first where there is none. */
  readonly form: string | null;
  /** Something of it was handed in. */
  readonly onChanged: () => void;
}

/** One exhibitor of a transport supplier: its transport forms to fill in, and what it handed in itself to read. */
export const ClientWork = ({ client: { exhibitor }, form, onChanged }: ClientWorkProps) => {
  const { client, language, words } = usePortal();
  const text = words.transport;
  const forms = useMemo(
    () =>
      createResource(async () => {
        const query = { formType: TRANSPORT, exhibitorId: exhibitor.id };
        const [list, page] = await Promise.all([
          client.call('dynamicList', { language, query }),
          client.call('transportPage', { language, query: { ...query, size: ALL } }),
        ]);
        // The list tells which forms there are; where they stand for this exhibitor its submissions tell.
        const own = new Map(page.records.filter((one) => one.own).map((one) => [one.formId, one.status]));
        return list.map((one) => sheetOf({ ...one, status: own.get(one.formId) ?? 'none' }));
      }),
    [client, language, exhibitor.id],
  );
  const state = useResource(forms);
  const booths = exhibitor.booths.map(({ hall, number }) => text.clients.booth(hall, number));
  return (
    <div className={styles['work']}>
      <header className={styles['head']} data-print="hide">
        <a className={styles['back']} href={`#${transportAddress()}`}>
          <Icon name="chevron-left" size={16} />
          {text.clients.back}
        </a>
        <p className={styles['company']}>{exhibitor.name}</p>
        <p className={styles['booths']}>{booths.length === 0 ? text.clients.noBooth : booths.join(' · ')}</p>
      </header>
      {state.status === 'ready' ? (
        <Open
          entries={state.data}
          exhibitorId={exhibitor.id}
          form={form}
          onChanged={() => {
            void forms.load();
            onChanged();
          }}
        />
      ) : (
        <main className={formStyles['waiting']} id="main" tabIndex={-1}>
          <PageState
            onRetry={() => {
              void forms.load();
            }}
            skeleton={{ rows: 6, rowHeight: 44 }}
            state={state}
          >
            {() => null}
          </PageState>
        </main>
      )}
    </div>
  );
};

interface OpenProps {
  readonly entries: readonly FormEntry[];
  readonly exhibitorId: string;
  readonly form: string | null;
  readonly onChanged: () => void;
}

const Open = ({ entries, exhibitorId, form, onChanged }: OpenProps) => {
  const { words } = usePortal();
  const text = words.transport.work;
  const mobile = useDevice() === 'mobile';
  const entry = form === THEIRS ? undefined : (entries.find((one) => one.formId === form) ?? entries[0]);
  const tab = (to: string, label: string, on: boolean, decided = false) => (
    <a
      aria-current={on ? 'page' : undefined}
      href={`#${transportAddress(exhibitorId, to, decided)}`}
      key={to}
    >
      {label}
    </a>
  );
  const place = useMemo(() => ({ many: false, exhibitorId }), [exhibitorId]);
  return (
    <>
      <nav aria-label={text.tabs} className={styles['tabs']} data-print="hide">
        {entries.map((one) =>
          tab(
            one.formId,
            words.form.numbered(one.formCode, one.title),
            one === entry,
            one.status === 'adopt',
          ),
        )}
        {tab(THEIRS, text.theirs, entry === undefined)}
      </nav>
      {entry === undefined ? (
        <Suspense fallback={null}>
          <TheirForms exhibitorId={exhibitorId} />
        </Suspense>
      ) : (
        <div className={mobile ? formStyles['phone'] : styles['form']}>
          <FormWork
            entry={entry}
            groups={none}
            key={entry.formId}
            onIndex={nowhere}
            onTaken={onChanged}
            place={place}
          />
        </div>
      )}
    </>
  );
};

const none: readonly never[] = [];
const nowhere = (): void => undefined;

/** A form of the list in the shape of a form: its times are told by the form itself. */
function sheetOf({ formId, formType, title, status, form }: DynamicListEntry): FormEntry {
  return {
    formId,
    formType,
    pageKey: form.pageKey,
    formCode: form.formCode,
    title,
    purpose: form.purpose,
    status,
    hasDraft: false,
    startTime: null,
    endTime: null,
    lateEndTime: null,
    daysLeft: null,
    expired: false,
    required: false,
    review: true,
    many: false,
    booths: null,
    // Told by the form itself, as its times are.
    sensitive: false,
    reason: null,
    updatedAt: null,
  };
}
