import type { DefinitionRenderer } from '@zhantai/messages/problems/load-definition';
import {
  settingOfFinding,
  type DraftProblem,
  type DraftWarning,
  type SettingKey,
} from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import type { FormLogic } from '../logic/form-logic.ts';
import { isOfOptions } from '../options/option-settings.ts';
import type { PanelTab } from '../logic/panel-tabs.tsx';
import { ruleSentence } from '../logic/rule-sentence.ts';

/** Where something is put right. */
export interface FindingPlace {
  readonly id: string;
  readonly tab: PanelTab;
  readonly setting: SettingKey | null;
}

/** What a person reads of something that was found, and where it is; null where it is the whole form. */
export interface FindingLine {
  readonly says: string;
  readonly place: FindingPlace | null;
}

const ofLogic: ReadonlySet<string> = new Set(['logicCycle', 'noConditions', 'tooManyGroups', 'neverHolds']);

/** A problem in words; the item is said by its label where it has one. */
export function problemLine(
  problem: DraftProblem,
  form: FormLogic,
  words: DesignerWords,
  render: DefinitionRenderer,
): FindingLine {
  const { code, formItemId, params } = problem;
  const item = formItemId === null ? undefined : form.definition.itemById.get(formItemId);
  const label = item === undefined || item.label === '' ? formItemId : item.label;
  const says =
    code === 'tooManyGroups'
      ? words.logic.manyGroups(form.nameOf(formItemId ?? ''))
      : render({ code, formItemId: label, params });
  return { says, place: placeOf(problem, formItemId, form) };
}

/** A warning in words. */
export function warningLine(warning: DraftWarning, form: FormLogic, words: DesignerWords): FindingLine {
  const { logic } = words;
  if (warning.code === 'neverHolds') {
    const rule = form.rules.find(({ id }) => id === warning.ruleId);
    const sentence = rule === undefined ? '' : ruleSentence(rule, form, logic);
    const say = warning.whole ? logic.warningTexts.neverHolds : logic.warningTexts.groupNeverHolds;
    return {
      says: say(sentence, logic.reasons[warning.reason]),
      place: placeOf(warning, rule?.targets[0]?.formItemId ?? null, form),
    };
  }
  const place = placeOf(warning, 'formItemId' in warning ? warning.formItemId : null, form);
  return { says: warningText(warning, form, words), place };
}

function warningText(
  warning: Exclude<DraftWarning, { code: 'neverHolds' }>,
  form: FormLogic,
  { logic, settings }: DesignerWords,
): string {
  const { warningTexts } = logic;
  switch (warning.code) {
    case 'manyItems':
    case 'noSection':
      return warningTexts[warning.code](warning.count);
    case 'imageWithoutText':
      return warningTexts.imageWithoutText(form.nameOf(warning.formItemId), warning.count);
    case 'untranslated':
      return warningTexts.untranslated(logic.languages[warning.language], warning.count);
    case 'sensitiveLabel':
      return warningTexts.sensitiveLabel(warning.label, settings[`sensitive.${warning.kind}`]);
    default:
      return warningTexts[warning.code](form.nameOf(warning.formItemId));
  }
}

/** The item, or the table of a column, with the tab and the setting; null for what is no item any more. */
function placeOf(
  finding: DraftProblem | DraftWarning,
  id: string | null,
  { definition }: FormLogic,
): FindingPlace | null {
  if (id === null) return null;
  const own = definition.itemById.get(id);
  const table = definition.items.find(({ columns }) => columns.some((column) => column.id === id));
  const item = own ?? table;
  if (item === undefined) return null;
  if (ofLogic.has(finding.code)) return { id: item.id, tab: 'logic', setting: null };
  const setting = own === undefined ? null : settingOfFinding(finding);
  return { id: item.id, tab: setting !== null && isOfOptions(setting) ? 'options' : 'properties', setting };
}
