import type { Item } from '@zhantai/engine';
import { EXHIBIT_PROP, isPlateColumn, normalizePlate } from '@zhantai/engine/tables';
import { typedDigits } from '../number/typed-number.ts';
import { typeInto } from './grid/caret.ts';

const whole: ReadonlySet<string> = new Set(['number', 'long', 'length', 'width', 'height']);

/** Decimal places that may be typed into a column: as its item says, in exhibits none or two (seed.md §5). */
export function typedPlaces(table: string, { type, prop, precision }: Item): number | null {
  if (type !== 'number') return null;
  if (precision !== null || table !== EXHIBIT_PROP) return precision;
  return whole.has(prop) ? 0 : prop === 'weight' ? 2 : null;
}

/** Whether a text has more decimals than may be typed. */
export function hasTooManyPlaces(text: string, places: number): boolean {
  const digits = typedDigits(text);
  if (digits === null) return false;
  const point = digits.indexOf('.');
  return point >= 0 && (places === 0 || digits.length - point - 1 > places);
}

function cutPlaces(text: string, places: number): string {
  const digits = typedDigits(text) ?? '';
  return digits.slice(0, digits.indexOf('.') + (places === 0 ? 0 : places + 1));
}

/** What keeps cells right while they are typed into; listens on what stands around them. Returns how it stops. */
export function keepTypingRight(
  frame: HTMLElement,
  table: string,
  columnOf: (input: HTMLElement) => Item | undefined,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener(
    'beforeinput',
    (event) => {
      const input = event.target;
      if (!(input instanceof HTMLInputElement) || event.isComposing) return;
      const { data } = event;
      const column = columnOf(input);
      const places = column === undefined ? null : typedPlaces(table, column);
      if (places === null || data === null || input.selectionStart === null) return;
      const end = input.selectionEnd ?? input.selectionStart;
      const next = input.value.slice(0, input.selectionStart) + data + input.value.slice(end);
      if (!hasTooManyPlaces(next, places) || hasTooManyPlaces(input.value, places)) return;
      event.preventDefault();
      // A longer number that comes at once is cut, as in an import (engine.md §6).
      if (event.inputType === 'insertFromPaste') typeInto(input, cutPlaces(next, places));
    },
    { signal },
  );
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
