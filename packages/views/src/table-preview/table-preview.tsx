import type { Item, Option } from '@zhantai/engine';
import type { ImportCut, ImportProblem } from '@zhantai/engine/tables';
import { Button, Checkbox, useDevice } from '@zhantai/ui';
import { use, useMemo, useRef, useState } from 'react';
import type { FormWords } from '../context/form-words.ts';
import { useRowWindow } from '../fields/dynamic/rows/use-row-window.ts';
import { PreviewCards } from './preview-cards.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import { previewColumns, problemsByRow } from './preview-rows.ts';
import type { PreviewRow } from './preview-rows.ts';
import { previewWords } from './preview-words.ts';
import styles from './table-preview.module.css';

export type { PreviewRow } from './preview-rows.ts';

/** What {@link TablePreview} takes. */
export interface TablePreviewProps {
  /** The sub-table the rows are meant for. */
  readonly item: Item;
  readonly rows: readonly PreviewRow[];
  /** Each at its row and column; row 0 speaks of the whole table. */
  readonly problems: readonly ImportProblem[];
  /** Numbers that the import cuts, old and new shown at their cells, and how many there are in all. */
  readonly cuts?: readonly ImportCut[];
  readonly cutCount?: number;
  readonly words: FormWords;
  /** Options of dictionary columns, for their labels. */
  readonly optionsOf?: (column: Item) => readonly Option[] | null;
  /** Shows only rows with problems; without it the preview keeps that itself, beginning with what there is to correct. */
  readonly onlyFaulty?: boolean;
  readonly onOnlyFaulty?: (only: boolean) => void;
  /** Pixels of the rows in sight. */
  readonly maxHeight?: number;
}

const noCuts: readonly ImportCut[] = [];
const HEIGHTS = { desktop: 44, mobile: 76 };

/** Rows before they are taken into a sub-table, their problems at the cells; windowed, so ten thousand are ordinary. Suspends for its words. */
export const TablePreview = ({
  item,
  rows,
  problems,
  cuts = noCuts,
  cutCount = cuts.length,
  words,
  optionsOf,
  onlyFaulty,
  onOnlyFaulty,
  maxHeight = 420,
}: TablePreviewProps) => {
  const { preview } = use(previewWords(words.language));
  const device = useDevice();
  const columns = useMemo(() => previewColumns(item), [item]);
  const byRow = useMemo(() => problemsByRow(problems), [problems]);
  const cutAt = useMemo(() => new Map(cuts.map((cut) => [`${cut.row} ${cut.prop}`, cut])), [cuts]);
  const [ownOnly, setOwnOnly] = useState(problems.length > 0);
  const only = onlyFaulty ?? ownOnly;
  const shownRows = useMemo(
    () => (only ? rows.filter(({ number }) => byRow.has(number)) : rows),
    [only, rows, byRow],
  );
  const faulty = useMemo(() => rows.filter(({ number }) => byRow.has(number)).length, [rows, byRow]);
  const scroller = useRef<HTMLDivElement>(null);
  const rowWindow = useRowWindow({
    count: shownRows.length,
    rowHeight: HEIGHTS[device],
    keyOf: (index) => shownRows[index]?.number ?? index,
    scroller,
    frame: { width: 960, height: maxHeight },
    overscan: 8,
  });
  /** Index of the row that was last jumped to. */
  const [at, setAt] = useState(-1);
  const jump = (step: 1 | -1): void => {
    const count = shownRows.length;
    for (let turn = 1, index = at; turn <= count; turn += 1) {
      index = (index + step + count) % count;
      const row = shownRows[index];
      if (row === undefined || !byRow.has(row.number)) continue;
      setAt(index);
      rowWindow.show(index);
      if (!rowWindow.windowed) {
        scroller.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
      }
      return;
    }
  };
  const Rows = device === 'mobile' ? PreviewCards : PreviewGrid;
  const whole = byRow.get(0) ?? [];
  return (
    <div>
      <div className={styles['bar']}>
        <p aria-live="polite" className={styles['sum']} data-faulty={problems.length > 0 || undefined}>
          {problems.length === 0
            ? preview.fine(rows.length)
            : preview.faulty(rows.length, faulty, problems.length)}
        </p>
        {faulty > 0 && (
          <>
            <Checkbox
              checked={only}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                setAt(-1);
                setOwnOnly(checked);
                onOnlyFaulty?.(checked);
              }}
            >
              {preview.onlyFaulty}
            </Checkbox>
            <span className={styles['jumps']}>
              <Button onClick={() => jump(-1)} variant="link">
                {preview.previous}
              </Button>
              <Button onClick={() => jump(1)} variant="link">
                {preview.next}
              </Button>
            </span>
          </>
        )}
      </div>
      {cutCount > 0 && (
        <p className={styles['cuts']} role="status">
          {preview.cut(cutCount)}
        </p>
      )}
      {whole.length > 0 && (
        <ul className={styles['whole']}>
          {whole.map((problem) => (
            <li key={`${problem.code} ${problem.label}`}>{words.problem(problem)}</li>
          ))}
        </ul>
      )}
      {/* Rows that nothing can be entered into are reached by scrolling: the frame itself takes the focus. */}
      <div
        aria-label={preview.table(item.label)}
        className={styles['scroller']}
        ref={scroller}
        role="region"
        style={{ maxHeight }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {shownRows.length === 0 ? (
          <p className={styles['none']}>{preview.none}</p>
        ) : (
          <Rows
            at={at}
            byRow={byRow}
            columns={columns}
            cutAt={cutAt}
            label={preview.table(item.label)}
            optionsOf={optionsOf}
            rowLabel={preview.row}
            rows={shownRows}
            rowWindow={rowWindow}
            words={words}
          />
        )}
      </div>
    </div>
  );
};
