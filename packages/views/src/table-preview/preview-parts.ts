import type { Item, Option } from '@zhantai/engine';
import type { ImportCut, ImportProblem } from '@zhantai/engine/tables';
import type { FormWords } from '../context/form-words.ts';
import type { useRowWindow } from '../fields/dynamic/rows/use-row-window.ts';
import type { PreviewRow } from './preview-rows.ts';

/** What both ways to draw the rows of a preview take. */
export interface PreviewParts {
  readonly label: string;
  readonly rowLabel: string;
  readonly columns: readonly Item[];
  readonly rows: readonly PreviewRow[];
  readonly byRow: ReadonlyMap<number, readonly ImportProblem[]>;
  /** By the number of the row and the prop, with a blank between. */
  readonly cutAt: ReadonlyMap<string, ImportCut>;
  readonly words: FormWords;
  readonly optionsOf: ((column: Item) => readonly Option[] | null) | undefined;
  readonly rowWindow: ReturnType<typeof useRowWindow>;
  /** Index of the row that was jumped to; −1 for none. */
  readonly at: number;
}
