// What is measured, and the library it stands on, from one bundle.
export { read, utils, write } from '@e965/xlsx';
export { parseItem } from '../../packages/engine/src/index.ts';
export { nodePlatform } from '../../apps/server/src/tables/tasks/node-platform.ts';
export { importSheet } from '../../packages/workbooks/src/reading.ts';
export { writeTemplate } from '../../packages/workbooks/src/template/index.ts';
export { streamTable } from '../../packages/workbooks/src/write/index.ts';
