import type { DesignerWords } from '@zhantai/messages/designer';
import { Button } from '@zhantai/ui';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './designer.module.css';
import type { SaveState } from './draft/saver.ts';

interface SaveLineProps {
  readonly save: SaveState;
  readonly onSave: () => void;
  readonly words: DesignerWords;
}

/** Whether the draft is saved, and since when. */
export const SaveLine = ({ save, onSave, words }: SaveLineProps) => {
  const { words: all } = useSpeech();
  return (
    <>
      <output className={styles['saved']} data-failed={save.kind === 'failed' || undefined}>
        {saveText(save, words)}
        {save.kind === 'failed' && ` ${detailOf(save.error, all.load.offline)}`}
      </output>
      {save.kind === 'failed' && (
        <Button onClick={onSave} size="small">
          {words.saveNow}
        </Button>
      )}
    </>
  );
};

function saveText(save: SaveState, words: DesignerWords): string {
  switch (save.kind) {
    case 'saved':
      return save.at === null ? words.notYet : words.savedAt(save.at.slice(11, 16));
    case 'saving':
      return words.saving;
    case 'failed':
      return save.error.unanswered ? words.failedAgain : words.failed;
    default:
      return words.unsaved;
  }
}
