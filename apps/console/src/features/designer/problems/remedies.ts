import type { Item } from '@zhantai/engine';
import {
  authoringRegistry,
  withoutDraftRule,
  withoutRulesOn,
  type DraftProblem,
  type DraftWarning,
} from '@zhantai/engine/authoring';
import type { DesignerWords } from '@zhantai/messages/designer';
import { findItem, withItem, withItemSetting, type Detail } from '../draft/items.ts';
import { withFreeProp } from '../draft/renew-items.ts';
import type { FormLogic } from '../logic/form-logic.ts';

/** One step that puts something right. */
export interface Remedy {
  readonly label: string;
  readonly apply: (detail: Detail) => Detail;
}

/** The step that puts a finding right; null where somebody has to think. */
export function remedyOf(
  finding: DraftProblem | DraftWarning,
  form: FormLogic,
  words: DesignerWords['logic'],
): Remedy | null {
  const { remedies } = words;
  switch (finding.code) {
    case 'missingItem': {
      const { formItemId } = finding;
      return formItemId === null
        ? null
        : { label: remedies.missingItem, apply: (detail) => withoutRulesOn(detail, formItemId) };
    }
    case 'duplicateProp': {
      const { formItemId } = finding;
      if (formItemId === null || !form.definition.itemById.has(formItemId)) return null;
      return { label: remedies.duplicateProp, apply: (detail) => withOtherProp(detail, formItemId) };
    }
    case 'noConditions': {
      const rule = form.rules.find(
        ({ groups, targets }) =>
          groups.every((group) => group.length === 0) &&
          targets.flatMap(form.expand).some((id) => id === finding.formItemId),
      );
      return rule === undefined
        ? null
        : { label: remedies.removeRule, apply: (detail) => withoutDraftRule(detail, rule.id) };
    }
    case 'neverHolds':
      return finding.whole
        ? { label: remedies.removeRule, apply: (detail) => withoutDraftRule(detail, finding.ruleId) }
        : null;
    case 'neverShown':
    case 'neverFilled': {
      const item = form.definition.itemById.get(finding.formItemId);
      // One of its own checks asks for it, too.
      if (item === undefined || item.rules.some(({ required }) => required === true)) return null;
      return {
        label: remedies.optional,
        apply: (detail) => withSetting(detail, item, 'required', true, false),
      };
    }
    case 'sensitiveLabel': {
      const item = form.definition.itemById.get(finding.formItemId);
      if (item === undefined || item.label !== finding.label || !canBeSensitive(item)) return null;
      return {
        label: remedies.sensitive,
        apply: (detail) => withSetting(detail, item, 'sensitive', '', finding.kind),
      };
    }
    default:
      return null;
  }
}

function canBeSensitive({ type }: Item): boolean {
  return authoringRegistry[type].settings.includes('sensitive');
}

function withSetting(
  detail: Detail,
  { id }: Item,
  key: 'required' | 'sensitive',
  from: unknown,
  to: unknown,
): Detail {
  const raw = findItem(detail, id);
  return raw === undefined ? detail : withItem(detail, withItemSetting(raw, key, from, to));
}

function withOtherProp(detail: Detail, id: string): Detail {
  const raw = findItem(detail, id);
  return raw === undefined ? detail : withItem(detail, withFreeProp(detail, raw));
}
