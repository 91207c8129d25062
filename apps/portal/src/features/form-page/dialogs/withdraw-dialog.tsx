import { toast } from '@zhantai/ui';
import { AskDialog } from '../../../shell/page/ask-dialog.tsx';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { usePlaceFields } from '../../form/form-place.ts';

export interface WithdrawDialogProps {
  readonly formId: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Takes a submission back from review, after a question (wire.md §3). */
export const WithdrawDialog = ({ formId, onDone, onClose }: WithdrawDialogProps) => {
  const { client, forms, words } = usePortal();
  const place = usePlaceFields();
  const text = words.formLater.withdraw;
  return (
    <AskDialog
      confirmLabel={text.yes}
      onClose={onClose}
      onYes={async () => {
        await client.call('withdraw', { body: { formId, ...place } });
        toast(text.done, 'done');
        void forms.load();
        onDone();
      }}
      text={text.text}
      title={text.title}
      tone="primary"
    />
  );
};
