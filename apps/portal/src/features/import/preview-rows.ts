import type { ImportedSheet } from '@zhantai/workbooks/read';

/** A row of a workbook by the columns of the table it goes into. */
export interface PreviewedRow {
  /** As Excel counts. */
  readonly number: number;
  readonly cells: Readonly<Record<string, unknown>>;
}

/** The rows of a workbook as they stand there, by prop; columns that the table does not have are left out. */
export function previewRows({ props, rows }: ImportedSheet['preview']): readonly PreviewedRow[] {
  return rows.map(({ number, texts }) => ({
    number,
    cells: Object.fromEntries(
      props.flatMap((prop, place) => (prop === null ? [] : [[prop, texts[place] ?? ''] as const])),
    ),
  }));
}
