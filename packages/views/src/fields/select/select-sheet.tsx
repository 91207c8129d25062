import type { Choice } from '@zhantai/engine';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import type { FieldOptions } from '../../options/use-options.ts';
import { useKept } from '../use-kept.ts';
import { pickedChoices } from './picked-choices.ts';
import { SelectList } from './select-list.tsx';
import { tickedChoices } from './ticked-choices.ts';

/** What {@link SelectSheet} takes. */
export interface SelectSheetProps {
  /** Whose ticks they are: they outlive a change of face. */
  readonly owner: object;
  readonly label: string;
  readonly loaded: FieldOptions;
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
  readonly onConfirm: (choices: readonly Choice[]) => void;
  readonly onClose: () => void;
}

/** The list of a select on a phone: a bottom sheet; nothing is taken before it is confirmed. */
export const SelectSheet = ({
  owner,
  label,
  loaded,
  choices,
  multiple,
  onConfirm,
  onClose,
}: SelectSheetProps) => {
  const [ticked, setTicked] = useKept(tickedChoices, owner, null);
  const picked = ticked ?? choices;
  const close = (): void => {
    setTicked(null);
    onClose();
  };
  return (
    <Sheet
      onCancel={close}
      onConfirm={() => {
        onConfirm(picked);
        close();
      }}
      title={label}
    >
      <SelectList
        choices={picked}
        label={label}
        loaded={loaded}
        multiple={multiple}
        onPick={(keys) => setTicked(pickedChoices(keys, loaded.options, picked))}
      />
    </Sheet>
  );
};
