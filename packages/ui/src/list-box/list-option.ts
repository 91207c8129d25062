/** One option of a {@link ListBox}. */
export interface ListOption {
  readonly key: string;
  readonly label: string;
  /** A second line. */
  readonly description?: string | undefined;
  /** What else it is called: typing finds it by these, too. */
  readonly aliases?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
}
