import { limits } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { Checkbox, FieldFrame, TextArea } from '@zhantai/ui';
import { useId } from 'react';

/** What is written of a version. */
export interface VersionNote {
  readonly text: string;
  /** Exhibitors read it. */
  readonly isShown: boolean;
}

/** What changed, in words, and whether exhibitors read them. */
export const NoteField = ({
  note,
  onChange,
  words,
}: {
  readonly note: VersionNote;
  readonly onChange: (note: VersionNote) => void;
  readonly words: FormVersionsWords;
}) => {
  const id = useId();
  return (
    <>
      <FieldFrame help={note.isShown ? words.noteShownHelp : words.noteColleagues} id={id} label={words.note}>
        <TextArea
          id={id}
          maxLength={limits.versionNote}
          onChange={(event) => {
            onChange({ ...note, text: event.currentTarget.value });
          }}
          value={note.text}
        />
      </FieldFrame>
      <Checkbox
        checked={note.isShown}
        onChange={(event) => {
          onChange({ ...note, isShown: event.currentTarget.checked });
        }}
      >
        {words.noteShown}
      </Checkbox>
    </>
  );
};
