import { traitsOf, type Item, type JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { EmptyState, VisuallyHidden } from '@zhantai/ui';
import { memo, useDeferredValue, useEffect, useId, useMemo, type Ref } from 'react';
import { itemOf, wholeForm } from './canvas-entries.ts';
import { pressOnCanvas, type CanvasActs } from './canvas-keys.ts';
import styles from './designer.module.css';
import { idOf, itemsOf, type Detail } from './draft/items.ts';

interface CanvasProps {
  readonly detail: Detail;
  readonly selected: string | null;
  readonly acts: CanvasActs;
  readonly onSelect: (id: string) => void;
  readonly onSay: (text: string) => void;
  readonly words: DesignerWords;
  readonly ref: Ref<HTMLDivElement>;
}

/** The items of a form in its 24 columns; one stop of the keyboard, whose keys are those of {@link pressOnCanvas}. */
export const Canvas = ({ detail, selected, acts, onSelect, onSay, words, ref }: CanvasProps) => {
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
              isRuled={whole.ruled.has(id)}
              isSelected={id === selected}
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
  readonly isRuled: boolean;
  readonly onSelect: (id: string) => void;
  readonly words: DesignerWords;
}

const CanvasItem = memo(
  ({ raw, number, at, count, domId, isSelected, isRuled, onSelect, words }: CanvasItemProps) => {
    const item = itemOf(raw);
    const { section } = traitsOf(item);
    const label = item.label === '' ? words.unnamed : item.label;
    const marks = [
      ...(item.required ? [words.required] : []),
      ...(item.hidden ? [words.hidden] : []),
      ...(isRuled ? [words.ruled] : []),
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
        data-hidden={item.hidden || undefined}
        data-ruled={isRuled || undefined}
        data-section={section}
        id={domId}
        onClick={() => {
          onSelect(idOf(raw));
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
