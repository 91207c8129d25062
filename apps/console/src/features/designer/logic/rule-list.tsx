import type { AuthoringRule } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { Button } from '@zhantai/ui';
import { useEffect, useRef, useState } from 'react';
import type { Detail } from '../draft/items.ts';
import type { FormLogic } from './form-logic.ts';
import styles from './logic.module.css';
import type { RuleCommands } from './rule-commands.ts';
import { RuleEditor } from './rule-editor.tsx';
import { ruleSentence } from './rule-sentence.ts';

/** A rule in its place of a list. */
export interface ListedRule {
  readonly rule: AuthoringRule;
  /** How far it stands in. */
  readonly depth: number;
}

interface RuleListProps {
  readonly rules: readonly ListedRule[];
  /** What a new rule begins with; null where none is made here. */
  readonly fresh: (() => AuthoringRule) | null;
  readonly detail: Detail;
  readonly form: FormLogic;
  readonly commands: RuleCommands;
  readonly onSay: (text: string) => void;
  /** Shows what a rule is about on the canvas; null where it is in sight. */
  readonly onGoTo: ((rule: AuthoringRule) => void) | null;
  readonly words: DesignerWords['logic'];
}

/** Rules as sentences, each to be changed or deleted in its place, and a new one behind them. */
export const RuleList = ({ rules, fresh, detail, form, commands, onSay, onGoTo, words }: RuleListProps) => {
  const [open, setOpen] = useState<AuthoringRule | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef<string | null>(null);
  useEffect(() => {
    if (open !== null) {
      wasOpen.current = open.id;
      return;
    }
    if (wasOpen.current === null) return;
    const id = CSS.escape(wasOpen.current);
    wasOpen.current = null;
    const line = list.current?.querySelector<HTMLElement>(`[data-rule="${id}"] button`);
    (line ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [open]);
  const numberOf = (id: string) => form.rules.findIndex((rule) => rule.id === id) + 1;
  const close = () => {
    setOpen(null);
  };
  const editor = (rule: AuthoringRule) => (
    <RuleEditor
      detail={detail}
      form={form}
      // What somebody else changed of it meanwhile is opened anew and not written over.
      key={JSON.stringify(rule)}
      onCancel={close}
      onDone={(next) => {
        const says = commands.save(next, ruleSentence(next, form, words));
        if (says !== null) onSay(says);
        close();
      }}
      rule={rule}
      words={words}
    />
  );
  const isNew = open !== null && !rules.some(({ rule }) => rule.id === open.id);
  return (
    <div className={styles['list']} ref={list}>
      {rules.length > 0 && (
        <ol>
          {rules.map(({ rule, depth }) => {
            const number = numberOf(rule.id);
            return (
              <li data-rule={rule.id} key={rule.id} style={{ paddingLeft: `${Math.min(depth, 8) * 24}px` }}>
                {open?.id === rule.id ? (
                  editor(rule)
                ) : (
                  <>
                    <p>
                      <span className={styles['number']}>{number}</span>
                      {ruleSentence(rule, form, words)}
                    </p>
                    <div className={styles['acts']}>
                      <Button
                        aria-label={words.editRule(number)}
                        onClick={() => {
                          setOpen(rule);
                        }}
                        size="small"
                      >
                        {words.edit}
                      </Button>
                      <Button
                        aria-label={words.removeRule(number)}
                        onClick={() => {
                          onSay(commands.remove(rule.id, ruleSentence(rule, form, words)));
                          list.current?.querySelector<HTMLElement>('[data-add]')?.focus();
                        }}
                        size="small"
                      >
                        {words.remove}
                      </Button>
                      {onGoTo !== null && (
                        <Button
                          aria-label={words.goToRule(number)}
                          onClick={() => {
                            onGoTo(rule);
                          }}
                          size="small"
                        >
                          {words.goTo}
                        </Button>
                      )}
                    </div>
                  </>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {open !== null && isNew && editor(open)}
      {open === null && fresh !== null && (
        <Button
          data-add
          icon="add"
          onClick={() => {
            setOpen(fresh());
          }}
        >
          {words.add}
        </Button>
      )}
    </div>
  );
};
