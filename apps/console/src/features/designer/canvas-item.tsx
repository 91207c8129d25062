import { traitsOf, type Item, type JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { VisuallyHidden } from '@zhantai/ui';
import { memo, type PointerEvent } from 'react';
import { itemOf } from './canvas-entries.ts';
import type { OnSelect } from './canvas.tsx';
import styles from './designer.module.css';
import { useDraggable } from './drag/use-draggable.ts';
import { ResizeHandle } from './resize/resize-handle.tsx';

interface CanvasItemProps {
  readonly raw: JsonObject;
  readonly number: string;
  /** Where it stands in the tree: its level, its place there, and how many stand beside it. */
  readonly level: number;
  readonly at: number;
  readonly count: number;
  readonly domId: string;
  readonly isSelected: boolean;
  /** Somebody is at it: keys begin from it. */
  readonly isAt: boolean;
  readonly isCut: boolean;
  /** A table whose columns are edited in it. */
  readonly isOpen: boolean;
  readonly isRuled: boolean;
  /** The span while it is pulled; null for its own. */
  readonly span: number | null;
  readonly onSelect: OnSelect;
  readonly onEnter: (id: string) => void;
  /** Of the item somebody is at: pulling its right edge. */
  readonly resize?: {
    readonly onBegin: (event: PointerEvent<HTMLElement>, id: string) => void;
    readonly onFill: () => void;
  };
  readonly words: DesignerWords;
}

/** An item in the tree of the canvas; its name is what stands in it, the drawing of its control aside. */
export const CanvasItem = memo(
  ({
    raw,
    number,
    level,
    at,
    count,
    domId,
    isSelected,
    isAt,
    isCut,
    isOpen,
    isRuled,
    span,
    onSelect,
    onEnter,
    resize,
    words,
  }: CanvasItemProps) => {
    const item = itemOf(raw);
    const box = useDraggable<HTMLDivElement>('id', item.id);
    const { family, section } = traitsOf(item);
    const isTable = family === 'rows';
    const label = item.label === '' ? words.unnamed : item.label;
    const columns = section ? 24 : (span ?? item.span);
    const marks = [
      ...(item.required ? [words.required] : []),
      ...(item.hidden ? [words.hidden] : []),
      ...(isRuled ? [words.ruled] : []),
      ...(isCut ? [words.isCut] : []),
      words.span(columns),
    ];
    return (
      // Its keys are those of the canvas.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
      <div
        aria-expanded={isTable ? isOpen : undefined}
        aria-level={level}
        aria-posinset={at}
        aria-selected={isSelected}
        aria-setsize={count}
        className={styles['item']}
        data-at={isAt || undefined}
        data-cut={isCut || undefined}
        data-hidden={item.hidden || undefined}
        data-item={item.id}
        data-open={isOpen || undefined}
        data-ruled={isRuled || undefined}
        data-section={section}
        id={domId}
        ref={box}
        onClick={(event) => {
          const isMore = event.ctrlKey || event.metaKey;
          onSelect(item.id, event.shiftKey ? 'range' : isMore ? 'toggle' : 'one');
        }}
        onDoubleClick={() => {
          if (isTable) onEnter(item.id);
        }}
        role="treeitem"
        style={{ gridColumn: `span ${columns}` }}
        tabIndex={-1}
      >
        <span className={styles['label']}>
          {number !== '' && <span>{number}</span>}
          <b>{label}</b>
          {item.required && <i aria-hidden>*</i>}
          <small>{words.types[item.type]}</small>
          <VisuallyHidden>{marks.join(', ')}</VisuallyHidden>
        </span>
        {!section && !isOpen && (
          <span className={styles['face']} inert>
            {faceText(item, words)}
          </span>
        )}
        {item.help !== '' && <span className={styles['help']}>{item.help}</span>}
        {resize !== undefined && section !== true && (
          <ResizeHandle id={item.id} onBegin={resize.onBegin} onFill={resize.onFill} />
        )}
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
