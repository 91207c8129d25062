import type { ConsoleOrder, ConsoleOrdersQuery } from '@zhantai/contract';
import { formatYuan } from '@zhantai/messages';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { EmptyState } from '@zhantai/ui';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { orderColumns } from './order-columns.tsx';
import styles from './orders.module.css';

const SIZE = 50;
const idOf = ({ id }: ConsoleOrder) => id;

/** Orders as they are narrowed, the last changed first. */
export const AllOrders = ({
  query: narrowed,
}: {
  readonly query: Omit<ConsoleOrdersQuery, 'current' | 'size'>;
}) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const text = words.orders;
  const [current, setCurrent] = useState(1);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('consoleOrders', { language, query: { ...narrowed, current, size: SIZE } }),
      ),
    [client, narrowed, current, language],
  );
  const page = useLastReady(useLiveResource(list));
  const columns = useMemo(() => {
    const all = orderColumns<ConsoleOrder>(words, language);
    return [
      all.subject,
      all.number,
      all.sheet,
      all.what,
      all.total,
      all.status,
      all.payment,
      all.since,
      all.until,
    ];
  }, [words, language]);
  return (
    <>
      {page.data === undefined ? (
        <Loading resource={list} />
      ) : page.data.total === 0 ? (
        <div className={styles['empty']}>
          <EmptyState text={text.emptyText} title={text.emptyTitle} />
        </div>
      ) : (
        <DataTable
          columns={columns}
          label={text.table}
          loading={page.isOld}
          pagination={{
            total: page.data.total,
            pages: page.data.pages,
            current,
            limit: page.data.size,
            words: [
              page.data.totalAtLeast ? text.countOver : text.count(page.data.total),
              text.sums(formatYuan(page.data.sums.total, language)),
            ].join(words.comma),
            onPage: setCurrent,
          }}
          phone={{ title: ({ exhibitor }) => exhibitor?.name ?? text.noExhibitor }}
          rowKey={idOf}
          rows={page.data.records}
        />
      )}
    </>
  );
};
