import { useRef } from 'react';
import { useForm } from '../../context/form-context.ts';
import { useOptionTree } from '../../options/use-option-tree.ts';
import { controlProps } from '../control-props.ts';
import type { LoadPopup } from '../date/popup.ts';
import type { FaceProps } from '../../context/face.ts';
import { Trigger } from '../overlay/trigger.tsx';
import { useLoaded } from '../overlay/use-loaded.ts';
import { useKept } from '../use-kept.ts';
import { valueText } from '../value-text.ts';
import type { TreePopupProps } from './popup.ts';

/** What {@link TreeField} takes. */
export interface TreeFieldProps {
  readonly face: FaceProps<'tree'>;
  readonly load: LoadPopup<TreePopupProps>;
}

const openFields = new WeakMap<object, boolean>();

/** A tree at rest: the labels of what is checked, and what opens the picker. */
export const TreeField = ({ face, load }: TreeFieldProps) => {
  const { words } = useForm();
  const { node, state, inCell } = face;
  const { item } = node;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useKept(openFields, node, false);
  const tree = useOptionTree(node, state.value);
  const close = (): void => {
    setOpen(false);
    node.leave();
  };
  const part = useLoaded(load, open, close);
  return (
    <>
      <Trigger
        {...controlProps(face)}
        inCell={inCell}
        invalid={state.problem !== null}
        onBlur={() => {
          if (!open) node.leave();
        }}
        onClear={item.required || state.value.length === 0 ? undefined : () => node.set([])}
        onOpen={() => {
          tree.load();
          setOpen(true);
        }}
        open={open}
        placeholder={
          item.placeholder !== '' ? item.placeholder : inCell ? '' : words.fields.choose(item.label)
        }
        popup="dialog"
        ref={trigger}
        text={
          tree.pending
            ? words.fields.choice.loading
            : valueText(item, state.value, words.fields, tree.options, tree.stored)
        }
      />
      {open && part !== null && (
        <part.Popup
          item={item}
          onClose={close}
          onSet={(value) => node.set(value)}
          owner={node}
          tree={tree}
          value={state.value}
        />
      )}
    </>
  );
};
