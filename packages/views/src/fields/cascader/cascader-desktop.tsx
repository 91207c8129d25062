import type { FaceProps } from '../../context/face.ts';
import { CascaderField } from './cascader-field.tsx';

const load = () => import('./cascader-popover.tsx');

/** Levels side by side under the control. */
export const CascaderDesktop = (props: FaceProps<'cascader'>) => <CascaderField face={props} load={load} />;
