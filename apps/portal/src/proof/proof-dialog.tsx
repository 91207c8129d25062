import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { ProofProgress } from './proof-progress.tsx';

/** The work beside an image code while somebody waits for it. */
export const ProofDialog = ({
  share,
  onCancel,
}: {
  readonly share: number;
  readonly onCancel: () => void;
}) => {
  const { title } = usePortal().words.signIn.proof;
  return (
    <Dialog onClose={onCancel} title={title} width="confirm">
      <ProofProgress onCancel={onCancel} share={share} />
    </Dialog>
  );
};
