import { Button, IconButton, TextInput } from '@zhantai/ui';
import { useRef } from 'react';
import { useForm } from '../../context/form-context.ts';
import type { FaceProps } from '../../context/face.ts';
import { groupLeave } from '../group-leave.ts';
import styles from './array-face.module.css';
import { shownEntries } from './shown-entries.ts';

/** Repeatable texts: one line each, added and removed within `minSize`…`maxSize`; Enter adds the next. */
export const ArrayFace = (props: FaceProps<'array'>) => {
  const { words } = useForm();
  const { node, state, id, labelId, describedBy } = props;
  const { item } = node;
  const list = useRef<HTMLUListElement>(null);
  const entries = shownEntries(state.value, item.minSize);
  const canAdd = item.maxSize === null || item.maxSize < 0 || entries.length < item.maxSize;
  const canRemove = entries.length > Math.max(item.minSize ?? 0, 1);
  const focusAt = (index: number): void => {
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[index]?.focus());
  };
  const add = (after: number): void => {
    if (!canAdd) return;
    node.set(entries.toSpliced(after + 1, 0, ''));
    focusAt(after + 1);
  };
  return (
    <div onBlur={groupLeave(node)} role="presentation">
      <div aria-describedby={describedBy} aria-labelledby={labelId} id={id} role="group">
        <ul className={styles['list']} ref={list}>
          {entries.map((entry, index) => (
            // Entries have no name of their own: their place is all there is.
            // eslint-disable-next-line react/no-array-index-key
            <li className={styles['entry']} key={index}>
              <TextInput
                aria-label={words.fields.array.item(item.label, index + 1)}
                invalid={state.problem !== null && entry.trim() === ''}
                onChange={(event) => node.set(entries.with(index, event.currentTarget.value))}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  add(index);
                }}
                placeholder={item.placeholder}
                value={entry}
              />
              {canRemove && (
                <IconButton
                  icon="remove"
                  label={words.fields.array.remove(index + 1)}
                  onClick={() => {
                    node.set(entries.toSpliced(index, 1));
                    focusAt(Math.max(0, index - 1));
                  }}
                />
              )}
            </li>
          ))}
        </ul>
        {canAdd && (
          <Button className={styles['add']} icon="add" onClick={() => add(entries.length - 1)} size="small">
            {words.fields.array.add}
          </Button>
        )}
      </div>
    </div>
  );
};
