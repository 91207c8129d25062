/** A block of cells by 0-based places, both ends included. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Where a cell stands. Column −1 is the head of the row, the one after the last its actions. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The block between two corners. */
export const areaBetween = (one: Place, other: Place): Area => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
});

/** Whether it is more than one cell. */
export const isBlock = ({ top, left, bottom, right }: Area): boolean => top !== bottom || left !== right;
