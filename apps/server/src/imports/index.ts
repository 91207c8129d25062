// Workbooks that staff import: what each row would do, and doing it.
export type { ImportKind, JudgedRows } from './import-kind.ts';
export { importRoutes } from './routes.ts';
export { namedColumns } from './named-columns.ts';
