import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { getElementFromPointWithoutHoneypot } from '@atlaskit/pragmatic-drag-and-drop/get-element-from-point-without-honey-pot';
import type { DragLocation } from '@atlaskit/pragmatic-drag-and-drop/types';
import type { DesignerWords } from '@zhantai/messages/designer';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Commands } from '../commands.ts';
import styles from '../designer.module.css';
import type { Editor } from '../draft/editor.ts';
import { fitsRows, type Place } from '../draft/items.ts';
import { selectOne } from '../draft/selection.ts';
import { isType } from '../insertable-types.ts';

interface ColumnDragProps {
  readonly canvas: RefObject<HTMLElement | null>;
  readonly commands: Commands;
  readonly editor: Editor;
  readonly onSay: (text: string | null) => void;
  readonly words: DesignerWords;
}

/** Where a column would stand. */
interface ColumnDrop {
  readonly place: Place | null;
  readonly bar: { readonly top: number; readonly left: number; readonly height: number };
}

/** Dragging columns within an open table, and types into it; draws the bar where they would go. */
export const ColumnDrag = ({ canvas, commands, editor, onSay, words }: ColumnDragProps) => {
  const [bar, setBar] = useState<ColumnDrop['bar'] | null>(null);
  const latest = useRef({ commands, onSay, words });
  useEffect(() => {
    latest.current = { commands, onSay, words };
  });
  useEffect(() => {
    const dropAt = ({ input }: DragLocation): ColumnDrop | null => {
      const under = getElementFromPointWithoutHoneypot({ x: input.clientX, y: input.clientY });
      const frame = canvas.current?.offsetParent?.getBoundingClientRect();
      const columns = under?.closest<HTMLElement>('[data-columns]');
      if (columns === null || columns === undefined || frame === undefined) return null;
      const column = under?.closest<HTMLElement>('[data-column]');
      const { left, right, top, height } = (column ?? columns).getBoundingClientRect();
      const isBefore = column !== null && column !== undefined && input.clientX < (left + right) / 2;
      const id = column?.dataset['column'];
      return {
        place: id === undefined ? null : { side: isBefore ? 'before' : 'after', id },
        bar: { top: top - frame.top, left: (isBefore ? left : right) - frame.left, height },
      };
    };
    return monitorForElements({
      onDragStart: ({ source }) => {
        const { column } = source.data;
        const { table, chosen } = editor.state().work;
        if (typeof column === 'string' && table !== null && !chosen.includes(column))
          editor.choose(selectOne(column, table));
      },
      onDrag: ({ source: { data }, location: { current } }) => {
        const { column, type } = data;
        const isTaken = typeof column === 'string' || (isType(type) && fitsRows(type));
        setBar(isTaken ? (dropAt(current)?.bar ?? null) : null);
      },
      onDrop: ({ source: { data }, location: { current } }) => {
        setBar(null);
        const { column, type } = data;
        const drop = dropAt(current);
        const { commands: does, onSay: say, words: texts } = latest.current;
        if (typeof column === 'string') {
          const { ctrlKey, metaKey, altKey } = current.input;
          const { chosen } = editor.state().work;
          if (drop === null || drop.place === null) say(texts.table.notDropped);
          else if (ctrlKey || metaKey || altKey) say(does.copy(chosen, drop.place));
          else say(does.place(chosen, drop.place));
          canvas.current?.focus({ preventScroll: true });
        } else if (isType(type) && drop !== null) {
          const name = texts.quoted(texts.types[type]);
          say(fitsRows(type) ? does.insert(type, drop.place) : texts.notInRows(name));
        }
      },
    });
  }, [canvas, editor]);
  return bar === null ? null : <div aria-hidden className={styles['bar']} style={{ ...bar, width: 0 }} />;
};
