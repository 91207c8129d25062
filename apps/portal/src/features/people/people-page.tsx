import type { PassCount, PersonEntry, FormEntry } from '@zhantai/contract';
import { Icon, IconButton, Tabs, TextInput, toast, useDevice } from '@zhantai/ui';
import { loadFormWords } from '@zhantai/views';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { FormHead } from '../form/form-head.tsx';
import { manyAddresses } from '../form/many-addresses.ts';
import { parseForm } from '../form/material/parse-form.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { PassPlaces } from './pass-places.tsx';
import { PeopleTable } from './people-table.tsx';
import { peopleQuery, peopleTabs, type PeopleTab } from './people-query.ts';
import { PeopleTools } from './people-tools.tsx';
import styles from './people.module.css';
import { personRows, answerColumns } from './person-row.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const RemoveDialog = lazy(async () => ({
  default: (await withRetry(() => import('./removal/remove-dialog.tsx'))).RemoveDialog,
}));
const DeclineDialog = lazy(async () => ({
  default: (await withRetry(() => import('./removal/decline-dialog.tsx'))).DeclineDialog,
}));
const DeclineManyDialog = lazy(async () => ({
  default: (await withRetry(() => import('./removal/decline-many-dialog.tsx'))).DeclineManyDialog,
}));
const LinkDialog = lazy(async () => ({
  default: (await withRetry(() => import('./link-dialog.tsx'))).LinkDialog,
}));
const BadgesDialog = lazy(async () => ({
  default: (await withRetry(() => import('./badges/badges-dialog.tsx'))).BadgesDialog,
}));

/** Milliseconds of rest before what is typed is looked for. */
const SEARCH_DELAY_MS = 300;

export interface PeoplePageProps {
  readonly entry: FormEntry;
  readonly onIndex: () => void;
}

type Overlay =
  | { readonly kind: 'link' }
  /** Of these people; null for everybody. */
  | { readonly kind: 'badges'; readonly ids: readonly string[] | null }
  | { readonly kind: 'remove'; readonly people: readonly PersonEntry[] }
  | { readonly kind: 'decline'; readonly person: PersonEntry }
  | { readonly kind: 'declineMany'; readonly people: readonly PersonEntry[] };

