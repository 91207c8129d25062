import { classNames, EmptyState, useDevice } from '@zhantai/ui';
import { useMemo } from 'react';
import { parseAddress } from '@zhantai/shell/location/parse-address.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { PageState, type PageStateProps } from '../../shell/page/page-state.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { everyRecord } from '@zhantai/shell/resource/every-record.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { ClientList } from './client-list.tsx';
import { ClientWork } from './client-work.tsx';
import { transportClients } from './clients.ts';
import styles from './transport.module.css';

/** Lists on one page; each exhibitor may have two, its own and the supplier's. */
const SIZE = 500;

/** `/transportSupplier`: the exhibitors who chose this supplier, and the transport forms it fills in for each (wire.md §3). */
export const TransportPage = () => {
  const { client, language, location, user, words } = usePortal();
  const text = words.transport.clients;
  const mobile = useDevice() === 'mobile';
  const account = useResource(user);
  const choice = account.status === 'ready' ? account.data.transport_formId : undefined;
  const clients = useMemo(
    () =>
      createResource(async () => {
        // Who chose this supplier handed in the form with the choice.
        const form = choice === null || choice === undefined ? { formType: '201' } : { formId: choice };
        const lists = await everyRecord((current) =>
          // In an order that saving does not change, so that none is missed between two pages.
          client.call('transportPage', {
            language,
            query: { ...form, current, size: SIZE, ascs: 'ordinal' },
          }),
        );
        return transportClients(lists);
      }),
    [client, language, choice],
  );
  const known = account.status !== 'ready' ? account : null;
  const listed = useResource(clients);
  const state = known === null || known.status === 'failed' ? listed : known;
  const { query } = parseAddress(useAddress(location));
  const [chosen, form] = [query.get('exhibitor'), query.get('form')];

  return (
    <PageStateMain
      onRetry={() => {
        void clients.load();
      }}
      state={state}
    >
      {(all) => {
        const one = all.find(({ exhibitor }) => exhibitor.id === chosen);
        const list = <ClientList chosen={chosen} clients={all} heading={mobile || chosen === null ? 1 : 2} />;
        if (mobile && chosen === null) {
          return (
            <main className={styles['phone']} id="main" tabIndex={-1}>
              {list}
            </main>
          );
        }
        return (
          <div className={classNames(styles['page'], mobile && styles['open'])}>
            {!mobile && (
              <aside className={styles['list']} data-chosen={chosen !== null || undefined} data-print="hide">
                {list}
              </aside>
            )}
            {one === undefined ? (
              <main className={styles['none']} id="main" tabIndex={-1}>
                {chosen === null ? (
                  <EmptyState
                    text={all.length === 0 ? text.emptyText : text.chooseText}
                    title={all.length === 0 ? text.empty : text.choose}
                  />
                ) : (
                  <EmptyState
                    actions={<a href="#/transportSupplier">{text.back}</a>}
                    text={text.goneText}
                    title={text.gone}
                  />
                )}
              </main>
            ) : (
              <ClientWork
                client={one}
                form={form}
                key={one.exhibitor.id}
                onChanged={() => {
                  void clients.load();
                }}
              />
            )}
          </div>
        );
      }}
    </PageStateMain>
  );
};

/** Waits and fails inside the page's main part; what is ready brings its own. */
function PageStateMain<T>(props: PageStateProps<T>) {
  if (props.state.status === 'ready') return props.children(props.state.data);
  return (
    <main className={styles['waiting']} id="main" tabIndex={-1}>
      <PageState {...props} skeleton={{ rows: 6, rowHeight: 60 }} />
    </main>
  );
}
