/** One option of a {@link ListBox}. */
export interface ListOption {
  readonly key: string;
  readonly label: string;
  /** A second line. */
  readonly description?: string | undefined;
  readonly disabled?: boolean | undefined;
}
