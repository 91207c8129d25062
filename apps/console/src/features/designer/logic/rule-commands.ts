import { draftRules, withDraftRule, withoutDraftRule, type AuthoringRule } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import type { Editor } from '../draft/editor.ts';
import type { Chance } from '../draft/new-item.ts';

/** The clock and the dice of the browser. */
export const chance: Chance = { now: () => Date.now(), random: () => Math.random() };

/** What is done to the rules of a draft, each one step; it answers what is said of it. */
export type RuleCommands = ReturnType<typeof createRuleCommands>;

/** The commands for the rules of an open draft. */
export function createRuleCommands(editor: Editor, words: DesignerWords['logic']) {
  const apply = (
    says: string,
    change: (detail: ReturnType<typeof detailNow>) => ReturnType<typeof detailNow>,
  ) => {
    editor.apply({ says, detail: change(detailNow()), selected: editor.state().work.selected });
    return says;
  };
  const detailNow = () => editor.state().work.detail;
  return {
    /** Makes a rule, or changes the one with its id; null where it says the same. */
    save(rule: AuthoringRule, sentence: string): string | null {
      const before = draftRules(detailNow()).find(({ id }) => id === rule.id);
      if (JSON.stringify(before) === JSON.stringify(rule)) return null;
      const says = before === undefined ? words.made(sentence) : words.changed(sentence);
      return apply(says, (detail) => withDraftRule(detail, rule));
    },
    remove(id: string, sentence: string): string {
      return apply(words.removed(sentence), (detail) => withoutDraftRule(detail, id));
    },
  };
}

/** The id of a rule that is made; it is never used again. */
export function newRuleId({ now, random }: Chance = chance): string {
  return `rule${now()}${String(Math.floor(random() * 1e6)).padStart(6, '0')}`;
}
