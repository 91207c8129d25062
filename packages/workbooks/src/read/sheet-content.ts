import type { SheetValue } from '@zhantai/engine/tables';

/** A cell that shows an error, such as `#N/A`, instead of a value. */
export interface SheetError {
  readonly kind: 'error';
  readonly text: string;
  /** It is a formula whose result the file does not hold. */
  readonly noResult?: true;
}

/** A number whose format shows more than it is: `000042`. */
export interface SheetPadded {
  readonly kind: 'padded';
  readonly value: number;
  readonly text: string;
}

/** A number that is shown in hundredths: 0.5 as `50%`. */
export interface SheetPercent {
  readonly kind: 'percent';
  readonly value: number;
  readonly text: string;
}

/** What stands in a cell of a workbook. */
export type SheetContent = SheetValue | SheetError | SheetPadded | SheetPercent;

/** The text a person sees in the cell, near enough. */
export function contentText(content: SheetContent): string {
  if (content === null) return '';
  if (typeof content === 'boolean') return content ? 'TRUE' : 'FALSE';
  return typeof content === 'object' ? content.text : String(content);
}