/** `/personnelInfo`: the people an exhibitor brings, the passes they take, and who waits to be confirmed. */
export const PeoplePage = ({ entry, onIndex }: PeoplePageProps) => {
  const { client, language, location, forms, words } = usePortal();
  const text = words.people;
  const mobile = useDevice() === 'mobile';
  const { formId } = entry;
  const [tab, setTab] = useState<PeopleTab>('all');
  const [current, setCurrent] = useState(1);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(typed);
      setCurrent(1);
    }, SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [typed]);

  const form = useMemo(
    () =>
      createResource(async () => {
        const [info, formWords] = await Promise.all([
          client.call('info', { query: { formId } }),
          loadFormWords(language),
        ]);
        return { info, formWords, columns: answerColumns(parseForm(info.form, language)) };
      }),
    [client, language, formId],
  );
  const list = useMemo(
    () =>
      createResource(async () => {
        const call = tab === 'waiting' ? 'personsWaiting' : 'persons';
        const [page, formWords] = await Promise.all([
          client.call(call, { query: peopleQuery(tab, search, current) }),
          loadFormWords(language),
        ]);
        return { page, rows: personRows(page, language, formWords) };
      }),
    [client, language, tab, search, current],
  );
  const head = useResource(form);
  const state = useResource(list);
  // They stay in sight while another page of people comes.
  const [kept, setKept] = useState<PassCount | null>(null);
  const passes = state.status === 'ready' ? state.data.page.passes : kept;
  if (passes !== kept) setKept(passes);

  const addresses = manyAddresses(useAddress(location));
  const open = (person: PersonEntry) => {
    location.go(addresses.of(person.id, person.formId === formId ? undefined : person.formId));
  };
  const reload = () => {
    void list.load();
    void forms.load();
  };
  const changed = () => {
    setOverlay(null);
    reload();
  };
  const confirm = async (person: PersonEntry) => {
    try {
      await client.call('personConfirm', { body: { id: person.id } });
      toast(text.confirmed(nameOf(person, text.noName)), 'done');
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
    }
    changed();
  };
  const close = () => {
    setOverlay(null);
  };

  return (
    <main className={mobile ? styles['phone'] : styles['main']} id="main" tabIndex={-1}>
      <PageState
        onRetry={() => {
          void form.load();
        }}
        skeleton={{ rows: 6, rowHeight: 52 }}
        state={head}
      >
        {({ info, columns }) => {
          const mayAdd = info.fromInformationCanBeSubmitted;
          const full = passes !== null && passes.places !== null && passes.used >= passes.places;
          return (
            <>
              <FormHead form={info.form} onIndex={onIndex} status={null} timelines={info.timelines}>
                {passes !== null && <PassPlaces passes={passes} />}
              </FormHead>
              {mayAdd && full && (
                <output className={styles['full']}>
                  <Icon name="info" size={16} />
                  {text.passesFull}
                </output>
              )}
              <div className={styles['tools']}>
                <Suspense fallback={null}>
                  <PeopleTools
                    info={info}
                    fresh={addresses.fresh}
                    mayAdd={mayAdd}
                    onBadges={() => {
                      setOverlay({ kind: 'badges', ids: null });
                    }}
                    onChanged={reload}
                    onLink={() => {
                      setOverlay({ kind: 'link' });
                    }}
                    some={
                      passes !== null &&
                      (passes.used > 0 || state.status !== 'ready' || state.data.page.total > 0)
                    }
                  />
                </Suspense>
                <div className={styles['search']}>
                  <TextInput
                    aria-label={text.search}
                    autoComplete="off"
                    before={<Icon name="search" size={16} />}
                    after={
                      typed === '' ? undefined : (
                        <IconButton
                          icon="close"
                          label={text.clear}
                          onClick={() => {
                            setTyped('');
                          }}
                        />
                      )
                    }
                    onChange={(event) => {
                      setTyped(event.currentTarget.value);
                    }}
                    placeholder={mobile ? text.searchShort : text.search}
                    type="search"
                    value={typed}
                  />
                </div>
              </div>
              <Tabs
                className={styles['tabs']}
                items={peopleTabs.map((key) => ({
                  key,
                  label: text.tabs[key],
                  ...(key === 'waiting' && passes !== null && passes.waiting > 0
                    ? { count: passes.waiting }
                    : {}),
                }))}
                label={text.filter}
                look="list"
                onSelect={(key) => {
                  setTab(key);
                  setCurrent(1);
                }}
                panelId="people"
                selected={tab}
              />
              <div aria-busy={state.status === 'loading'} id="people" role="tabpanel">
                <PageState
                  onRetry={() => {
                    void list.load();
                  }}
                  skeleton={{ rows: 6, rowHeight: 52 }}
                  state={state}
                >
                  {({ page, rows }) => (
                    <Suspense fallback={null}>
                      <PeopleTable
                        code={entry.formCode}
                        columns={columns}
                        current={current}
                        filtered={search !== '' || (tab !== 'all' && tab !== 'waiting')}
                        label={entry.title}
                        mayChange={mayAdd}
                        onBadges={(people) => {
                          setOverlay({ kind: 'badges', ids: people.map(({ id }) => id) });
                        }}
                        onClear={() => {
                          setTyped('');
                          setSearch('');
                          setTab('all');
                        }}
                        onConfirm={(person) => {
                          void confirm(person);
                        }}
                        onDecline={(person) => {
                          setOverlay({ kind: 'decline', person });
                        }}
                        onDeclineMany={(people) => {
                          setOverlay({ kind: 'declineMany', people });
                        }}
                        onOpen={open}
                        onPage={setCurrent}
                        onRemove={(people) => {
                          setOverlay({ kind: 'remove', people });
                        }}
                        rows={rows}
                        total={page.total}
                        waiting={tab === 'waiting'}
                      />
                    </Suspense>
                  )}
                </PageState>
              </div>
            </>
          );
        }}
      </PageState>
      <Suspense fallback={null}>
        {overlay?.kind === 'link' && <LinkDialog onClose={close} />}
        {overlay?.kind === 'badges' && <BadgesDialog formId={formId} ids={overlay.ids} onClose={close} />}
        {overlay?.kind === 'remove' && (
          <RemoveDialog onClose={close} onDone={changed} people={overlay.people} />
        )}
        {overlay?.kind === 'decline' && (
          <DeclineDialog onClose={close} onDone={changed} person={overlay.person} />
        )}
        {overlay?.kind === 'declineMany' && (
          <DeclineManyDialog onClose={close} onDone={changed} people={overlay.people} />
        )}
      </Suspense>
    </main>
  );
};

function nameOf(person: PersonEntry, unnamed: string): string {
  return person.name === '' ? unnamed : person.name;
}
