import type { Choice } from '@zhantai/engine';
import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import { useState } from 'react';
import type { FieldOptions } from '../../options/use-options.ts';
import { pickedChoices } from './picked-choices.ts';
import { SelectList } from './select-list.tsx';

/** What {@link SelectSheet} takes. */
export interface SelectSheetProps {
  readonly label: string;
  readonly loaded: FieldOptions;
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
  readonly onConfirm: (choices: readonly Choice[]) => void;
  readonly onClose: () => void;
}

/** The list of a select on a phone: a bottom sheet; nothing is taken before it is confirmed. */
export const SelectSheet = ({ label, loaded, choices, multiple, onConfirm, onClose }: SelectSheetProps) => {
  const [picked, setPicked] = useState(choices);
  return (
    <Sheet
      onCancel={onClose}
      onConfirm={() => {
        onConfirm(picked);
        onClose();
      }}
      title={label}
    >
      <SelectList
        choices={picked}
        label={label}
        loaded={loaded}
        multiple={multiple}
        onPick={(keys) => setPicked(pickedChoices(keys, loaded.options, picked))}
      />
    </Sheet>
  );
};
