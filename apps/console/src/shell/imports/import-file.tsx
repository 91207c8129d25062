import type { ImportDialogWords } from '@zhantai/messages/import-dialog';
import { FileDrop } from '@zhantai/shell/file-drop/file-drop.tsx';
import { Button } from '@zhantai/ui';

interface ImportFileProps {
  readonly words: ImportDialogWords;
  readonly onFile: (file: File) => void;
  readonly onTemplate: () => void;
}

/** Chooses one workbook, or takes it where it is dropped; with the way to an empty one. */
export const ImportFile = ({ words, onFile, onTemplate }: ImportFileProps) => (
  <>
    <p>{words.lead}</p>
    <FileDrop
      accept=".xlsx,.xlsm,.xls,.csv"
      choose={words.choose}
      drop={words.drop}
      limits={words.limits}
      onFile={onFile}
    />
    <div>
      <Button icon="download" onClick={onTemplate}>
        {words.template}
      </Button>
    </div>
  </>
);
