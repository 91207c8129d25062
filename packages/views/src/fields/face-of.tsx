import type { FieldType } from '@zhantai/engine';
import { createElement } from 'react';
import type { FaceProps, Faces } from '../context/face.ts';

/** The face of a node's type, with its props; the type of one decides the other. */
export function faceOf<T extends FieldType>(faces: Faces, props: FaceProps<T>) {
  const type: T = props.node.item.type;
  return createElement(faces[type], props);
}
