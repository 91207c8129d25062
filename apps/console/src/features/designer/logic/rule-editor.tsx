import type { AuthoringRule } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button } from '@zhantai/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Detail } from '../draft/items.ts';
import { createCircles } from './circles.ts';
import { ConditionRow } from './condition-row.tsx';
import {
  blankCondition,
  editRule,
  faultOf,
  filledNotZero,
  writtenRule,
  type EditedCondition,
} from './edited-rule.ts';
import type { FormLogic } from './form-logic.ts';
import styles from './logic.module.css';
import { ruleSentence } from './rule-sentence.ts';
import { TargetField } from './target-field.tsx';

interface RuleEditorProps {
  readonly rule: AuthoringRule;
  readonly detail: Detail;
  readonly form: FormLogic;
  readonly onDone: (rule: AuthoringRule) => void;
  readonly onCancel: () => void;
  readonly words: DesignerWords['logic'];
}

/** A rule while it is made or changed: nothing of it is in the draft before it is done. */
export const RuleEditor = ({ rule, detail, form, onDone, onCancel, words }: RuleEditorProps) => {
  const { definition } = form;
  const [edited, setEdited] = useState(() => editRule(rule, definition));
  const [isTried, setTried] = useState(false);
  const box = useRef<HTMLElement>(null);
  const circlesOf = useMemo(() => createCircles(detail, rule.id), [detail, rule.id]);
  const { groups, targets } = edited;
  const circles = useMemo(
    () =>
      circlesOf(
        groups.flat().map(({ formItemId }) => formItemId),
        targets.flatMap(form.expand),
      ),
    [circlesOf, form, groups, targets],
  );
  const isCircle = groups.flat().some(({ formItemId }) => circles.watched.has(formItemId));
  const fault = faultOf(edited, definition) ?? (isCircle ? 'circle' : null);
  useEffect(() => {
    box.current?.querySelector('select')?.focus();
  }, []);
  const put = (next: readonly (readonly EditedCondition[])[]) => {
    setEdited((now) => ({ ...now, groups: next.filter((group) => group.length > 0) }));
  };
  const putConditions = (group: number, place: number, conditions: readonly EditedCondition[]) => {
    put(groups.map((one, at) => (at === group ? one.toSpliced(place, 1, ...conditions) : one)));
  };
  const count = groups.flat().length;
  return (
    // Escape gives up what is edited, not the panel around it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={words.editor}
      className={styles['editor']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
      ref={box}
    >
      {groups.map((group, at) => (
        // Groups have no name but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset aria-label={words.group(at + 1)} key={at}>
          <b>{at === 0 ? words.when : words.or}</b>
          {group.map((condition, place) => {
            const number = groups.slice(0, at).flat().length + place + 1;
            return (
              <ConditionRow
                circles={circles.watched}
                condition={condition}
                form={form}
                key={number}
                number={number}
                onChange={(next) => {
                  putConditions(at, place, [next]);
                }}
                onFilledNotZero={() => {
                  putConditions(at, place, filledNotZero(condition));
                }}
                onRemove={
                  count === 1
                    ? null
                    : () => {
                        putConditions(at, place, []);
                        box.current?.querySelector('select')?.focus();
                      }
                }
                words={words}
              />
            );
          })}
          <Button
            onClick={() => {
              put(groups.with(at, [...group, blankCondition]));
            }}
            size="small"
          >
            {words.addCondition}
          </Button>
        </fieldset>
      ))}
      <Button
        onClick={() => {
          put([...groups, [blankCondition]]);
        }}
        size="small"
      >
        {words.addGroup}
      </Button>
      {circles.watched.size > targets.flatMap(form.expand).length && (
        <p className={styles['note']}>{words.someInCircle(circles.watched.size)}</p>
      )}
      <fieldset aria-label={words.shown}>
        <b>{words.shown}</b>
        <TargetField
          circles={circles.shown}
          form={form}
          onChange={(next) => {
            setEdited((now) => ({ ...now, targets: next }));
          }}
          targets={targets}
          words={words}
        />
      </fieldset>
      {fault === null && (
        <p className={styles['preview']}>{ruleSentence(writtenRule(edited, definition), form, words)}</p>
      )}
      {fault !== null && isTried && (
        <p className={styles['fault']} role="alert">
          {words.faults[fault]}
        </p>
      )}
      <div className={styles['ends']}>
        <Button
          onClick={() => {
            if (fault === null) onDone(writtenRule(edited, definition));
            else setTried(true);
          }}
          variant="primary"
        >
          {words.done}
        </Button>
        <Button onClick={onCancel} variant="text">
          {words.cancel}
        </Button>
      </div>
    </section>
  );
};
