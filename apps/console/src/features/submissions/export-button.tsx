import type { SubmissionsFileQuery } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { useRef, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { saveFile } from '@zhantai/shell/save-file.ts';

interface ExportButtonProps {
  readonly formId: string;
  /** What the list is narrowed to. */
  readonly query: SubmissionsFileQuery;
}

/** Saves what the list shows as a workbook; a second press gives it up. */
export const ExportButton = ({ formId, query }: ExportButtonProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const run = async () => {
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const input = { params: { formId }, query, signal: abort.signal, onProgress: setBytes };
      const { blob, name } = await client.download('consoleSubmissionsFile', input);
      saveFile(blob, name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason !== 'CANCELLED') toast(error.message || words.submissions.exportFailed, 'failed');
    } finally {
      running.current = null;
      setBytes(null);
    }
  };

  return (
    <Button
      icon={bytes === null ? 'download' : 'close'}
      onClick={() => {
        if (running.current === null) void run();
        else running.current.abort();
      }}
    >
      {bytes === null ? words.submissions.export : words.submissions.exporting((bytes / 2 ** 20).toFixed(1))}
    </Button>
  );
};
