import type { DesignerWords } from '@zhantai/messages/designer';
import { ConfirmDialog } from '@zhantai/ui/dialog/confirm-dialog.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';
import type { Deletion } from './draft/deletion.ts';

interface DeleteDialogProps {
  /** What is deleted, in words. */
  readonly name: string;
  readonly deletion: Deletion;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly words: DesignerWords;
}

/** Names what else a deletion changes before it is done. */
export const DeleteDialog = ({ name, deletion, onConfirm, onCancel, words }: DeleteDialogProps) => {
  const { language } = useSpeech();
  const { shown, alwaysShown, ruled, dependent } = deletion;
  const list = new Intl.ListFormat(language);
  const sentences: readonly (readonly [(labels: string) => string, readonly string[]])[] = [
    [words.deleteShown, shown],
    [words.deleteAlways, alwaysShown],
    [words.deleteRuled, ruled],
    [words.deleteDependent, dependent],
  ];
  return (
    <ConfirmDialog
      confirmLabel={words.deleteDone}
      onCancel={onCancel}
      onConfirm={onConfirm}
      text={sentences
        .filter(([, labels]) => labels.length > 0)
        .map(([sentence, labels]) => {
          const text = sentence(list.format(labels.map((label) => words.quoted(label || words.unnamed))));
          return <p key={text}>{text}</p>;
        })}
      title={words.deleteTitle(name)}
      tone="danger"
    />
  );
};
