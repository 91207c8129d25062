import { dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';
import type { DragLocation } from '@atlaskit/pragmatic-drag-and-drop/types';
import { traitsOf } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { itemOf } from '../canvas-entries.ts';
import type { Commands } from '../commands.ts';
import styles from '../designer.module.css';
import type { Editor } from '../draft/editor.ts';
import { findItem, idOf, itemsOf } from '../draft/items.ts';
import { newSpan } from '../draft/new-item.ts';
import { isTitle, selectOne } from '../draft/selection.ts';
import { isType } from '../insertable-types.ts';
import { dropOn, type Drop, type Dragged, type Placed } from './drop-place.ts';

interface CanvasDragProps {
  readonly canvas: RefObject<HTMLElement | null>;
  readonly commands: Commands;
  readonly editor: Editor;
  readonly onSay: (text: string | null) => void;
  readonly words: DesignerWords;
}

/** Where the bar of a drop stands in what holds the canvas, in pixels. */
interface Bar {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

const WHOLE = 24;
/** Pixels at the edges of the window in which it scrolls (the head and the bar stand at the upper one), and how far at once. */
const UPPER_EDGE_PX = 112;
const LOWER_EDGE_PX = 56;
const SCROLL_STEP_PX = 24;

/** Dragging types onto the canvas and items on it; draws the bar where they would go. */
export const CanvasDrag = ({ canvas, commands, editor, onSay, words }: CanvasDragProps) => {
  const [bar, setBar] = useState<Bar | null>(null);
  const latest = useRef({ commands, onSay, words });
  useEffect(() => {
    latest.current = { commands, onSay, words };
  });
  useEffect(() => {
    const box = canvas.current;
    if (box === null) return undefined;
    let dragged: Dragged | null = null;
    const placed = (): readonly Placed[] =>
      itemsOf(editor.state().work.detail).map((raw) => ({
        id: idOf(raw),
        span: itemOf(raw).span,
        isTitle: isTitle(raw),
      }));
    const elementOf = (id: string) => box.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    const isOver = ({ dropTargets }: DragLocation) => dropTargets.some(({ element }) => element === box);
    const dropAt = (location: DragLocation, what: Dragged): Drop | null => {
      const { clientX, clientY } = location.input;
      const under = isOver(location) ? getElementFromPointWithoutHoneypot({ x: clientX, y: clientY }) : null;
      const option = under?.closest<HTMLElement>('[data-item]') ?? null;
      // What is over the columns of a table goes into it.
      if (option === null || isOverColumns(under)) return null;
      const { left, top, width, height } = option.getBoundingClientRect();
      const point = { x: (clientX - left) / width, y: (clientY - top) / height };
      return dropOn(placed(), option.dataset['item'] ?? '', point, what);
    };
    const stopTarget = dropTargetForElements({ element: box });
    const stopMonitor = monitorForElements({
      onDragStart: ({ source }) => {
        dragged = draggedOf(source.data, editor);
      },
      onDrag: ({ location: { current } }) => {
        scrollNear(current.input.clientY);
        if (dragged === null) return;
        const drop = dropAt(current, dragged);
        const columns = drop?.halved === null ? (dragged.span ?? WHOLE) : WHOLE / 2;
        setBar(drop === null ? null : barOf(drop, box, elementOf, latest.current.words.span(columns)));
      },
      onDrop: ({ source, location: { current } }) => {
        setBar(null);
        const what = dragged;
        dragged = null;
        if (what === null) return;
        const { commands: does, onSay: say, words: texts } = latest.current;
        const { clientX, clientY } = current.input;
        if (isOverColumns(getElementFromPointWithoutHoneypot({ x: clientX, y: clientY }))) {
          if (what.ids.length > 0) say(texts.table.noItems);
          return;
        }
        const drop = dropAt(current, what);
        // What is dropped beside a table is no column of it.
        if (isOver(current) && editor.state().work.table !== null) editor.choose(selectOne(null));
        const isEmpty = itemsOf(editor.state().work.detail).length === 0;
        const { type } = source.data;
        const { ctrlKey, metaKey, altKey } = current.input;
        if (!isOver(current)) say(texts.notDropped);
        else if (isType(type) && (drop !== null || isEmpty))
          say(does.insert(type, drop?.place ?? null, drop?.halved ?? null));
        else if (drop === null) say(texts.samePlace);
        else if (ctrlKey || metaKey || altKey) say(does.copy(what.ids, drop.place, drop.halved));
        else say(does.place(what.ids, drop.place, drop.halved));
        box.focus({ preventScroll: true });
      },
    });
    return () => {
      stopTarget();
      stopMonitor();
    };
  }, [canvas, editor]);
  if (bar === null) return null;
  const { text, ...place } = bar;
  return (
    <div aria-hidden className={styles['bar']} style={place}>
      <span>{text}</span>
    </div>
  );
};

/** What is dragged; an item that is not selected is selected alone. */
function draggedOf(data: Record<string, unknown>, editor: Editor): Dragged | null {
  const { type, id } = data;
  if (isType(type)) return { ids: [], span: traitsOf({ type }).section === true ? null : newSpan(type) };
  if (typeof id !== 'string') return null;
  const { work } = editor.state();
  if (work.table !== null || !work.chosen.includes(id)) editor.choose(selectOne(id));
  const { detail, chosen } = editor.state().work;
  const raw = findItem(detail, id);
  const isOne = chosen.length === 1 && raw !== undefined && !isTitle(raw);
  return { ids: chosen, span: isOne ? itemOf(raw).span : null };
}

/** Whether an element is in the columns of an open table. */
function isOverColumns(element: Element | null): boolean {
  return (element?.closest('[data-columns]') ?? null) !== null;
}

function scrollNear(clientY: number): void {
  if (clientY < UPPER_EDGE_PX) window.scrollBy(0, -SCROLL_STEP_PX);
  else if (clientY > window.innerHeight - LOWER_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
}

function barOf(
  { along, edge }: Drop,
  box: HTMLElement,
  elementOf: (id: string) => HTMLElement | null,
  text: string,
): Bar | null {
  const frame = box.offsetParent?.getBoundingClientRect();
  const rects = along.flatMap((id) => elementOf(id)?.getBoundingClientRect() ?? []);
  if (frame === undefined || rects.length === 0) return null;
  const [left, top] = [
    Math.min(...rects.map((rect) => rect.left)),
    Math.min(...rects.map((rect) => rect.top)),
  ];
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  const isSide = edge === 'left' || edge === 'right';
  return {
    top: (edge === 'bottom' ? bottom : top) - frame.top,
    left: (edge === 'right' ? right : left) - frame.left,
    width: isSide ? 0 : right - left,
    height: isSide ? bottom - top : 0,
    text,
  };
}
