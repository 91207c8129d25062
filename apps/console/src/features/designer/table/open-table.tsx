import { traitsOf, type Item, type JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { VisuallyHidden } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { itemOf } from '../canvas-entries.ts';
import type { OnSelect } from '../canvas.tsx';
import { idOf, itemsOf } from '../draft/items.ts';
import { levelOf } from '../draft/level.ts';
import type { Selection } from '../draft/selection.ts';
import { useDraggable } from '../drag/use-draggable.ts';
import { ResizeHandle } from '../resize/resize-handle.tsx';
import { WHOLE } from '../resize/snap-span.ts';
import { useResize } from '../resize/use-resize.ts';
import { sampleText } from './sample-text.ts';
import styles from './table.module.css';

interface OpenTableProps {
  readonly raw: JsonObject;
  /** Of its columns in the tree. */
  readonly level: number;
  readonly selection: Selection;
  readonly cut: readonly string[];
  readonly domId: (id: string) => string;
  readonly onSelect: OnSelect;
  /** Gives the selected columns a width of 24. */
  readonly onSpan: (span: number) => void;
  readonly words: DesignerWords;
}

/** The columns of a table where it stands: heads with a sample row, as wide as they are to each other. */
export const OpenTable = ({ raw, level, selection, cut, domId, onSelect, onSpan, words }: OpenTableProps) => {
  const table = idOf(raw);
  const columns = itemsOf(levelOf({ formItems: [raw] }, table));
  const parsed = itemOf(raw).columns;
  const chosen = new Set(selection.chosen);
  const sum = columns.reduce((spans, column) => spans + itemOf(column).span, 0);
  const { resizing, begin } = useResize({
    unit: (box) => (box.parentElement?.clientWidth ?? 0) / Math.max(WHOLE, sum),
    onDone: onSpan,
  });
  const spanOf = (column: JsonObject) =>
    resizing !== null && chosen.has(idOf(column)) ? resizing.span : itemOf(column).span;
  const template = [
    ...columns.map((column) => `minmax(4.5rem, ${spanOf(column)}fr)`),
    ...(sum < WHOLE ? [`${WHOLE - sum}fr`] : []),
  ].join(' ');
  return (
    <div className={styles['scroll']}>
      <div
        aria-label={words.table.columnsOf(itemOf(raw).label || words.unnamed)}
        className={styles['columns']}
        data-columns={table}
        // A fieldset would be no part of the tree.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        style={{ gridTemplateColumns: template }}
      >
        {columns.map((column, at) => {
          const id = idOf(column);
          const isAt = id === selection.selected;
          return (
            <ColumnHead
              at={at + 1}
              count={columns.length}
              domId={domId(`${table} ${id}`)}
              isAt={isAt}
              isCut={cut.includes(id)}
              isSelected={chosen.has(id)}
              item={parsed.find((one) => one.id === id) ?? itemOf(column)}
              key={id}
              level={level}
              onSelect={onSelect}
              siblings={parsed}
              span={spanOf(column)}
              table={table}
              words={words}
            >
              {isAt && (
                <ResizeHandle
                  id={id}
                  onBegin={begin}
                  onFill={() => {
                    onSpan(WHOLE - (sum - itemOf(column).span));
                  }}
                />
              )}
            </ColumnHead>
          );
        })}
      </div>
      {columns.length === 0 && <p className={styles['hint']}>{words.table.noColumns}</p>}
    </div>
  );
};

interface ColumnHeadProps {
  readonly item: Item;
  readonly siblings: readonly Item[];
  readonly table: string;
  readonly level: number;
  readonly at: number;
  readonly count: number;
  readonly span: number;
  readonly domId: string;
  readonly isAt: boolean;
  readonly isSelected: boolean;
  readonly isCut: boolean;
  readonly onSelect: OnSelect;
  readonly words: DesignerWords;
  readonly children: ReactNode;
}

const ColumnHead = ({
  item,
  siblings,
  table,
  level,
  at,
  count,
  span,
  domId,
  isAt,
  isSelected,
  isCut,
  onSelect,
  words,
  children,
}: ColumnHeadProps) => {
  const box = useDraggable<HTMLDivElement>('column', item.id);
  const marks = [
    ...(item.required ? [words.required] : []),
    ...(item.hidden ? [words.hidden] : []),
    ...(isCut ? [words.isCut] : []),
    words.span(span),
  ];
  const isAmount = traitsOf(item).amount === true;
  return (
    // Its keys are those of the canvas.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      aria-level={level}
      aria-posinset={at}
      aria-selected={isSelected}
      aria-setsize={count}
      className={styles['column']}
      data-amount={isAmount || undefined}
      data-at={isAt || undefined}
      data-column={item.id}
      data-cut={isCut || undefined}
      id={domId}
      onClick={(event) => {
        event.stopPropagation();
        const isMore = event.ctrlKey || event.metaKey;
        onSelect(item.id, event.shiftKey ? 'range' : isMore ? 'toggle' : 'one', table);
      }}
      onDoubleClick={(event) => {
        event.stopPropagation();
      }}
      ref={box}
      role="treeitem"
      tabIndex={-1}
    >
      <span className={styles['head']}>
        <b>{item.label === '' ? words.unnamed : item.label}</b>
        {item.required && <i aria-hidden>*</i>}
        <small>{words.types[item.type]}</small>
        <VisuallyHidden>{marks.join(', ')}</VisuallyHidden>
      </span>
      <span className={styles['cell']} inert>
        {sampleText(item, siblings)}
      </span>
      {children}
    </div>
  );
};
