import { ApiError } from '@zhantai/contract/client';
import { Button, toast } from '@zhantai/ui';
import { useRef, useState } from 'react';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { useSpeech } from '../words/words-context.ts';

interface ExportButtonProps {
  /** Fetches what the list shows. */
  readonly download: (progress: {
    readonly signal: AbortSignal;
    readonly onProgress: (bytes: number) => void;
  }) => Promise<{ readonly blob: Blob; readonly name: string }>;
  /** What it says instead of its usual word. */
  readonly label?: string;
}

/** Saves what the list shows as a workbook; a second press gives it up. */
export const ExportButton = ({ download, label }: ExportButtonProps) => {
  const { words } = useSpeech();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const run = async () => {
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const { blob, name } = await download({ signal: abort.signal, onProgress: setBytes });
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
      {bytes === null
        ? (label ?? words.submissions.export)
        : words.submissions.exporting((bytes / 2 ** 20).toFixed(1))}
    </Button>
  );
};
