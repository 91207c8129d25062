import type { Item, RowNode, RowsNode } from '@zhantai/engine';
import { loadGridWords } from '@zhantai/messages/grid';
import type { GridWords } from '@zhantai/messages/grid';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { controlId } from '../../../context/field-ids.ts';
import { useForm } from '../../../context/form-context.ts';
import type { PinnedRow } from '../pinned-row.ts';
import type { AttachedGrid, attachGrid } from './attach-grid.ts';

/** What {@link useGrid} takes. */
export interface GridInput {
  readonly node: RowsNode;
  readonly columns: readonly Item[];
  readonly locked: boolean;
  /** There are rows to be in. */
  readonly there: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly pinned: PinnedRow;
  /** Of an element that says what it shows. */
  readonly voice: RefObject<HTMLElement | null>;
  readonly show: (index: number, align: 'auto') => void;
  readonly edit: (row: RowNode, prop: string) => void;
}

interface Parts {
  readonly attachGrid: typeof attachGrid;
  readonly words: GridWords;
}

/** What came with the grid. */
export interface GridHandle {
  readonly words: GridWords | null;
  /** Gives a cell the focus. */
  readonly go: (row: RowNode, column: number) => void;
}

/** Loads what makes a table of inputs behave as a spreadsheet; without it, it is a table of inputs still. */
export function useGrid(input: GridInput): GridHandle {
  const form = useForm();
  const { node, columns, locked, there, scroller, pinned, voice } = input;
  const { session, services, words, idPrefix } = form;
  const attached = useRef<AttachedGrid | null>(null);
  const [parts, setParts] = useState<Parts | null>(null);
  const latest = useRef({ input, form });
  useEffect(() => {
    latest.current = { input, form };
  });
  useEffect(() => {
    if (locked) return undefined;
    let current = true;
    Promise.all([import('./attach-grid.ts'), loadGridWords(words.language)]).then(
      ([{ attachGrid }, own]) => {
        if (current) setParts({ attachGrid, words: own });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [locked, words.language]);
  useEffect(() => {
    const frame = scroller.current;
    if (locked || !there || frame === null || parts === null) return undefined;
    const listening = parts.attachGrid({
      node,
      columns,
      scroller: frame,
      words: parts.words,
      form: { session, services, columns, fields: words.fields },
      problem: words.problem,
      mayAdd: () => latest.current.form.tableTools?.(node)?.add !== false,
      find: (row, column) => {
        const item = columns[column];
        if (item !== undefined) {
          return document.getElementById(`${controlId(idPrefix, row.cell(item.prop).key)}-field`);
        }
        const line = frame.querySelector<HTMLTableRowElement>(`tr[data-index="${row.index()}"]`);
        return line?.cells[column + 1] ?? null;
      },
      draw: (row) => latest.current.input.show(row.index(), 'auto'),
      pin: (row) => pinned.hold(row),
      edit: (row, prop) => latest.current.input.edit(row, prop),
      say: (text) => {
        if (voice.current !== null) voice.current.textContent = text;
      },
      notify: (text) => services.notify(text),
    });
    attached.current = listening;
    return () => {
      listening.detach();
      attached.current = null;
    };
  }, [locked, there, parts, node, columns, scroller, pinned, voice, session, services, words, idPrefix]);
  useLayoutEffect(() => attached.current?.grid.paint());
  const go = useCallback((row: RowNode, column: number) => attached.current?.grid.go(row, column), []);
  return { words: parts?.words ?? null, go };
}
