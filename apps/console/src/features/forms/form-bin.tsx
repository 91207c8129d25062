import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useMemo } from 'react';
import { BinDialog, type BinnedThing } from '../../shell/bin/bin-dialog.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';

interface FormBinProps {
  readonly onRestored: (form: BinnedThing) => void;
  readonly onClose: () => void;
}

/** The forms that were deleted, each to be restored. */
export const FormBin = ({ onRestored, onClose }: FormBinProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const bin = useMemo(
    () =>
      createResource(async () => {
        const forms = await client.call('consoleFormBin', {});
        return forms.map(({ formId, title, ...rest }) => ({ ...rest, id: formId, name: title }));
      }),
    [client],
  );
  return (
    <BinDialog
      bin={bin}
      onClose={onClose}
      onRestored={onRestored}
      restore={(formId) => client.call('consoleRestoreForm', { params: { formId } })}
      words={words.forms}
    />
  );
};
