import type { Item } from '@zhantai/engine';
import { isPlateColumn, normalizePlate } from '@zhantai/engine/tables';
import { typeInto } from './grid/caret.ts';

/** Writes plates as they are written while they are typed; listens on what stands around the cells. Returns how it stops. */
export function keepTypingRight(
  frame: HTMLElement,
  table: string,
  columnOf: (input: HTMLElement) => Item | undefined,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const write = (event: Event): void => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || (event instanceof InputEvent && event.isComposing)) return;
    const column = columnOf(input);
    if (column === undefined || !isPlateColumn(table, column.prop)) return;
    const plate = normalizePlate(input.value);
    if (plate === input.value) return;
    const caret = normalizePlate(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    // The control hears of the plate as it is written, not of what was typed.
    event.stopPropagation();
    typeInto(input, plate);
    input.setSelectionRange(caret, caret);
  };
  const capture = { signal, capture: true };
  frame.addEventListener('input', write, capture);
  frame.addEventListener('compositionend', write, capture);
  return () => listening.abort();
}
