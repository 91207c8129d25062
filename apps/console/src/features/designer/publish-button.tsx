import type { DesignerWords } from '@zhantai/messages/designer';
import { Button } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import type { Editor } from './draft/editor.ts';

const PublishDraft = lazy(async () => ({ default: (await import('./publish-draft.tsx')).PublishDraft }));

interface PublishButtonProps {
  readonly formId: string;
  readonly editor: Editor;
  readonly onSay: (text: string) => void;
  readonly words: DesignerWords;
}

/** Publishes what is saved: the draft is saved first, and not published while it cannot be. */
export const PublishButton = ({ formId, editor, onSay, words }: PublishButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const begin = async () => {
    setBusy(true);
    const isSaved = await editor.flush();
    setBusy(false);
    if (isSaved) setOpen(true);
    else onSay(words.publishUnsaved);
  };
  return (
    <>
      <Button busy={isBusy || isOpen} onClick={() => void begin()} size="small" variant="primary">
        {words.publish}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PublishDraft
            formId={formId}
            onClose={() => {
              setOpen(false);
            }}
            onSay={onSay}
            words={words}
          />
        </Suspense>
      )}
    </>
  );
};
