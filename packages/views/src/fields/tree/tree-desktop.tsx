import type { FaceProps } from '../../context/face.ts';
import { TreeField } from './tree-field.tsx';

const load = () => import('./tree-dialog.tsx');

/** A tree picked in a dialog. */
export const TreeDesktop = (props: FaceProps<'tree'>) => <TreeField face={props} load={load} />;
