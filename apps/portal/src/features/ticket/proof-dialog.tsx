import { ProofProgress } from '@zhantai/ui/captcha-field/proof-progress.tsx';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { usePortal } from '../../shell/portal/portal-context.ts';

/** The work beside an image code while somebody waits for it. */
export const ProofDialog = ({
  share,
  onCancel,
}: {
  readonly share: number;
  readonly onCancel: () => void;
}) => {
  const text = usePortal().words.signIn.proof;
  return (
    <Dialog onClose={onCancel} title={text.title} width="confirm">
      <ProofProgress onCancel={onCancel} share={share} words={text} />
    </Dialog>
  );
};
