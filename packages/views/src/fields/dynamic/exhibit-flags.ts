import type { FieldNode, Item } from '@zhantai/engine';

/** A physical limit that a row of exhibits passes. */
export type ExhibitFlag = 'long' | 'heavy';

/** Longest edge in centimetres and heaviest piece in kilograms that need no form of their own (design.md §8). */
const LONGEST = 300;
const HEAVIEST = 2000;
const edges = ['long', 'length', 'width', 'height'];

/** Columns whose cells decide about flags. */
export const flagColumns: readonly string[] = [...edges, 'weight'];

/** Whether these are the columns of exhibits: sizes, weight and what the engine reckons of them (engine.md §6). */
export const areExhibits = (columns: readonly Item[]): boolean =>
  ['weight', 'bulkVolume'].every((prop) => columns.some((column) => column.prop === prop));

/** The flags of a row, of its cells in `flagColumns`. */
export function exhibitFlags(cells: readonly FieldNode[]): readonly ExhibitFlag[] {
  const passes = (props: readonly string[], limit: number): boolean =>
    cells.some((cell) => props.includes(cell.item.prop) && Number(cell.state().value) > limit);
  return [
    ...(passes(edges, LONGEST) ? (['long'] as const) : []),
    ...(passes(['weight'], HEAVIEST) ? (['heavy'] as const) : []),
  ];
}
