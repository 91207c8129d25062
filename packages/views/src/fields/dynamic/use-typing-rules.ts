import type { RowsNode } from '@zhantai/engine';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { cellAround } from './grid/cells.ts';
import { keepTypingRight } from './typing-rules.ts';
import { isPlateColumn } from '@zhantai/engine/tables';

/** Keeps the cells of a table right while they are typed into; `there` once its frame is on the page. */
export function useTypingRules(frame: RefObject<HTMLElement | null>, node: RowsNode, there: boolean): void {
  useEffect(() => {
    const { columns, item } = node;
    const any = columns.some((column) => isPlateColumn(item.prop, column.prop));
    if (!there || !any || frame.current === null) return undefined;
    return keepTypingRight(frame.current, item.prop, (input) => columns[cellAround(input)?.column ?? -1]);
  }, [frame, node, there]);
}
