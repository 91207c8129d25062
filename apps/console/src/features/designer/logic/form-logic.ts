import { traitsOf, type Definition, type Item } from '@zhantai/engine';
import { draftRules, type AuthoringRule, type RuleTarget } from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import type { WholeForm } from '../canvas-entries.ts';
import type { Detail } from '../draft/items.ts';

/** The rules of a form, and what is needed to say and to change them. */
export interface FormLogic {
  readonly definition: Definition;
  readonly rules: readonly AuthoringRule[];
  /** `1.4「展位类型」`; of an item that is gone its id. */
  readonly nameOf: (id: string) => string;
  readonly targetName: (target: RuleTarget) => string;
  /** Ids of the items that a target is made of: of a section its title and all that stands under it. */
  readonly expand: (target: RuleTarget) => readonly string[];
  /** Title of the section that an item stands in, of a title its own. */
  readonly sectionOf: (id: string) => string | null;
}

/** Reads the rules of a draft. */
export function readFormLogic(
  detail: Detail,
  { definition, numbers }: WholeForm,
  words: DesignerWords,
): FormLogic {
  const titleOf = new Map<string, string>();
  const members = new Map<string, string[]>();
  let title: string | null = null;
  for (const item of definition.items) {
    if (isTitle(item)) {
      title = item.id;
      members.set(title, []);
    }
    if (title === null) continue;
    titleOf.set(item.id, title);
    members.get(title)?.push(item.id);
  }
  const { logic } = words;
  const labelOf = (item: Item) => (item.label === '' ? words.unnamed : item.label);
  const named = (id: string, say: (number: string, label: string) => string) => {
    const item = definition.itemById.get(id);
    return item === undefined ? logic.gone(id) : say(numbers.get(id) ?? '', labelOf(item));
  };
  const isSection = ({ formItemId, section }: RuleTarget) => section === true && members.has(formItemId);
  return {
    definition,
    rules: draftRules(detail),
    nameOf: (id) => named(id, logic.name),
    targetName: (target) => named(target.formItemId, isSection(target) ? logic.section : logic.name),
    expand: (target) => (isSection(target) ? (members.get(target.formItemId) ?? []) : [target.formItemId]),
    sectionOf: (id) => titleOf.get(id) ?? null,
  };
}

/** Whether an item opens a section. */
export function isTitle(item: Item): boolean {
  return traitsOf(item).section === true;
}
