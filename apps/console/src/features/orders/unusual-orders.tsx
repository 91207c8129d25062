import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UnusualOrder, UnusualOrdersQuery } from '@zhantai/contract';
import { formatYuan } from '@zhantai/messages';
import { EmptyState } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/column.ts';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import type { RowAction } from '@zhantai/ui/data-table/row-action.ts';
import { useMemo, useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useMe } from '../../shell/session/me-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { AllowDialog } from './allow-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import styles from './orders.module.css';
import { ReleaseDialog } from './release-dialog.tsx';
import { whyUnusual } from './why-unusual.ts';

const SIZE = 50;
const idOf = ({ id }: UnusualOrder) => id;

interface OpenDialog {
  readonly kind: 'allow' | 'release';
  readonly order: UnusualOrder;
}

/** Unpaid orders that hold unusually much, the dearest first: let it go on with a reason, or release it. */
export const UnusualOrders = ({
  query: narrowed,
}: {
  readonly query: Pick<UnusualOrdersQuery, 'formId'>;
}) => {
  const { client } = useServices();
  const queries = useQueryClient();
  const { may: mine } = useMe();
  const { words, language } = useSpeech();
  const text = words.orders;
  const [current, setCurrent] = useState(1);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const query = { ...narrowed, current, size: SIZE };
  const page = useQuery({
    queryKey: ['orders', 'unusual', query, language],
    queryFn: () => client.call('consoleUnusualOrders', { query }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo((): readonly TableColumn<UnusualOrder>[] => {
    const all = orderColumns<UnusualOrder>(words, language);
    const why: TableColumn<UnusualOrder> = {
      key: 'why',
      title: text.columns.why,
      width: 300,
      ellipsisTooltip: false,
      render: (order) => (
        <ul className={styles['lines']}>
          {whyUnusual(order, words, language).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    };
    return [all.subject, all.number, all.sheet, why, all.total, all.since, all.until];
  }, [words, language, text]);
  const actions = useMemo(
    () =>
      (order: UnusualOrder): readonly RowAction[] => {
        const ask = (kind: OpenDialog['kind']): RowAction => ({
          key: kind,
          label: text[kind],
          onPress: () => {
            setDialog({ kind, order });
          },
        });
        return [
          ...(mine.includes('grantExceptions') && order.exhibitor !== null ? [ask('allow')] : []),
          ...(mine.includes('settleOrders') ? [ask('release')] : []),
        ];
      },
    [mine, text],
  );
  const close = () => {
    setDialog(null);
  };
  const changed = () => {
    close();
    void queries.invalidateQueries({ queryKey: ['orders'] });
  };
  const { data } = page;
  return (
    <>
      {data === undefined ? (
        <Loading query={page} />
      ) : data.total === 0 ? (
        <div className={styles['empty']}>
          <EmptyState text={text.emptyUnusualText} title={text.unusualTitle(0)} />
        </div>
      ) : (
        <DataTable
          actions={actions}
          columns={columns}
          label={text.views.unusual}
          loading={page.isPlaceholderData}
          pagination={{
            total: data.total,
            pages: data.pages,
            current,
            limit: data.size,
            words: data.totalAtLeast ? text.countOver : text.count(data.total),
            onPage: setCurrent,
          }}
          phone={{
            title: ({ exhibitor }) => exhibitor?.name ?? text.noExhibitor,
            note: (order) => whyUnusual(order, words, language).join(words.comma),
            amount: ({ total }) => formatYuan(total, language),
          }}
          rowKey={idOf}
          rows={data.records}
        />
      )}
      {dialog?.kind === 'allow' && <AllowDialog onClose={close} onDone={changed} order={dialog.order} />}
      {dialog?.kind === 'release' && <ReleaseDialog onClose={close} onDone={changed} order={dialog.order} />}
    </>
  );
};
