import type { FormInfo, OrderLine } from '@zhantai/contract';
import type { Session } from '@zhantai/engine';
import { Button, classNames, Icon, SectionHead } from '@zhantai/ui';
import { useReveal } from '@zhantai/views';
import { lazy, Suspense, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import type { FormPlace } from '../form/form-place.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { formatYuan } from '@zhantai/messages';
import styles from './price-aside.module.css';
import { shortLines } from './short-lines.ts';
import { tierSteps } from './tier-steps.ts';
import { useQuote } from './use-quote.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const PriceDrawer = lazy(async () => ({
  default: (await withRetry(() => import('./price-drawer.tsx'))).PriceDrawer,
}));

export interface PriceAsideProps {
  readonly info: FormInfo;
  /** The submission, where the form takes many. */
  readonly place: Pick<FormPlace, 'id' | 'boothId'>;
  readonly session: Session;
  /** Nothing can be changed: what was ordered is shown. */
  readonly locked: boolean;
}

/** What the answers cost now: the price that holds and the next one, lines, total, what is sold out, the price list. */
export const PriceAside = ({ info, place, session, locked }: PriceAsideProps) => {
  const { language, words } = usePortal();
  const text = words.booking.costs;
  const { order, asking, error, retry } = useQuote({ formId: info.form.formId, ...place }, session, locked);
  const [listOpen, setListOpen] = useState(false);
  const reveal = useReveal();

  // A form that sells nothing has nothing to say here.
  if (order === null && error === null) return null;
  if (order !== null && order.categories.length === 0) return null;

  const quoted = order?.status === 'quote';
  const steps = tierSteps(order?.tier ?? 'normal', info.timelines);
  const tiers = words.booking.tiers;
  const wants = order === null || !quoted ? [] : shortLines(order);
  const show = ({ prop, path }: Pick<OrderLine, 'prop' | 'path'>) => {
    if (prop !== undefined) reveal({ prop, ...(path === undefined ? {} : { path }) });
  };

  return (
    <section aria-busy={asking} className={styles['aside']}>
      <SectionHead
        level={3}
        note={quoted || order === null ? undefined : words.booking.states[order.status]}
        rule="below"
        title={quoted || order === null ? text.title : text.ordered}
      />
      {order !== null && quoted && order.open && (
        <p className={styles['tier']}>
          <b>{tiers[steps.now]}</b>
          {steps.until !== null && <span>{text.until(shortTime(steps.until))}</span>}
          {steps.next !== null && <span>{text.next(tiers[steps.next])}</span>}
        </p>
      )}
      {error !== null && (
        <p className={styles['failed']} role="alert">
          {text.failed} {errorSentence(error, words)}{' '}
          <Button onClick={retry} variant="link">
            {text.retry}
          </Button>
        </p>
      )}
      {order !== null && (
        <>
          {order.lines.length === 0 ? (
            <p className={styles['none']}>{order.open ? text.none : text.closed}</p>
          ) : (
            <ul className={styles['lines']}>
              {order.lines.map((line, index) => (
                // One thing may stand in several lines of different tiers.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${line.itemId} ${index}`}>
                  <span>{line.name}</span>
                  <b>{formatYuan(line.amount, language)}</b>
                  <small>
                    {lineText(line, words.booking, (amount) => formatYuan(amount, language))}
                    {line.tier !== order.tier && ` · ${tiers[line.tier]}`}
                  </small>
                </li>
              ))}
            </ul>
          )}
          <ul aria-live="polite" className={styles['hints']}>
            {wants.map(({ line, wanted, left }) => (
              <li key={`${line.itemId} ${line.start ?? ''}`}>
                <Hint
                  onShow={() => {
                    show(line);
                  }}
                  text={text.short(line.name, left, line.unit, wanted)}
                />
              </li>
            ))}
            {order.unsaleable?.map((line) => (
              <li key={`${line.itemId} ${line.why}`}>
                <Hint
                  onShow={() => {
                    show(line);
                  }}
                  text={line.message}
                />
              </li>
            ))}
          </ul>
          {order.lines.length > 0 && (
            <dl className={classNames(styles['sums'], asking && styles['stale'])}>
              <div className={styles['total']}>
                <dt>{text.total}</dt>
                <dd>{formatYuan(order.total, language)}</dd>
              </div>
              {order.deposit > 0 && (
                <div>
                  <dt>{text.deposit}</dt>
                  <dd>{formatYuan(order.deposit, language)}</dd>
                </div>
              )}
            </dl>
          )}
          {quoted && order.open && order.lines.length > 0 && <p className={styles['note']}>{text.frozen}</p>}
        </>
      )}
      <p className={styles['links']}>
        <Button
          onClick={() => {
            setListOpen(true);
          }}
          variant="link"
        >
          {words.booking.list.title}
        </Button>
        <a href="#/orders">{words.titles['/orders']}</a>
        {/* On site, when the form takes no answers any more. */}
        {locked &&
          order !== null &&
          order.open &&
          order.submissionId === null &&
          info.timelines.expired === true && (
            <a href={`#/orders?form=${encodeURIComponent(order.formId)}`}>{words.booking.pad.open}</a>
          )}
      </p>
      {listOpen && order !== null && (
        <Suspense fallback={null}>
          <PriceDrawer
            onClose={() => {
              setListOpen(false);
            }}
            order={order}
            title={`${info.form.formCode} ${words.booking.list.title}`}
          />
        </Suspense>
      )}
    </section>
  );
};

const Hint = ({ text, onShow }: { readonly text: string; readonly onShow: () => void }) => (
  <button className={styles['hint']} onClick={onShow} type="button">
    <Icon name="warning" size={16} />
    <span>{text}</span>
  </button>
);

/** `2 个 × ¥420.00 × 3`, with what makes it more. */
function lineText(
  { quantity, unit, unitPrice, factor, nights }: OrderLine,
  words: ReturnType<typeof usePortal>['words']['booking'],
  money: (amount: number) => string,
): string {
  return [
    words.amount(quantity, unit),
    money(unitPrice),
    ...(nights === null ? [] : [words.nights(nights)]),
    ...(factor === 1 ? [] : [String(factor)]),
  ].join(' × ');
}
