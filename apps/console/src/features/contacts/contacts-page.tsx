import type { ConsoleForm, Contact, ContactsQuery } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { EmptyState, Tabs, toast } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useMe } from '../../shell/session/me-context.ts';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { contactColumns } from './contact-columns.tsx';
import styles from './contacts.module.css';

const LogDialog = lazy(async () => ({ default: (await import('./log-dialog.tsx')).LogDialog }));

const SIZE = 50;
/** Milliseconds between two looks: who else claims a call is seen soon. */
const LOOK_PAUSE_MS = 15_000;
const idOf = ({ id }: Contact) => id;

const filters = { all: {}, due: { due: true }, mine: { mine: true } } as const satisfies Record<
  string,
  ContactsQuery
>;
const views = ['all', 'due', 'mine'] as const satisfies readonly (keyof typeof filters)[];
type ContactView = (typeof views)[number];

const noForms: readonly ConsoleForm[] = [];

/** Where a form is filled in for an exhibitor: the only one that it owes, else its card, which lists them. */
function fillPath({ id, owed }: Contact, forms: readonly ConsoleForm[]): string {
  const card = `/exhibitors/${encodeURIComponent(id)}`;
  const form = owed.length === 1 ? forms.find(({ formCode }) => formCode === owed[0]) : undefined;
  return form === undefined ? card : `${card}/fill/${encodeURIComponent(form.formId)}`;
}

/** Whom to call about missing forms, the most urgent first. */
export const ContactsPage = () => {
  const { client, forms, href, location } = useServices();
  const { may } = useMe();
  const { words } = useSpeech();
  const text = words.contacts;
  const [view, setView] = useState<ContactView>('all');
  const [hall, setHall] = useState('');
  const [current, setCurrent] = useState(1);
  const [logging, setLogging] = useState<Contact | null>(null);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('consoleContacts', {
          query: { ...filters[view], ...(hall === '' ? {} : { halls: hall }), current, size: SIZE },
        }),
      ),
    [client, view, hall, current],
  );
  const { data, isOld } = useLastReady(useLiveResource(list, LOOK_PAUSE_MS));
  const mayLog = may.includes('decide');
  const mayFillIn = may.includes('editExhibitors');
  const formState = useResource(forms);
  const known = formState.status === 'ready' ? formState.data : noForms;
  const claim = useCallback(
    async ({ id }: Contact) => {
      try {
        await client.call('consoleClaimContact', { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        toast(detailOf(error, words.load.offline), 'failed');
      }
      await list.load();
    },
    [client, list, words],
  );
  const columns = useMemo(() => contactColumns(words, href), [words, href]);
  const actions = useCallback(
    (contact: Contact) => [
      {
        key: 'claim',
        label: text.claim,
        onPress: () => {
          void claim(contact);
        },
        disabled: contact.claim !== null,
      },
      {
        key: 'log',
        label: text.log,
        onPress: () => {
          setLogging(contact);
        },
      },
      ...(mayFillIn
        ? [
            {
              key: 'fillIn',
              label: words.fillingIn.act,
              onPress: () => {
                location.go(fillPath(contact, known));
              },
            },
          ]
        : []),
    ],
    [text, claim, mayFillIn, words, location, known],
  );
  if (data === undefined) return <Loading resource={list} />;
  return (
    <main className={styles['page']} id="main">
      <header className={styles['head']}>
        <h1>{data.totalAtLeast ? words.exhibitors.titleOver : text.title(data.total)}</h1>
        <p>{text.purpose}</p>
      </header>
      <Tabs
        items={views.map((key) => ({ key, label: text.views[key] }))}
        label={text.view}
        look="list"
        onSelect={(key) => {
          setView(key);
          setCurrent(1);
        }}
        panelId="contacts"
        selected={view}
      />
      <div id="contacts" role="tabpanel">
        <div className={styles['tools']}>
          <select
            aria-label={words.exhibitors.hall}
            className={styles['select']}
            onChange={(event) => {
              setHall(event.target.value);
              setCurrent(1);
            }}
            value={hall}
          >
            <option value="">{words.exhibitors.anyHall}</option>
            {data.halls.map((one) => (
              <option key={one} value={one}>
                {words.exhibitors.hallName(one)}
              </option>
            ))}
          </select>
        </div>
        {data.total === 0 ? (
          <EmptyState text={text.emptyText} title={text.title(0)} />
        ) : (
          <DataTable
            {...(mayLog && { actions })}
            columns={columns}
            label={text.table}
            loading={isOld}
            pagination={{
              total: data.total,
              pages: data.pages,
              current,
              limit: data.size,
              onPage: setCurrent,
            }}
            phone={{
              title: ({ name }) => name,
              note: ({ owed, person }) =>
                [person?.name, person?.phone, owed.join(words.exhibitors.separator)]
                  .filter((part) => part !== undefined && part !== null && part !== '')
                  .join(words.exhibitors.wide),
              amount: ({ daysLeft }) => (daysLeft === null ? '' : text.days(daysLeft)),
            }}
            rowKey={idOf}
            rows={data.records}
          />
        )}
      </div>
      <Suspense fallback={null}>
        {logging !== null && (
          <LogDialog
            contact={logging}
            onClose={() => {
              setLogging(null);
            }}
            onDone={() => {
              setLogging(null);
              void list.load();
            }}
          />
        )}
      </Suspense>
    </main>
  );
};
