import type { DesignerWords } from '@zhantai/messages/designer';
import { EmptyState } from '@zhantai/ui';
import { Fragment, useDeferredValue, useEffect, useId, useMemo, type Ref } from 'react';
import { itemOf, wholeForm } from './canvas-entries.ts';
import { CanvasItem } from './canvas-item.tsx';
import { pressOnCanvas, type CanvasActs } from './canvas-keys.ts';
import { treePlaces } from './canvas-tree.ts';
import styles from './designer.module.css';
import { idOf, itemsOf, type Detail } from './draft/items.ts';
import { isTitle, type Selection } from './draft/selection.ts';
import { rowsOf, type Placed } from './drag/drop-place.ts';
import { Ruler } from './resize/ruler.tsx';
import { fillingSpan, WHOLE } from './resize/snap-span.ts';
import { useResize } from './resize/use-resize.ts';
import { OpenTable } from './table/open-table.tsx';

/** What a click makes of the selection: this one, this one more or less, all up to it. */
export type SelectHow = 'one' | 'toggle' | 'range';

/** Selects an item, or a column of a table. */
export type OnSelect = (id: string, how: SelectHow, table?: string | null) => void;

interface CanvasProps {
  readonly detail: Detail;
  readonly selection: Selection;
  /** Ids of what was cut and waits to be pasted. */
  readonly cut: readonly string[];
  readonly acts: CanvasActs;
  readonly onSelect: OnSelect;
  /** Goes into the columns of a table. */
  readonly onEnter: (id: string) => void;
  readonly onSay: (text: string) => void;
  readonly words: DesignerWords;
  readonly ref: Ref<HTMLDivElement>;
}

/** The items of a form in its 24 columns: a tree that is one stop of the keyboard, whose keys are those of {@link pressOnCanvas}. */
export const Canvas = ({
  detail,
  selection,
  cut,
  acts,
  onSelect,
  onEnter,
  onSay,
  words,
  ref,
}: CanvasProps) => {
  const { table, selected } = selection;
  const isOpen = table !== null;
  const chosen = useMemo(() => new Set(isOpen ? [] : selection.chosen), [isOpen, selection.chosen]);
  const prefix = useId();
  const later = useDeferredValue(detail);
  const whole = useMemo(() => wholeForm(later), [later]);
  const items = itemsOf(detail);
  const placed = useMemo(
    () =>
      itemsOf(detail).map((raw): Placed => ({
        id: idOf(raw),
        span: itemOf(raw).span,
        isTitle: isTitle(raw),
      })),
    [detail],
  );
  const places = useMemo(() => treePlaces(placed), [placed]);
  const domId = (id: string) => `${prefix}-${id}`;
  const at = selected === null ? table : isOpen ? `${table} ${selected}` : selected;
  const activeId = at === null ? undefined : domId(at);
  const span = (columns: number) => {
    const says = acts.commands.span(() => columns);
    if (says !== null) onSay(says);
  };
  const { resizing, begin } = useResize({
    unit: (box) => ((box.parentElement?.clientWidth ?? 0) - CANVAS_PADDING_PX) / WHOLE,
    onDone: span,
  });
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const rowOf = (id: string) => {
    const shown = placed.map((item) =>
      resizing !== null && chosen.has(item.id) ? { ...item, span: resizing.span } : item,
    );
    return rowsOf(shown).find((row) => row.some((item) => item.id === id)) ?? [];
  };
  return (
    <>
      <div
        aria-activedescendant={activeId}
        aria-label={words.canvas}
        aria-multiselectable
        className={styles['canvas']}
        data-canvas
        onKeyDown={(event) => {
          const done = pressOnCanvas(event, acts);
          if (done === null) return;
          event.preventDefault();
          if (done.says !== null) onSay(done.says);
        }}
        ref={ref}
        role="tree"
        tabIndex={0}
      >
        {items.map((raw) => {
          const id = idOf(raw);
          const isSelected = chosen.has(id);
          const isAt = !isOpen && id === selected;
          const { level, at: placeAt, count } = places.get(id) ?? LONE;
          return (
            <Fragment key={id}>
              <CanvasItem
                at={placeAt}
                count={count}
                domId={domId(id)}
                isAt={isAt}
                isCut={!isOpen && cut.includes(id)}
                isOpen={id === table}
                isRuled={whole.ruled.has(id)}
                isSelected={isSelected}
                level={level}
                number={whole.numbers.get(id) ?? ''}
                onEnter={onEnter}
                onSelect={onSelect}
                raw={raw}
                {...(isAt && {
                  resize: {
                    onBegin: begin,
                    onFill: () => {
                      span(fillingSpan(rowOf(id), id));
                    },
                  },
                })}
                span={isSelected && resizing !== null ? resizing.span : null}
                words={words}
              />
              {id === table && (
                <OpenTable
                  cut={cut}
                  domId={domId}
                  level={level + 1}
                  onSelect={onSelect}
                  onSpan={span}
                  raw={raw}
                  selection={selection}
                  words={words}
                />
              )}
            </Fragment>
          );
        })}
      </div>
      {resizing !== null && (
        <Ruler
          text={words.rowSum(
            resizing.span,
            rowOf(resizing.id).reduce((sum, item) => sum + item.span, 0),
          )}
          top={resizing.top}
        />
      )}
      {items.length === 0 && <EmptyState text={words.emptyText} title={words.empty} />}
    </>
  );
};

const LONE = { level: 1, at: 1, count: 1 };
/** Pixels at both sides of the canvas within its border. */
const CANVAS_PADDING_PX = 32;
