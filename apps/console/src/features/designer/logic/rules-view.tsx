import type { AuthoringRule } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { SectionHead, TextInput } from '@zhantai/ui';
import { useMemo, useState } from 'react';
import type { Detail } from '../draft/items.ts';
import type { FormLogic } from './form-logic.ts';
import { indentRules } from './indent-rules.ts';
import styles from './logic.module.css';
import { newRuleId, type RuleCommands } from './rule-commands.ts';
import { RuleList } from './rule-list.tsx';
import { ruleSentence } from './rule-sentence.ts';

interface RulesViewProps {
  readonly detail: Detail;
  readonly form: FormLogic;
  readonly commands: RuleCommands;
  readonly onSay: (text: string) => void;
  /** Shows an item on the canvas. */
  readonly onGoTo: (id: string) => void;
  readonly words: DesignerWords['logic'];
}

/** All rules of a form as an indented list of sentences. */
export const RulesView = ({ detail, form, commands, onSay, onGoTo, words }: RulesViewProps) => {
  const [sought, setSought] = useState('');
  const listed = useMemo(() => indentRules(form.rules, form.expand), [form]);
  const wanted = sought.trim().toLowerCase();
  const shown = listed.filter(({ rule }) => ruleSentence(rule, form, words).toLowerCase().includes(wanted));
  const count = listed.length;
  return (
    <section className={styles['view']}>
      <SectionHead note={words.rulesNote} rule="below" title={words.rules(count)} />
      {count > 0 && (
        <TextInput
          aria-label={words.find}
          onChange={(event) => {
            setSought(event.target.value);
          }}
          placeholder={words.find}
          type="search"
          value={sought}
        />
      )}
      {shown.length === 0 && <p>{count === 0 ? words.noRules : words.noneFound}</p>}
      <RuleList
        commands={commands}
        detail={detail}
        form={form}
        fresh={(): AuthoringRule => ({ id: newRuleId(), groups: [], targets: [] })}
        onGoTo={({ targets }) => {
          const [first] = targets;
          if (first !== undefined) onGoTo(first.formItemId);
        }}
        onSay={onSay}
        rules={shown}
        words={words}
      />
    </section>
  );
};
