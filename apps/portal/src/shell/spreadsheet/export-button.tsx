import { Button, toast, type ButtonProps } from '@zhantai/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../portal/portal-context.ts';
import { ApiError } from '@zhantai/contract/client';
import type { TableFile, TableFormat } from './save-table.ts';

const Menu = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/ui/menu/menu.tsx'))).Menu,
}));

/** One way to save the table that the page does not make itself. */
export interface OtherExport {
  readonly format: TableFormat;
  /** A second line in the menu. */
  readonly note: string;
  /** Saves the file and tells its name; throws `ApiError`. */
  readonly save: (signal: AbortSignal) => Promise<string>;
}

export interface ExportButtonProps {
  /** Gathers what is written; asked when somebody exports. Throws `ApiError`. */
  readonly read: () => Promise<TableFile> | TableFile;
  /** `YYYY-MM-DD`, part of the file's name. */
  readonly today: string;
  readonly size?: ButtonProps['size'];
  readonly variant?: ButtonProps['variant'];
  /** A second line beside CSV. */
  readonly csvNote?: string;
  /** Made by the server instead. */
  readonly xlsx?: OtherExport;
}

/** Saves a table as workbook or as CSV. */
export const ExportButton = ({
  read,
  today,
  size = 'normal',
  variant = 'text',
  csvNote,
  xlsx,
}: ExportButtonProps) => {
  const { words } = usePortal();
  const text = words.tables.exporting;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const save = async (format: TableFormat) => {
    const controller = new AbortController();
    work.current = controller;
    setBusy(true);
    try {
      const { signal } = controller;
      if (xlsx?.format === format) {
        toast(text.done(await xlsx.save(signal)), 'done');
        return;
      }
      const [{ saveTable }, file] = await Promise.all([import('./save-table.ts'), read()]);
      toast(text.done(await saveTable(file, format, today, signal)), 'done');
    } catch (error) {
      if (controller.signal.aborted) return;
      toast(error instanceof ApiError ? errorSentence(error, words) : text.failed, 'failed');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        aria-expanded={open}
        aria-haspopup="menu"
        busy={busy}
        busyLabel={text.busy}
        icon="download"
        onClick={() => {
          setOpen(!open);
        }}
        ref={button}
        size={size}
        variant={variant}
      >
        {text.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Menu
            items={[
              { key: 'xlsx', label: text.xlsx, ...(xlsx === undefined ? {} : { note: xlsx.note }) },
              { key: 'csv', label: text.csv, ...(csvNote === undefined ? {} : { note: csvNote }) },
            ]}
            label={text.menu}
            onAction={(key) => {
              setOpen(false);
              void save(key === 'csv' ? 'csv' : 'xlsx');
            }}
            onClose={() => {
              setOpen(false);
            }}
            triggerRef={button}
          />
        </Suspense>
      )}
    </>
  );
};
