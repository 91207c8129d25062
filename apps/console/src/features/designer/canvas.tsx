import { traitsOf, type Item, type JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { EmptyState, VisuallyHidden } from '@zhantai/ui';
import { memo, useDeferredValue, useEffect, useId, useMemo, type Ref } from 'react';
import { itemOf, wholeForm } from './canvas-entries.ts';
import { pressOnCanvas, type CanvasActs } from './canvas-keys.ts';
import styles from './designer.module.css';
import { idOf, itemsOf, type Detail } from './draft/items.ts';
import type { Selection } from './draft/selection.ts';
import { useDraggable } from './drag/use-draggable.ts';

/** What a click makes of the selection: this one, this one more or less, all up to it. */
export type SelectHow = 'one' | 'toggle' | 'range';

interface CanvasProps {
  readonly detail: Detail;
  readonly selection: Selection;
  /** Ids of what was cut and waits to be pasted. */
  readonly cut: readonly string[];
  readonly acts: CanvasActs;
  readonly onSelect: (id: string, how: SelectHow) => void;
  readonly onSay: (text: string) => void;
  readonly words: DesignerWords;
  readonly ref: Ref<HTMLDivElement>;
}

/** The items of a form in its 24 columns; one stop of the keyboard, whose keys are those of {@link pressOnCanvas}. */
export const Canvas = ({ detail, selection, cut, acts, onSelect, onSay, words, ref }: CanvasProps) => {
  const { selected } = selection;
  const chosen = new Set(selection.chosen);
  const prefix = useId();
  const later = useDeferredValue(detail);
  const whole = useMemo(() => wholeForm(later), [later]);
  const items = itemsOf(detail);
  const domId = (id: string) => `${prefix}-${id}`;
  const activeId = selected === null ? undefined : `${prefix}-${selected}`;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <>
      <div
        aria-activedescendant={activeId}
        aria-label={words.canvas}
        aria-multiselectable
        className={styles['canvas']}
        onKeyDown={(event) => {
          const done = pressOnCanvas(event, acts);
          if (done === null) return;
          event.preventDefault();
          if (done.says !== null) onSay(done.says);
        }}
        ref={ref}
        // A select does not draw its options as the form has them.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        tabIndex={0}
      >
        {items.map((raw, at) => {
          const id = idOf(raw);
          return (
            <CanvasItem
              at={at + 1}
              count={items.length}
              domId={domId(id)}
              isAt={id === selected}
              isCut={cut.includes(id)}
              isRuled={whole.ruled.has(id)}
              isSelected={chosen.has(id)}
              key={id}
              number={whole.numbers.get(id) ?? ''}
              onSelect={onSelect}
              raw={raw}
              words={words}
            />
          );
        })}
      </div>
      {items.length === 0 && <EmptyState text={words.emptyText} title={words.empty} />}
    </>
  );
};

interface CanvasItemProps {
  readonly raw: JsonObject;
  readonly number: string;
  readonly at: number;
  readonly count: number;
  readonly domId: string;
  readonly isSelected: boolean;
  /** Somebody is at it: keys begin from it. */
  readonly isAt: boolean;
  readonly isCut: boolean;
  readonly isRuled: boolean;
  readonly onSelect: CanvasProps['onSelect'];
  readonly words: DesignerWords;
}

const CanvasItem = memo(
  ({ raw, number, at, count, domId, isSelected, isAt, isCut, isRuled, onSelect, words }: CanvasItemProps) => {
    const item = itemOf(raw);
    const box = useDraggable<HTMLDivElement>('id', item.id);
    const { section } = traitsOf(item);
    const label = item.label === '' ? words.unnamed : item.label;
    const marks = [
      ...(item.required ? [words.required] : []),
      ...(item.hidden ? [words.hidden] : []),
      ...(isRuled ? [words.ruled] : []),
      ...(isCut ? [words.isCut] : []),
      words.span(section ? 24 : item.span),
    ];
    return (
      // Its keys are those of the canvas.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        aria-posinset={at}
        aria-selected={isSelected}
        aria-setsize={count}
        className={styles['item']}
        data-at={isAt || undefined}
        data-cut={isCut || undefined}
        data-hidden={item.hidden || undefined}
        data-ruled={isRuled || undefined}
        data-item={item.id}
        data-section={section}
        id={domId}
        ref={box}
        onClick={(event) => {
          const isMore = event.ctrlKey || event.metaKey;
          onSelect(idOf(raw), event.shiftKey ? 'range' : isMore ? 'toggle' : 'one');
        }}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="option"
        style={{ gridColumn: `span ${section ? 24 : item.span}` }}
        tabIndex={-1}
      >
        <span className={styles['label']}>
          {number !== '' && <span>{number}</span>}
          <b>{label}</b>
          {item.required && <i aria-hidden>*</i>}
          <small>{words.types[item.type]}</small>
          <VisuallyHidden>{marks.join(', ')}</VisuallyHidden>
        </span>
        {!section && <span className={styles['face']}>{faceText(item, words)}</span>}
        {item.help !== '' && <span className={styles['help']}>{item.help}</span>}
      </div>
    );
  },
);
CanvasItem.displayName = 'CanvasItem';

/** What stands in the box of an item: its columns, its options, or its placeholder. */
function faceText(item: Item, words: DesignerWords): string {
  if (item.columns.length > 0)
    return `${words.columns(item.columns.length)}: ${item.columns.map(({ label }) => label).join(' · ')}`;
  if (item.options !== null && item.options.length > 0)
    return item.options.map(({ label }) => label).join(' · ');
  if (item.html !== '') return item.html.replaceAll(/<[^>]*>/g, ' ').trim();
  return [item.placeholder, item.unit].filter((text) => text !== '').join(' · ');
}
