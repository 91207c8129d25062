import type { Download } from '@zhantai/contract/client';
import { Button, toast, type ButtonProps } from '@zhantai/ui';
import { useState } from 'react';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';

export interface TemplateButtonProps {
  readonly download: () => Promise<Download>;
  /** Name of the file where the server gives none. */
  readonly name: string;
  readonly size?: ButtonProps['size'];
}

/** Saves the workbook that rows are filled into. */
export const TemplateButton = ({ download, name, size = 'normal' }: TemplateButtonProps) => {
  const text = usePortal().words.tables.template;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await download();
      saveFile(file.blob, file.name === '' ? name : file.name);
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
        void save();
      }}
      size={size}
      variant="text"
    >
      {text.download}
    </Button>
  );
};
