import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { useDevice } from '../../device/use-device.ts';
import { pageList } from './page-list.ts';
import { useTableWords } from '../use-table-words.ts';
import styles from './pagination.module.css';

/** The parts a foot may have, in the order they stand. */
export type PaginationPart = 'total' | 'pager' | 'jump' | 'limit';

/** Pages of a table (seed.md §3 "Table pagination"). */
export interface TablePagination {
  /** Rows on all pages. */
  readonly total: number;
  /** Page shown, from 1. */
  readonly current: number;
  /** Rows a page. */
  readonly limit: number;
  /** How many pages there are; worked out from `total` and `limit` where it is not known. */
  readonly pages?: number;
  /** What the reader may choose for `limit`. */
  readonly limits?: readonly number[];
  /** Parts shown; the pager and the jump only where there is more than one page. */
  readonly layout?: readonly PaginationPart[];
  /** Says the total in words of the owner, as "8 people, 2 without photo". */
  readonly words?: ReactNode;
  readonly onPage: (page: number) => void;
  readonly onLimit?: (limit: number) => void;
}

const usual: readonly PaginationPart[] = ['total', 'pager', 'limit'];

/** The foot of a table: how much there is in words, and the pages where there are several. */
export const Pagination = ({
  total,
  current,
  limit,
  pages = Math.max(1, Math.ceil(total / Math.max(1, limit))),
  limits = [],
  layout = usual,
  words: own,
  onPage,
  onLimit,
}: TablePagination) => {
  const words = useTableWords();
  const mobile = useDevice() === 'mobile';

  const jump = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const page = Math.trunc(event.currentTarget.valueAsNumber);
    event.currentTarget.value = '';
    if (Number.isFinite(page)) onPage(Math.min(pages, Math.max(1, page)));
  };

  const numbers = pageList(current, pages).map((page, index) =>
    page === null ? (
      // A gap has no name of its own; there are at most two, by their place.
      // oxlint-disable-next-line react/no-array-index-key
      <li aria-hidden="true" className={styles['dots']} key={`gap ${index}`}>
        …
      </li>
    ) : (
      <li key={page}>
        <button
          aria-current={page === current ? 'page' : undefined}
          aria-label={words.toPage(page)}
          className={styles['page']}
          onClick={() => {
            onPage(page);
          }}
          type="button"
        >
          {page}
        </button>
      </li>
    ),
  );

  const parts: Record<PaginationPart, ReactNode> = {
    total: own ?? words.count(total),
    pager: pages > 1 && (
      <nav aria-label={words.pages} className={styles['pager']}>
        <Button
          disabled={current <= 1}
          onClick={() => {
            onPage(current - 1);
          }}
          size="small"
        >
          {words.previous}
        </Button>
        {mobile ? <span>{words.page(current, pages)}</span> : <ul>{numbers}</ul>}
        <Button
          disabled={current >= pages}
          onClick={() => {
            onPage(current + 1);
          }}
          size="small"
        >
          {words.next}
        </Button>
      </nav>
    ),
    jump: pages > 1 && (
      <label className={styles['jump']}>
        {words.jump}
        <input max={pages} min={1} onKeyDown={jump} type="number" />
      </label>
    ),
    limit:
      limits.length > 1 && onLimit !== undefined ? (
        <select
          aria-label={words.perPageLabel}
          className={styles['limit']}
          onChange={(event) => {
            onLimit(Number(event.target.value));
          }}
          value={limit}
        >
          {[...new Set([...limits, limit])]
            .sort((a, b) => a - b)
            .map((one) => (
              <option key={one} value={one}>
                {words.perPage(one)}
              </option>
            ))}
        </select>
      ) : (
        words.perPage(limit)
      ),
  };
  return (
    <div className={styles['foot']}>
      {layout.map((part) => (
        <div data-part={part} key={part}>
          {parts[part]}
        </div>
      ))}
    </div>
  );
};
