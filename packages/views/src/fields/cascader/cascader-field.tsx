import { optionValues, pathsOf } from '@zhantai/engine';
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
import { cascaderValue } from './cascader-value.ts';
import type { CascaderPopupProps } from './popup.ts';

/** What {@link CascaderField} takes. */
export interface CascaderFieldProps {
  readonly face: FaceProps<'cascader'>;
  readonly load: LoadPopup<CascaderPopupProps>;
}

const openFields = new WeakMap<object, boolean>();

/** A cascader at rest: the labels of its path, and what opens the levels. */
export const CascaderField = ({ face, load }: CascaderFieldProps) => {
  const { words } = useForm();
  const { node, state, inCell } = face;
  const { item } = node;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useKept(openFields, node, false);
  const paths = pathsOf(state.value);
  const tree = useOptionTree(node, optionValues(state.value));
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
        onClear={
          item.required || paths.length === 0 ? undefined : () => node.set(cascaderValue([], item.multiple))
        }
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
          onSet={(chosen) => node.set(cascaderValue(chosen, item.multiple))}
          owner={node}
          paths={paths}
          tree={tree}
          triggerRef={trigger}
        />
      )}
    </>
  );
};
