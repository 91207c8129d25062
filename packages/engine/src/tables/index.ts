// Spreadsheets, imports and exhibit figures: what a first load of the portal does without.
export { EXHIBIT_PROP, TRANSPORT_PROPS } from '../definition/exhibit-table.ts';
export { exhibitFigures, exhibitTotals, normalizeExhibit } from '../logic/exhibit.ts';
export type { Cells, Cut, ExhibitFigures, ExhibitTotals } from '../logic/exhibit.ts';
export { isShownNumber } from '../fields/text/lost-digits.ts';
export { exportColumns, isExported } from './export-columns.ts';
export type { ExportColumn } from './export-columns.ts';
export { everyLabel, everyOption, itemInLanguage } from './every-language.ts';
export { headerKey, matchHeaders } from './match-headers.ts';
export type { HeaderMatch } from './match-headers.ts';
export { checkImport } from './check-import.ts';
export type {
  CellFault,
  CellFaults,
  ImportCut,
  ImportedRow,
  ImportOptions,
  ImportProblem,
  ImportResult,
} from './check-import.ts';
export { cellDecoder, fromCell, toCell } from '../fields/sheets/sheet-codec.ts';
export type { SheetDate, SheetValue } from '../fields/sheets/sheet-cell.ts';
export { rowHistory } from '../session/rows/row-history.ts';
export type { RowHistory, RowsTouched } from '../session/rows/row-history.ts';
export { filteringColumns, rowFilter } from '../fields/row-filter.ts';
export type { RowFilter } from '../fields/row-filter.ts';
export { inFilterOrder, rowListKey } from '../fields/row-lists.ts';
export type { RowList } from '../fields/row-lists.ts';
export { areCounted, isKnownUnit, isSameUnit } from '../texts/units.ts';
export { isPlateColumn, normalizePlate } from './plate.ts';
export { formTable } from './form-table.ts';
export { rowAnswers } from './row-answers.ts';
