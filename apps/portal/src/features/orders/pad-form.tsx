import type { Order, SupportLine } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { foldText } from '@zhantai/engine';
import { Button, EmptyState, ErrorBox, TextInput, toast } from '@zhantai/ui';
import { useEffect, useRef, useState } from 'react';
import { formatYuan } from '@zhantai/messages';
import type { CatalogueEntry } from '../booking/load-catalogue.ts';
import { PriceList } from '../booking/price-list.tsx';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { PadMaterial } from './order-pad.tsx';
import styles from './orders.module.css';
import { padLines, proposedEntries, type PadEntry } from './pad-lines.ts';
import { PadQuantity } from './pad-quantity.tsx';
import { shortItems } from './short-items.ts';

/** After the last change, milliseconds. */
const QUOTE_DELAY_MS = 600;

export interface PadFormProps {
  readonly material: PadMaterial;
  /** After an order, or where somebody else ordered meanwhile. */
  readonly onReload: () => void;
}

/** The price list with a quantity at each row, the running total, and the order. */
export const PadForm = ({ material, onReload }: PadFormProps) => {
  const { client, language, words } = usePortal();
  const text = words.booking.pad;
  const { order, items } = material;
  const [entries, setEntries] = useState<ReadonlyMap<string, PadEntry>>(() => proposedEntries(order, items));
  const [search, setSearch] = useState('');
  const [quote, setQuote] = useState<Order>(order);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const locked = !order.open || order.submissionId !== null || order.status === 'confirmed';
  const lines = padLines(entries, order);
  // What is proposed after a lapse was priced by nobody yet.
  const quoted = useRef(order.status === 'placed' ? JSON.stringify(lines) : '[]');

  useEffect(() => {
    const wanted = JSON.stringify(lines);
    if (wanted === quoted.current) return undefined;
    const timer = setTimeout(() => {
      quoted.current = wanted;
      client.call('querySupport', { body: { formId: order.formId, lines: [...lines] } }).then(
        (answer) => {
          if (quoted.current === wanted) setQuote(answer);
        },
        (error: unknown) => {
          quoted.current = '';
          setRefused(shortItems(error));
        },
      );
    }, QUOTE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [client, lines, order.formId]);

  const send = async (wanted: readonly SupportLine[]) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    setRefused(new Map());
    try {
      const { formId, revision } = order;
      const placed = await client.call('submitSupport', { body: { formId, revision, lines: [...wanted] } });
      toast(wanted.length === 0 ? text.cancelled : text.placed(placed.number ?? ''), 'done');
      onReload();
    } catch (error) {
      const rows = shortItems(error);
      setRefused(rows);
      setFailure(errorSentence(error, words));
      if (error instanceof ApiError && error.reason === 'STALE_REVISION') onReload();
    } finally {
      setBusy(false);
    }
  };

  const quantity = (item: CatalogueEntry) => {
    const left = quote.lines.find(({ itemId }) => itemId === item.id)?.left ?? item.stock;
    const entry = entries.get(item.id) ?? { quantity: '', period: '' };
    const short = left !== null && Number(entry.quantity) > left ? text.only(left, item.unit) : null;
    return (
      <PadQuantity
        disabled={locked}
        entry={entry}
        item={item}
        message={refused.get(item.id) ?? short}
        onChange={(next) => {
          setEntries(new Map(entries).set(item.id, next));
        }}
      />
    );
  };
  const found = items.filter(({ id, name }) => foldText(`${id} ${name}`).includes(search));

  return (
    <>
      <h1 className={styles['title']}>{text.title(order.formCode, order.title)}</h1>
      <p className={styles['lead']}>
        {locked
          ? text.locked
          : text[order.status === 'lapsed' ? 'againLead' : 'lead'](words.booking.tiers[quote.tier])}
      </p>
      {items.length === 0 ? (
        <EmptyState title={words.booking.list.empty} />
      ) : (
        <>
          <TextInput
            aria-label={words.booking.list.search}
            className={styles['search']}
            onChange={(event) => {
              setSearch(foldText(event.currentTarget.value));
            }}
            placeholder={words.booking.list.search}
            type="search"
          />
          <PriceList action={quantity} items={found} tier={quote.tier} />
        </>
      )}
      <div className={styles['pad-bar']} data-bottom-bar>
        {failure !== null && (
          <ErrorBox className={styles['failed']} detail={words.states.requestKept} title={failure} />
        )}
        <p aria-live="polite">
          {words.booking.costs.total} <b>{formatYuan(quote.total, language)}</b>
          {quote.deposit > 0 && (
            <small>
              {words.booking.costs.deposit} {formatYuan(quote.deposit, language)}
            </small>
          )}
        </p>
        {order.status === 'placed' && !locked && (
          <Button
            onClick={() => {
              void send([]);
            }}
          >
            {text.cancel}
          </Button>
        )}
        <Button
          busy={busy}
          disabled={locked || lines.length === 0}
          onClick={() => {
            void send(lines);
          }}
          variant="primary"
        >
          {order.status === 'placed' ? text.change : text.order}
        </Button>
      </div>
    </>
  );
};
