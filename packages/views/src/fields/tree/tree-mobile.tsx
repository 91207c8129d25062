import type { FaceProps } from '../../context/face.ts';
import { TreeField } from './tree-field.tsx';

const load = () => import('./tree-sheet.tsx');

/** A tree picked in a bottom sheet. */
export const TreeMobile = (props: FaceProps<'tree'>) => <TreeField face={props} load={load} />;
