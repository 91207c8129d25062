/** A node to draw. */
export interface TreeItem {
  readonly key: string;
  readonly label: string;
  /** Left out while they have not been loaded; empty for a node known to have none. */
  readonly children?: readonly TreeItem[] | undefined;
  readonly disabled?: boolean | undefined;
  /** Quiet words after the label. */
  readonly appendText?: string | undefined;
  /** Known to have no children even though none were given. */
  readonly leaf?: boolean | undefined;
}

/** How a node is ticked. */
export type TreeStatus = 'checked' | 'half' | 'unchecked';
