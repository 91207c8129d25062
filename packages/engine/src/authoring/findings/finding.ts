import type { DefinitionProblem, DefinitionProblemCode } from '../../definition/definition.ts';
import type { SettingKey } from '../../fields/setting-key.ts';
import type { NeverHolds } from '../rules/never-holds.ts';

/** What forbids to publish a draft. */
export interface DraftProblem {
  readonly code: DefinitionProblemCode | 'tooManyGroups';
  readonly formItemId: string | null;
  readonly params: DefinitionProblem['params'];
}

/** What looks wrong in a draft, and forbids nothing. */
export type DraftWarning =
  /** Two items with one label; it is about the second. */
  | { readonly code: 'sameLabel'; readonly formItemId: string; readonly label: string }
  /** Required, and never shown. */
  | { readonly code: 'neverShown'; readonly formItemId: string }
  /** Required, and nobody can fill it. */
  | { readonly code: 'neverFilled'; readonly formItemId: string }
  /** Help that takes more than two lines beside its field. */
  | { readonly code: 'longHelp'; readonly formItemId: string }
  /** Pictures in a text that say nothing to whoever does not see them. */
  | { readonly code: 'imageWithoutText'; readonly formItemId: string; readonly count: number }
  | { readonly code: 'manyItems'; readonly count: number }
  | { readonly code: 'noSection'; readonly count: number }
  /** Texts that have no translation, where the form has some; the item is the first one. */
  | {
      readonly code: 'untranslated';
      readonly formItemId: string;
      readonly language: 'zh-Hant' | 'en';
      readonly count: number;
    }
  /** A rule, or with `whole: false` a group of it, that never holds. */
  | {
      readonly code: 'neverHolds';
      readonly ruleId: string;
      readonly whole: boolean;
      readonly reason: NeverHolds['reason'];
      readonly formItemId: string | null;
    }
  /** A label like that of something personal, of an item or a column, that is not marked so. */
  | {
      readonly code: 'sensitiveLabel';
      readonly formItemId: string;
      readonly label: string;
      readonly kind: SensitiveKind;
    };

export type SensitiveKind = 'id' | 'photo' | 'health';

/** Words in labels, in any language, by what they are a sign of; lower case. */
export type SensitiveLabels = Readonly<Record<SensitiveKind, readonly string[]>>;

/** All that is to be said of a draft before it is published. */
export interface DraftFindings {
  readonly problems: readonly DraftProblem[];
  readonly warnings: readonly DraftWarning[];
}

/** The setting in which a finding is put right; null where it is none, or one of the rules. */
export function settingOfFinding({ code }: DraftProblem | DraftWarning): SettingKey | null {
  switch (code) {
    case 'duplicateProp':
      return 'prop';
    case 'optionSeparator':
      return 'dicData';
    case 'refusedPattern':
      return 'rules';
    case 'minAboveMax':
      return 'min';
    case 'unknownHook':
      return 'eventList';
    case 'htmlScript':
    case 'imageWithoutText':
      return 'html';
    case 'longHelp':
      return 'help';
    case 'badDictionary':
      return 'dicUrl';
    case 'sameLabel':
    case 'untranslated':
      return 'label';
    case 'neverShown':
    case 'neverFilled':
      return 'required';
    case 'sensitiveLabel':
      return 'sensitive';
    default:
      return null;
  }
}
