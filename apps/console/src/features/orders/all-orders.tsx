import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ConsoleOrder, ConsoleOrdersQuery } from '@zhantai/contract';
import { formatYuan } from '@zhantai/messages';
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
  const query = { ...narrowed, current, size: SIZE };
  const page = useQuery({
    queryKey: ['orders', 'all', query, language],
    queryFn: () => client.call('consoleOrders', { query }),
    placeholderData: keepPreviousData,
  });
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
        <Loading query={page} />
      ) : page.data.total === 0 ? (
        <div className={styles['empty']}>
          <EmptyState text={text.emptyText} title={text.emptyTitle} />
        </div>
      ) : (
        <DataTable
          columns={columns}
          label={text.table}
          loading={page.isPlaceholderData}
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
