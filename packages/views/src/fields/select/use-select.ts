import { choicesOf } from '@zhantai/engine';
import type { Choice } from '@zhantai/engine';
import { useForm } from '../../context/form-context.ts';
import { useOptions } from '../../options/use-options.ts';
import { useStoredOptions } from '../../options/use-stored-options.ts';
import { shownOptions } from '../choice/choices-of.ts';
import type { FaceProps } from '../../context/face.ts';
import { useKept } from '../use-kept.ts';
import { valueText } from '../value-text.ts';
import { selectValue } from './select-value.ts';

const openFields = new WeakMap<object, boolean>();

/** What both faces of a select share: options, choices, and whether the list is open. */
export function useSelect({ node, state, inCell }: FaceProps<'select'>) {
  const { words } = useForm();
  const [open, setOpen] = useKept(openFields, node, false);
  const loaded = useOptions(node);
  const { item } = node;
  const choices = choicesOf(state.value);
  const stored = useStoredOptions(
    node,
    loaded,
    choices.map(({ value }) => value),
  );
  const shown = shownOptions([...loaded.options, ...stored.options], choices, (value) =>
    loaded.status === 'ready' ? words.fields.choice.missing(value) : value,
  );
  // A value whose label is on its way is not shown as its code.
  const pending =
    stored.pending ||
    ((loaded.status === 'idle' || loaded.status === 'loading') &&
      choices.some((choice) => !loaded.options.some((option) => option.value === choice.value)));
  const labels = new Map(shown.map((option) => [String(option.value), option]));
  const set = (next: readonly Choice[]): void => node.set(selectValue(next, item.multiple));
  return {
    open,
    loaded,
    choices,
    set,
    // The text of an option that asks for one stands in a box of its own below.
    text: pending
      ? words.fields.choice.loading
      : valueText(
          item,
          selectValue(
            choices.map(({ value }) => ({ value })),
            item.multiple,
          ),
          words.fields,
          shown,
        ),
    /** Chosen options that ask for a text. */
    others: choices.flatMap((choice) => {
      const option = labels.get(String(choice.value));
      return option?.hasInput === true ? [{ choice, option }] : [];
    }),
    placeholder: item.placeholder !== '' ? item.placeholder : inCell ? '' : words.fields.choose(item.label),
    openList: (): void => {
      loaded.load();
      setOpen(true);
    },
    closeList: (): void => {
      setOpen(false);
      // An option that asks for a text was chosen just now: the field is not left before there was time to type it.
      const waiting = choicesOf(node.state().value).some(
        (choice) => labels.get(String(choice.value))?.hasInput === true && (choice.other ?? '') === '',
      );
      if (!waiting) node.leave();
    },
    onClear: item.required || choices.length === 0 ? undefined : (): void => set([]),
  };
}
