import type { FaceProps } from '../../context/face.ts';
import { SignatureField } from './signature-field.tsx';

const load = () => import('./signature-sheet.tsx');

/** Signed on the whole screen. */
export const SignatureMobile = (props: FaceProps<'signature'>) => (
  <SignatureField cross face={props} load={load} />
);
