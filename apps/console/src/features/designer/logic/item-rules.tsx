import { readCondition, rulesToSchemes, type AuthoringRule } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import type { Detail } from '../draft/items.ts';
import { isTitle, type FormLogic } from './form-logic.ts';
import styles from './logic.module.css';
import { newRuleId, type RuleCommands } from './rule-commands.ts';
import { RuleList } from './rule-list.tsx';
import { ruleSentence } from './rule-sentence.ts';

interface ItemRulesProps {
  readonly id: string;
  readonly detail: Detail;
  readonly form: FormLogic;
  readonly commands: RuleCommands;
  readonly onSay: (text: string) => void;
  readonly onBack: () => void;
  readonly words: DesignerWords['logic'];
}

/** The rules that show an item, to be made and changed; those of its section, and what the item itself decides. */
export const ItemRules = ({ id, detail, form, commands, onSay, onBack, words }: ItemRulesProps) => {
  const item = form.definition.itemById.get(id);
  if (item === undefined) return null;
  const isSection = isTitle(item);
  const own = form.rules.filter(({ targets }) => targets.some(({ formItemId }) => formItemId === id));
  const section = form.sectionOf(id);
  const ofSection = isSection
    ? []
    : form.rules.filter(({ targets }) =>
        targets.some((target) => target.section === true && target.formItemId === section),
      );
  const decided = form.rules.filter(({ groups }) =>
    groups
      .flat()
      .flatMap(readCondition)
      .some(({ formItemId }) => formItemId === id),
  );
  const { problems } = rulesToSchemes(detail['formItems'], form.rules);
  return (
    // Escape leads back from any part of it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles['item']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onBack();
      }}
    >
      {own.length === 0 && ofSection.length === 0 && <p>{words.always}</p>}
      {own.length > 1 && <p className={styles['note']}>{words.anyOf}</p>}
      {problems.some(({ formItemId }) => formItemId === id) && (
        <p className={styles['fault']} role="alert">
          {words.tooManyGroups}
        </p>
      )}
      <RuleList
        commands={commands}
        detail={detail}
        form={form}
        fresh={(): AuthoringRule => ({
          id: newRuleId(),
          groups: [],
          targets: [isSection ? { formItemId: id, section: true } : { formItemId: id }],
        })}
        onGoTo={null}
        onSay={onSay}
        rules={own.map((rule) => ({ rule, depth: 0 }))}
        words={words}
      />
      <RuleSentences form={form} rules={ofSection} title={words.ofSection} words={words} />
      <RuleSentences form={form} rules={decided} title={words.decides} words={words} />
    </div>
  );
};

interface RuleSentencesProps {
  readonly title: string;
  readonly rules: readonly AuthoringRule[];
  readonly form: FormLogic;
  readonly words: DesignerWords['logic'];
}

/** Rules that are read here and changed elsewhere; nothing where there are none. */
const RuleSentences = ({ title, rules, form, words }: RuleSentencesProps) =>
  rules.length === 0 ? null : (
    <>
      <h3>{title}</h3>
      <ul className={styles['sentences']}>
        {rules.map((rule) => (
          <li key={rule.id}>{ruleSentence(rule, form, words)}</li>
        ))}
      </ul>
    </>
  );
