import type { UnusualOrder, UnusualOrdersQuery } from '@zhantai/contract';
import { formatYuan } from '@zhantai/messages';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { EmptyState } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import type { RowAction } from '@zhantai/ui/data-table/rows/row-action.ts';
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
  const { client, unusual } = useServices();
  const { may: mine } = useMe();
  const { words, language } = useSpeech();
  const text = words.orders;
  const [current, setCurrent] = useState(1);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const list = useMemo(
    () =>
      createResource(() =>
        client.call('consoleUnusualOrders', { language, query: { ...narrowed, current, size: SIZE } }),
      ),
    [client, narrowed, current, language],
  );
  const page = useLastReady(useLiveResource(list));
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
  const reload = () => {
    void list.load();
    void unusual.load();
  };
  const changed = () => {
    close();
    reload();
  };
  const { data } = page;
  return (
    <>
      {data === undefined ? (
        <Loading resource={list} />
      ) : data.total === 0 ? (
        <div className={styles['empty']}>
          <EmptyState text={text.emptyUnusualText} title={text.unusualTitle(0)} />
        </div>
      ) : (
        <DataTable
          actions={actions}
          columns={columns}
          label={text.views.unusual}
          loading={page.isOld}
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
      {dialog?.kind === 'allow' && (
        <AllowDialog onClose={close} onDone={changed} onRefused={reload} order={dialog.order} />
      )}
      {dialog?.kind === 'release' && (
        <ReleaseDialog onClose={close} onDone={changed} onRefused={reload} order={dialog.order} />
      )}
    </>
  );
};
