// Templates to fill in.
export { exampleCells } from './example-cells.ts';
