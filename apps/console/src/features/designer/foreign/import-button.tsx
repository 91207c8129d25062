import type { ReadForm, ReadFormRequest } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { DesignerWords } from '@zhantai/messages/designer';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { Button, toast } from '@zhantai/ui';
import { lazy, Suspense, useEffect, useState, type RefObject } from 'react';
import { useServices } from '../../../shell/session/services-context.ts';
import type { Editor } from '../draft/editor.ts';
import { isForeign } from './foreign-source.ts';
import { takeForeign, type TakeMode } from './take-foreign.ts';

const ImportForm = lazy(async () => ({ default: (await import('./import-form.tsx')).ImportForm }));
const PasteDialog = lazy(async () => ({ default: (await import('../paste/paste-dialog.tsx')).PasteDialog }));
const chance = { now: () => Date.now(), random: () => Math.random() };

interface ImportButtonProps {
  readonly formId: string;
  readonly editor: Editor;
  /** Text that was pasted on the canvas and is no items: it is asked what it is to become. */
  readonly pasted: string | null;
  readonly onPasted: (pasted: string | null) => void;
  /** A file that is dropped here opens its import. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onSay: (text: string) => void;
  readonly words: DesignerWords;
}

/** Forms from elsewhere, by a button or a file that is dropped on the canvas, and the way out as a list of questions. */
export const ImportButton = ({
  formId,
  editor,
  pasted,
  onPasted,
  place,
  onSay,
  words,
}: ImportButtonProps) => {
  const { client } = useServices();
  const [open, setOpen] = useState<{ readonly dropped: File | null } | null>(null);
  const close = () => {
    setOpen(null);
  };
  useEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const listening = new AbortController();
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = [...(event.dataTransfer?.files ?? [])].find(isForeign);
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (file !== undefined) setOpen({ dropped: file });
    };
    box.addEventListener('dragover', over, { signal: listening.signal });
    box.addEventListener('drop', drop, { signal: listening.signal });
    return () => {
      listening.abort();
    };
  }, [place]);
  const take = (
    read: ReadForm,
    kind: ReadFormRequest['kind'],
    mode: TakeMode,
    says: string,
  ): string | null => {
    if (read.detail === null) return null;
    const { detail } = editor.state().work;
    const taken = takeForeign(detail, read.detail, kind, mode, words.foreign.section, chance);
    if ('limit' in taken) return words.foreign.aboveLimit(taken.count, taken.limit);
    editor.apply({ says, ...taken });
    close();
    onSay(says);
    return null;
  };
  const save = async () => {
    try {
      // What is exported is what the server has.
      await editor.flush();
      const { blob, name } = await client.download('consoleQuestions', { params: { formId } });
      saveFile(blob, name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message || words.foreign.failed, 'failed');
    }
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen({ dropped: null });
        }}
        size="small"
      >
        {words.foreign.open}
      </Button>
      <Button onClick={() => void save()} size="small">
        {words.foreign.exportQuestions}
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <ImportForm dropped={open.dropped} formId={formId} onClose={close} onTake={take} words={words} />
        </Suspense>
      )}
      {pasted !== null && (
        <Suspense fallback={null}>
          <PasteDialog
            editor={editor}
            onClose={() => {
              onPasted(null);
            }}
            onQuestions={(file) => {
              setOpen({ dropped: file });
            }}
            onSay={onSay}
            text={pasted}
            words={words}
          />
        </Suspense>
      )}
    </>
  );
};
