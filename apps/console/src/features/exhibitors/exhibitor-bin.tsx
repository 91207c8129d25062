import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useMemo } from 'react';
import { BinDialog, type BinnedThing } from '../../shell/bin/bin-dialog.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';

interface ExhibitorBinProps {
  /** One is there again, with its name. */
  readonly onRestored: (exhibitor: BinnedThing) => void;
  readonly onClose: () => void;
}

/** The exhibitors that were deleted, each to be restored. */
export const ExhibitorBin = ({ onRestored, onClose }: ExhibitorBinProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const bin = useMemo(() => createResource(() => client.call('consoleExhibitorBin', {})), [client]);
  return (
    <BinDialog
      bin={bin}
      onClose={onClose}
      onRestored={onRestored}
      restore={(id) => client.call('consoleRestoreExhibitor', { params: { id } })}
      words={words.exhibitors}
    />
  );
};
