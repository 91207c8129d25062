// What every door of this room shares, light enough for a first load. Reading, templates, marking and writing are
// behind doors of their own: `@zhantai/workbooks/read`, `/template`, `/mark`, `/write`.
export { sheetFaults } from './sheet-fault.ts';
export type { SheetFault } from './sheet-fault.ts';
export { templateFileName } from './template-file-name.ts';
export { safeFileName } from './safe-file-name.ts';
