// What only the designer of forms needs.
export { readCondition } from './definition/logic/parse-logic.ts';
export { diffDefinition } from './authoring/merge/diff-definition.ts';
export type { Difference } from './authoring/merge/diff-definition.ts';
export { mergeDraft } from './authoring/merge/merge-draft.ts';
export type { MergedDraft } from './authoring/merge/merge-draft.ts';
export type { MergeConflict, MergeNote } from './authoring/merge/merge-sides.ts';
export { readOptionLines } from './authoring/options/read-option-lines.ts';
export type { OptionLine, OptionLineFault, ReadOptionLines } from './authoring/options/read-option-lines.ts';
export { branchMoved, indented, withoutBranch, withRowBehind } from './authoring/options/edit-tree.ts';
export { newTreeLines, readTreeLines, withTreeLines } from './authoring/options/tree-lines.ts';
export type { TreeLineFault } from './authoring/options/tree-lines.ts';
export { readTreeRows, writeTreeRows } from './authoring/options/tree-rows.ts';
export type { TreeCell, TreeRow } from './authoring/options/tree-rows.ts';
export { takeOptions } from './authoring/options/take-options.ts';
export { settingsApart } from './authoring/foreign/settings-apart.ts';
export { readDetail } from './authoring/foreign/read-detail.ts';
export { readAvue } from './authoring/foreign/read-avue.ts';
export type { ForeignCode, ForeignForm, ForeignLine, OmittedCode } from './authoring/foreign/foreign-line.ts';
export { formTexts } from './authoring/texts/form-texts.ts';
export type { FormText, TextKind, TextLanguage } from './authoring/texts/form-texts.ts';
export { withTexts } from './authoring/texts/with-texts.ts';
export type { TextChange } from './authoring/texts/with-texts.ts';
export { readSettings } from './authoring/settings/read-settings.ts';
export { distinctProblems } from './authoring/findings/draft-problems.ts';
export { findInDraft } from './authoring/findings/find-in-draft.ts';
export { settingOfFinding } from './authoring/findings/finding.ts';
export type {
  DraftFindings,
  DraftProblem,
  DraftWarning,
  SensitiveLabels,
} from './authoring/findings/finding.ts';
export { comparisonOf, comparisonsOf, expressionOf, isBare } from './authoring/rules/comparisons.ts';
export type { Comparison } from './authoring/rules/comparisons.ts';
export {
  draftRules,
  rulesWithout,
  withDraftRule,
  withoutDraftRule,
  withoutRulesOn,
  withWrittenRules,
  writtenRules,
} from './authoring/rules/edit-rules.ts';
export { reach } from './authoring/rules/reach.ts';
export { openRules, withOpenRules, withSchemes } from './authoring/rules/rules-of-draft.ts';
export { rulesToSchemes } from './authoring/rules/rules-to-schemes.ts';
export type { MadeSchemes, RuleProblem } from './authoring/rules/rules-to-schemes.ts';
export { groupsOf, namedBy, targetsOf } from './authoring/rules/rule.ts';
export type { Rule as AuthoringRule, RuleTarget } from './authoring/rules/rule.ts';
export { schemesToRules } from './authoring/rules/schemes-to-rules.ts';
export type { SettingWord, SettingWords } from './authoring/settings/setting-words.ts';
export { isFixedProp } from './authoring/settings/fixed-props.ts';
export { settingsForm } from './authoring/settings/settings-form.ts';
export { withSettingAt } from './authoring/settings/with-setting.ts';
export { writeSettings } from './authoring/settings/write-settings.ts';
export { authoringRegistry } from './fields/authoring-registry.ts';
export type { Authoring, Sample } from './fields/authoring.ts';
export type { SettingKey } from './fields/setting-key.ts';
