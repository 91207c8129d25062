import { useRef } from 'react';
import type { FaceProps } from '../../context/face.ts';
import { useLoaded } from '../overlay/use-loaded.ts';
import { SelectField } from './select-field.tsx';
import { useSelect } from './use-select.ts';

const load = () => import('./select-sheet.tsx');

/** A select whose list comes from the bottom edge. */
export const SelectMobile = (props: FaceProps<'select'>) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const select = useSelect(props);
  const part = useLoaded(load, select.open, select.closeList);
  const { item } = props.node;
  return (
    <SelectField face={props} select={select} triggerRef={trigger}>
      {select.open && part !== null && (
        <part.SelectSheet
          choices={select.choices}
          label={item.label}
          loaded={select.loaded}
          multiple={item.multiple}
          owner={props.node}
          onClose={select.closeList}
          onConfirm={select.set}
        />
      )}
    </SelectField>
  );
};
