import type { Item, Language, Option } from '@zhantai/engine';
import type { SheetValue } from '@zhantai/engine/tables';
import type { SheetWords } from '@zhantai/messages/workbooks';
import type { DataValidation } from 'hucre/xlsx';

/** The words of a template. */
export type TemplateWords = SheetWords['template'];

/** What a check asks of a cell, besides where it stands and what it says. */
export type CellCheck = Pick<DataValidation, 'type' | 'operator' | 'formula1' | 'formula2' | 'errorStyle'>;

/** How the columns of a field type stand in a template. */
export interface TemplateKind {
  /** What to enter, in a few words. */
  say(column: Item, words: TemplateWords, parent: Item | null): string;
  /** Between what it lies; empty words are left out. */
  bounds?(column: Item, words: TemplateWords): readonly string[];
  /** What may stand there, the most telling first. */
  examples(column: Item, options: readonly Option[], language: Language): readonly SheetValue[];
  /** What a spreadsheet program asks while somebody types; null where anything may be typed. */
  check?(column: Item): CellCheck | null;
  /** The number format of its cells; the default is text. */
  format?(column: Item): string;
  /** Least width in characters; the default is a narrow column. */
  readonly width?: number;
  /** Chosen from a drop-down. */
  readonly picked?: true;
}
