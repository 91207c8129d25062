import { useRef } from 'react';
import type { FaceProps } from '../../context/face.ts';
import { useLoaded } from '../overlay/use-loaded.ts';
import { pickedChoices } from './picked-choices.ts';
import { SelectField } from './select-field.tsx';
import { useSelect } from './use-select.ts';

const load = () => import('./select-popover.tsx');

/** A select whose list hangs on the control. */
export const SelectDesktop = (props: FaceProps<'select'>) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const select = useSelect(props);
  const part = useLoaded(load, select.open, select.closeList);
  const { item } = props.node;
  return (
    <SelectField face={props} select={select} triggerRef={trigger}>
      {select.open && part !== null && (
        <part.SelectPopover
          choices={select.choices}
          label={item.label}
          loaded={select.loaded}
          multiple={item.multiple}
          onClose={select.closeList}
          onPick={(keys) => select.set(pickedChoices(keys, select.loaded.options, select.choices))}
          onTicked={select.set}
          owner={props.node}
          triggerRef={trigger}
        />
      )}
    </SelectField>
  );
};
