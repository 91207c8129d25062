import { FieldFrame, TextArea } from '@zhantai/ui';
import { usePortal } from '../../../shell/portal/portal-context.ts';

export interface DeclineReasonProps {
  readonly id: string;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Why somebody is declined, for the exhibitor's own eyes. */
export const DeclineReason = ({ id, reason, onChange }: DeclineReasonProps) => (
  <FieldFrame id={id} label={usePortal().words.people.declineReason}>
    <TextArea
      id={id}
      maxLength={2000}
      minRows={2}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      value={reason}
    />
  </FieldFrame>
);
