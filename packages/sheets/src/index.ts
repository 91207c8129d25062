export { sheetFaults } from './sheet-fault.ts';
export type { SheetFault } from './sheet-fault.ts';
