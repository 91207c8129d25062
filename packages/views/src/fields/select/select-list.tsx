import type { Choice } from '@zhantai/engine';
import { ListBox } from '@zhantai/ui/list-box/list-box.tsx';
import { useMemo } from 'react';
import { useForm } from '../../context/form-context.ts';
import type { FieldOptions } from '../../options/use-options.ts';
import { shownOptions } from '../choice/choices-of.ts';
import { OptionsState } from '../choice/options-state.tsx';

/** What {@link SelectList} takes. */
export interface SelectListProps {
  readonly label: string;
  readonly loaded: FieldOptions;
  readonly choices: readonly Choice[];
  readonly multiple: boolean;
  readonly maxHeight?: number;
  readonly onPick: (keys: readonly string[]) => void;
  readonly onChosen?: (() => void) | undefined;
}

/** From so many options on there is a search line. */
const SEARCH_FROM = 8;

/** The options of a select as a windowed list. */
export const SelectList = ({
  label,
  loaded,
  choices,
  multiple,
  maxHeight,
  onPick,
  onChosen,
}: SelectListProps) => {
  const { words } = useForm();
  const options = useMemo(
    () =>
      shownOptions(loaded.options, choices, words.fields.choice.missing).map((option) => ({
        key: String(option.value),
        label: option.label,
        description: option.description,
        aliases: option.aliases,
        disabled: option.disabled,
      })),
    [loaded.options, choices, words],
  );
  if (options.length === 0) return <OptionsState loaded={loaded} />;
  return (
    <ListBox
      focusOnMount
      label={label}
      loading={loaded.status === 'loading'}
      multiple={multiple}
      onChange={onPick}
      options={options}
      search={options.length >= SEARCH_FROM}
      searchPlaceholder={words.fields.choice.search}
      selected={choices.map((choice) => String(choice.value))}
      {...(maxHeight === undefined ? {} : { maxHeight })}
      {...(onChosen === undefined ? {} : { onChoose: onChosen })}
    />
  );
};
