import { Button, toast, type ButtonProps } from '@zhantai/ui';
import { useState } from 'react';
import { saveFile } from '../paper/save-file.ts';
import { usePortal } from '../portal/portal-context.ts';

export interface PeopleTemplateButtonProps {
  readonly formId: string;
  readonly size?: ButtonProps['size'];
}

/** Saves the workbook that a list of people is filled into. */
export const PeopleTemplateButton = ({ formId, size = 'normal' }: PeopleTemplateButtonProps) => {
  const { client, words } = usePortal();
  const text = words.tables.template;
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { blob, name } = await client.download('downloadPersons', {
        query: { formId, kind: 'template' },
      });
      saveFile(blob, name === '' ? `${words.tables.people.exportName}.xlsx` : name);
    } catch {
      toast(text.failed, 'failed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      busy={busy}
      busyLabel={text.busy}
      icon="download"
      onClick={() => {
        void download();
      }}
      size={size}
      variant="text"
    >
      {text.download}
    </Button>
  );
};
