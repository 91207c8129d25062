import { templateFileName } from '@zhantai/sheets';
import { Button, toast, type ButtonProps } from '@zhantai/ui';
import { useState } from 'react';
import { saveFile } from '../paper/save-file.ts';
import { usePortal } from '../portal/portal-context.ts';
import type { ImportPlace } from './import-place.ts';

export interface TemplateButtonProps {
  readonly where: ImportPlace;
  readonly size?: ButtonProps['size'];
}

/** Saves the workbook to fill in: the organiser's own, else one made from the columns. */
export const TemplateButton = ({ where: { node, info, place }, size = 'normal' }: TemplateButtonProps) => {
  const { client, language, words } = usePortal();
  const text = words.tables.template;
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { exhibitorId } = place;
      const { blob, name } = await client.download('downloadTemplate', {
        body: {
          formId: info.form.formId,
          formItemId: node.item.id,
          ...(exhibitorId === undefined ? {} : { exhibitorId }),
        },
      });
      saveFile(blob, name === '' ? templateFileName(node.item, language) : name);
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
