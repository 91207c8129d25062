import type { Item } from './item.ts';

export type Language = 'zh-Hans' | 'zh-Hant' | 'en';

/** `eq ne gt ge lt le`; anything else never holds. */
export interface Condition {
  readonly formItemId: string;
  readonly expression: string;
  readonly optionValue: string;
}

export interface Scheme {
  /** Ids of the items this rule shows. */
  readonly targets: readonly string[];
  readonly relation: 'and' | 'or';
  readonly conditions: readonly Condition[];
}

export interface FormSetting {
  readonly title: string;
  readonly desc: string;
  readonly labelPosition: 'top' | 'left' | 'right';
  /** Pixels. */
  readonly labelWidth: number;
  readonly inputPosition: 'left' | 'center' | 'right';
  readonly showNumber: boolean;
  readonly labelSuffix: string;
  readonly submitBtn: boolean;
  /** Empty where the organiser wrote none: the view has a word of its own. */
  readonly submitText: string;
}

/** Codes of what is wrong with a definition (engine.md §1). The sentences are in `messages`. */
export type DefinitionProblemCode =
  | 'notAnObject'
  | 'unknownType'
  | 'badOriginalData'
  | 'duplicateProp'
  | 'duplicateId'
  | 'missingItem'
  | 'logicCycle'
  | 'noConditions'
  | 'misplacedItems'
  | 'optionSeparator'
  | 'refusedPattern'
  | 'minAboveMax'
  | 'unknownHook'
  | 'badHook'
  | 'htmlScript'
  | 'badDictionary'
  | 'tooLarge';

export interface DefinitionProblem {
  readonly code: DefinitionProblemCode;
  /** The item it is about, where there is one. */
  readonly formItemId: string | null;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A form as the engine understands it. Immutable; parse once and share. */
export interface Definition {
  readonly formId: string;
  readonly formType: string;
  readonly memo: string;
  readonly language: Language;
  readonly setting: FormSetting;
  /** In order, without `metaData.isDelete` items. */
  readonly items: readonly Item[];
  readonly schemes: readonly Scheme[];
  readonly problems: readonly DefinitionProblem[];
  readonly itemById: ReadonlyMap<string, Item>;
  readonly itemByProp: ReadonlyMap<string, Item>;
}
