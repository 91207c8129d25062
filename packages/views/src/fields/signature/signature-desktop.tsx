import type { FaceProps } from '../../context/face.ts';
import { SignatureField } from './signature-field.tsx';

const load = () => import('./signature-dialog.tsx');

/** Signed in a dialog. */
export const SignatureDesktop = (props: FaceProps<'signature'>) => (
  <SignatureField cross={false} face={props} load={load} />
);
