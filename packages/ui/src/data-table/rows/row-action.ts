/** One thing that can be done with a row. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly onPress: () => void;
  /** `bad` for what destroys and stands in the menu. */
  readonly tone?: 'bad';
  readonly disabled?: boolean;
}
