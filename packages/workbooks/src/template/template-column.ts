import type { Item, Option } from '@zhantai/engine';
import type { SheetValue } from '@zhantai/engine/tables';
import type { DataValidation } from 'hucre/xlsx';

/** A column of a template, ready to be written. */
export interface TemplateColumn {
  readonly item: Item;
  /** With its unit. */
  readonly label: string;
  readonly options: readonly Option[] | null;
  /** What to enter, for the guide. */
  readonly how: string;
  readonly example: SheetValue;
  readonly format: string;
  readonly validation: DataValidation | null;
  /** In characters. */
  readonly width: number;
}
