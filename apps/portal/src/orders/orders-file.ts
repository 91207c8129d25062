import type { Order } from '@zhantai/contract';
import type { Client } from '@zhantai/contract/client';
import type { PortalWords } from '@zhantai/messages/portal';
import type { TableFile } from '../spreadsheet/save-table.ts';

const SIZE = 100;

/** Every line of the orders that the list shows, with prices and amounts as numbers. */
export async function ordersFile(
  client: Client,
  /** As the list is narrowed; undefined for all. */
  status: string | undefined,
  words: PortalWords,
): Promise<TableFile> {
  const { orders: text, states, payments, tiers } = words.booking;
  const orders: Order[] = [];
  for (let current = 1; ; current += 1) {
    const query = { current, size: SIZE, ...(status === undefined ? {} : { status }) };
    // Page after page, until there is no next one.
    // oxlint-disable-next-line no-await-in-loop
    const page = await client.call('orders', { query });
    orders.push(...page.records);
    if (orders.length >= page.total || page.records.length === 0) break;
  }
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
        `${order.sheetCode} ${order.title}`,
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
