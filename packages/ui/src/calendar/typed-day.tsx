import { useState } from 'react';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { TextInput } from '../text-input/text-input.tsx';

/** What {@link TypedDay} takes. */
export interface TypedDayProps {
  readonly label: string;
  /** The day chosen now. */
  readonly value: string;
  /** The text was finished by Enter or by leaving; the owner judges it. */
  readonly onTyped: (text: string) => void;
}

/** The day as text to type. It judges nothing: what is not a day is for the form's own rules. */
export const TypedDay = ({ label, value, onTyped }: TypedDayProps) => {
  const words = usePickerWords().calendar;
  const [draft, setDraft] = useState<string | null>(null);
  const finish = () => {
    if (draft !== null && draft.trim() !== value) onTyped(draft.trim());
    setDraft(null);
  };
  return (
    <TextInput
      aria-label={label}
      autoComplete="off"
      inputMode="numeric"
      maxLength={40}
      onBlur={finish}
      onChange={(event) => {
        setDraft(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          finish();
        }
      }}
      placeholder={words.format}
      value={draft ?? value}
    />
  );
};
