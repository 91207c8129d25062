import type { Client } from '@zhantai/contract/client';
import type { PortalWords } from '@zhantai/messages/portal';
import { everyRecord } from '@zhantai/shell/resource/every-record.ts';
import type { TableFile } from '../../shell/spreadsheet/save-table.ts';

const SIZE = 100;

/** Every line of the orders that the list shows, with prices and amounts as numbers. */
export async function ordersFile(
  client: Client,
  /** As the list is narrowed; undefined for all. */
  status: string | undefined,
  words: PortalWords,
): Promise<TableFile> {
  const { orders: text, states, payments, tiers } = words.booking;
  const orders = await everyRecord((current) =>
    client.call('orders', { query: { current, size: SIZE, ...(status === undefined ? {} : { status }) } }),
  );
  const title = words.titles['/orders'];
  return {
    name: title,
    table: {
      name: title,
      totals: words.tables.exporting.total,
      columns: [
        { header: text.number },
        { header: text.time, type: 'datetime' },
        { header: words.tables.exporting.form },
        { header: text.state },
        { header: text.payment },
        { header: text.item },
        { header: text.quantity, type: 'number' },
        { header: text.tier },
        { header: text.unitPrice, type: 'number', format: '#,##0.00' },
        { header: text.amount, type: 'number', format: '#,##0.00', total: 'sum' },
      ],
    },
    rows: orders.flatMap((order) =>
      order.lines.map((line) => [
        order.number,
        order.placedAt === null ? null : { kind: 'datetime', text: order.placedAt },
        `${order.formCode} ${order.title}`,
        states[order.status],
        payments[order.payment],
        line.name,
        line.quantity,
        tiers[line.tier],
        line.unitPrice,
        line.amount,
      ]),
    ),
  };
}
