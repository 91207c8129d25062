import type { ConsoleOrder, OrdersFileQuery } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { SheetValue } from '@zhantai/engine/tables';
import { renderServerWord, type ServerWord } from '@zhantai/messages/server';
import { safeFileName } from '@zhantai/workbooks';
import { recordAudit } from '../../audit/index.ts';
import type { Origin, Staff } from '../../auth/index.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { dayIn, type Exhibition } from '../../exhibitions/index.ts';
import type { SubmissionServices } from '../../submissions/index.ts';
import type { SheetBatch, WriteTask, WrittenColumn, WrittenLine } from '../../tables/index.ts';
import { releaseLapsed } from '../orders/stock/release-lapsed.ts';
import type { Order } from '../orders/order.ts';
import { listOrdersAfter } from '../store/order-list.ts';
import { sumOrders } from '../store/order-sums.ts';
import { presentForStaff } from './present.ts';
import { orderFilter } from './read.ts';

/** So many orders are in memory at once, and so many lines of them are handed on at one stroke. */
const size = 50;
const most = 2_000;

/** Who wants it, and from where. */
export interface OrdersAsker {
  readonly staff: Staff;
  readonly exhibition: Exhibition;
  readonly language: Language;
  readonly origin: Origin;
}

/**
 * Orders as tables: one of them, one of their lines; as CSV their lines, each with its order (console.md §5).
 * @throws Refusal as {@link orderFilter}.
 */
export async function ordersFile(
  services: SubmissionServices,
  { staff, exhibition, language, origin }: OrdersAsker,
  { format = 'xlsx', ...wish }: OrdersFileQuery,
): Promise<{ readonly name: string; readonly task: WriteTask; readonly batches: AsyncIterable<SheetBatch> }> {
  const word = (name: ServerWord): string => renderServerWord(name, language);
  const at = services.now();
  await releaseLapsed(services.database, exhibition, at);
  const filter = await orderFilter(services.database, exhibition, staff, wish);
  const { count } = await sumOrders(services.database, exhibition, filter);
  await inTransaction(services.database, (transaction) =>
    recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'staff', accountId: staff.accountId },
      action: 'order.export',
      thing: { kind: 'exhibition', id: exhibition.exhibitionId },
      detail: { format, rows: count, ...wish },
      origin,
    }),
  );
  const orders = { name: word('ordersFile'), heads: headsOf(orderHeads), answers: null };
  const lines = {
    name: word('orderLinesFile'),
    heads: headsOf([...shortHeads, ...lineHeads]),
    answers: null,
  };
  const kinds = format === 'csv' ? [linesOf] : [orderLine, linesOf];
  const day = dayIn(services.now(), exhibition.zone);
  return {
    name: `${safeFileName(`${word('ordersFile')} ${day}`, 'orders')}.${format}`,
    task: {
      kind: 'write',
      format,
      language,
      sheets: format === 'csv' ? [lines] : [orders, lines],
      definitions: [],
    },
    batches: read(),
  };

  async function* read(): AsyncGenerator<SheetBatch> {
    for (const present of kinds) {
      let last: Order | null = null;
      for (;;) {
        // As fast as they are written.
        const some: readonly Order[] = await listOrdersAfter(
          services.database,
          exhibition,
          filter,
          last,
          size,
        );
        if (some.length === 0) break;
        const records = await presentForStaff(services.database, exhibition, some, at, language);
        const found = records.flatMap((order) => present(order, word));
        for (let from = 0; from < found.length; from += most) {
          yield { kind: 'lines', lines: found.slice(from, from + most).map(asLine), labels: {} };
        }
        last = some.at(-1) ?? null;
      }
      yield { kind: 'end' };
    }
  }

  function headsOf(heads: readonly Head[]): WrittenColumn[] {
    return heads.map(({ word: name, ...column }) => ({ title: word(name), ...column }));
  }
}

type Head = Omit<WrittenColumn, 'title'> & { readonly word: ServerWord };

const shortHeads: readonly Head[] = [
  { word: 'headNumber' },
  { word: 'headForm' },
  { word: 'headCompany' },
  { word: 'headBooth' },
  { word: 'headStatus' },
];
const orderHeads: readonly Head[] = [
  ...shortHeads,
  { word: 'headTotal', type: 'number', total: true },
  { word: 'headDeposit', type: 'number', total: true },
  { word: 'headPayment' },
  { word: 'headInvoice' },
  { word: 'headPlaced', type: 'datetime' },
  { word: 'headUpdated', type: 'datetime' },
  { word: 'headNote' },
];
const lineHeads: readonly Head[] = [
  { word: 'headItem' },
  { word: 'headQuantity', type: 'number' },
  { word: 'headUnit' },
  { word: 'headPrice', type: 'number' },
  { word: 'headAmount', type: 'number', total: true },
  { word: 'headDeposit', type: 'number', total: true },
  { word: 'headStart', type: 'date' },
  { word: 'headEnd', type: 'date' },
  { word: 'headNote' },
];

type Words = (name: ServerWord) => string;

const asLine = (heads: readonly SheetValue[]): WrittenLine => ({ heads, answers: null });

function orderLine(order: ConsoleOrder, word: Words): readonly (readonly SheetValue[])[] {
  const { total, deposit, payment, invoiceNumber, placedAt, updatedAt, paymentNote } = order;
  return [
    [
      ...short(order, word),
      total,
      deposit,
      word(payments[payment]),
      invoiceNumber,
      time(placedAt, 'datetime'),
      time(updatedAt, 'datetime'),
      paymentNote,
    ],
  ];
}

function linesOf(order: ConsoleOrder, word: Words): readonly (readonly SheetValue[])[] {
  return order.lines.map((line) => [
    ...short(order, word),
    line.name,
    line.quantity,
    line.unit,
    line.unitPrice,
    line.amount,
    line.deposit,
    time(line.start, 'date'),
    time(line.end, 'date'),
    line.note,
  ]);
}

function short(
  { number, formCode, title, exhibitor, booth, status }: ConsoleOrder,
  word: Words,
): SheetValue[] {
  const state = status === 'none' || status === 'quote' ? '' : word(states[status]);
  const place = booth === null ? null : `${booth.hall}-${booth.number}`;
  return [number, `${formCode} ${title}`, exhibitor?.name ?? null, place, state];
}

function time(text: string | null, kind: 'date' | 'datetime'): SheetValue {
  return text === null || text === '' ? null : { kind, text };
}

const states = {
  placed: 'stateOrderPlaced',
  confirmed: 'stateOrderConfirmed',
  cancelled: 'stateOrderCancelled',
  lapsed: 'stateOrderLapsed',
} as const;

const payments = {
  unpaid: 'paymentUnpaid',
  deposit: 'paymentDeposit',
  paid: 'paymentPaid',
  refunded: 'paymentRefunded',
} as const;
