import { traitsOf } from '@zhantai/engine';
import type { FieldNode } from '@zhantai/engine';
import { classNames } from '@zhantai/ui';
import { memo } from 'react';
import { faceOf } from './face-of.tsx';
import { LockedValue } from './locked-value.tsx';
import { useNode } from '../nodes/use-node.ts';
import { FieldComments } from './field-comments.tsx';
import { controlId, helpId, labelId, problemId } from '../context/field-ids.ts';
import styles from './field.module.css';
import { useForm } from '../context/form-context.ts';
import { prefilledNote } from './prefilled-note.ts';

/** What {@link Field} takes. */
export interface FieldProps {
  readonly node: FieldNode;
  /** The heading above already names it: the label is only read out. */
  readonly labelHidden?: boolean;
}

/**
 * One field of a form: number, label, control, and under it the help or the problem (design.md §7).
 * It follows its node alone, so a keystroke renders this field and its face and nothing else.
 */
export const Field = memo(({ node, labelHidden = false }: FieldProps) => {
  const { session, words, device, idPrefix, comments, fieldTools } = useForm();
  const state = useNode(node);
  if (!state.visible) return null;

  const { item } = node;
  const { setting } = session.definition;
  const id = controlId(idPrefix, node.key);
  const label = labelId(id);
  const traits = traitsOf(item);
  const isText = traits.family === 'layout' && traits.section !== true;
  const asText = state.locked && traits.asText === true;
  const group = traits.grouped === true && !asText;
  const number = setting.showNumber ? session.numberOf(node) : '';
  const note = isText ? null : prefilledNote(item, state, words.fields);
  const said = comments.get(item.prop);
  const { problem } = state;
  const hasHelp = problem === null && item.help !== '' && !isText;
  const describedBy = problem !== null ? problemId(id) : hasHelp ? helpId(id) : undefined;
  const Label = group ? 'span' : 'label';
  return (
    <div
      className={labelHidden ? classNames(styles['field'], styles['anchor']) : styles['field']}
      data-prop={item.prop}
      data-type={item.type}
      id={`${id}-field`}
      style={item.span === 24 ? undefined : { gridColumn: `span ${item.span}` }}
    >
      {isText ? null : (
        <Label
          className={labelHidden ? styles['hiddenLabel'] : styles['label']}
          htmlFor={group ? undefined : id}
          id={label}
        >
          {number !== '' && <span className={styles['number']}>{`${number} `}</span>}
          {item.label}
          {setting.labelSuffix}
          {item.required && (
            <span aria-hidden="true" className={styles['required']} title={words.fields.required}>
              *
            </span>
          )}
          {note !== null && <span className={styles['note']}>{note}</span>}
        </Label>
      )}
      <div className={styles['control']}>
        {asText ? (
          <LockedValue describedBy={describedBy} id={id} labelId={label} node={node} value={state.value} />
        ) : (
          faceOf(device.faces, { node, state, id, labelId: label, describedBy, inCell: false })
        )}
        {fieldTools?.(node)}
        {state.unreadable !== null && (asText || traits.amount !== true) && (
          <p className={styles['unreadable']}>{words.fields.unreadable(state.unreadable)}</p>
        )}
        {problem !== null ? (
          <p className={styles['problem']} id={problemId(id)}>
            {words.problem(problem)}
          </p>
        ) : (
          hasHelp && (
            <p className={styles['help']} id={helpId(id)}>
              {item.help}
            </p>
          )
        )}
        {said !== undefined && <FieldComments comments={said.filter((one) => one.path === undefined)} />}
      </div>
    </div>
  );
});
Field.displayName = 'Field';
