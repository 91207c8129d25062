import type { FaceProps } from '../../context/face.ts';
import { CascaderField } from './cascader-field.tsx';

const load = () => import('./cascader-sheet.tsx');

/** Level after level in a bottom sheet. */
export const CascaderMobile = (props: FaceProps<'cascader'>) => <CascaderField face={props} load={load} />;
