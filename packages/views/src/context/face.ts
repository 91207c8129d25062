import type { FieldNode, FieldType, FieldValues, Item, NodeState } from '@zhantai/engine';
import type { ReactNode } from 'react';

/** What a face of a field is given: the window on one node, and the ids that tie it to its label and messages. */
export interface FaceProps<T extends FieldType = FieldType> {
  readonly node: FieldNode<T>;
  readonly state: NodeState<FieldValues[T]>;
  /** Id of the control, and stem of the ids inside it. */
  readonly id: string;
  /** Id of what names the field: its label, or the head of its column. */
  readonly labelId: string;
  /** Ids of help and problem, if they are shown. */
  readonly describedBy: string | undefined;
  /** In a cell of a table: no box at rest, nothing beside the control. */
  readonly inCell: boolean;
}

/** One face of a field type: a component that shows `state` and calls `node.set` and `node.leave`, nothing else. */
export interface Face<T extends FieldType> {
  (props: FaceProps<T>): ReactNode;
  /** Loads a face that only some forms need, as far as this field needs it. */
  readonly load?: (item: Item) => Promise<void>;
}

/** A face for every field type; a type without one does not compile. */
export type Faces = { readonly [T in FieldType]: Face<T> };

/** The faces of one device. */
export interface DeviceFaces {
  readonly name: 'desktop' | 'mobile';
  readonly faces: Faces;
}
