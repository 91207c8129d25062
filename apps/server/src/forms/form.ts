import type { LocalText } from '../database/tables/schema.ts';

/** A form's settings (console.md §2 "Each form"); its contents are in its versions. */
export interface Form {
  readonly formId: string;
  /** Form type code (seed.md §9). */
  readonly formType: string;
  readonly pageKey: string;
  /** 1 form, 2 page (article and signature), 3 exhibit. */
  readonly pageType: number;
  readonly formCode: string;
  /** Group letter of the form codes, A to F. */
  readonly formGroup: string;
  readonly sort: number;
  readonly title: LocalText;
  readonly purpose: LocalText;
  readonly audience: FormAudience;
  /** The form before it: until that one is handed in, or adopted, it is for nobody. */
  readonly after: FormAfter | null;
  readonly window: FormWindow;
  /** How many an exhibitor gives: one, one for each of its booths that the form is for, or any number. */
  readonly submissions: 'one' | 'booth' | 'many';
  /** Whether staff must adopt a submission. */
  readonly review: boolean;
  /** Whether those it applies to owe it. */
  readonly required: boolean;
  readonly transportChoice: boolean;
  /** How many people a form of type 7 takes of an exhibitor; null is no limit. */
  readonly passQuota: PassQuota | null;
  /** Options that may be taken only so often by all together. */
  readonly optionQuotas: readonly OptionQuota[];
}

/** How often all submissions of a form together may take one option. */
export interface OptionQuota {
  readonly prop: string;
  /** The column, where `prop` is a sub-table: each row counts. */
  readonly column: string | null;
  /** The option's value as text. */
  readonly option: string;
  readonly limit: number;
}

/** Passes by the area of all booths: so many for every `squareMetres` begun, and `least` for any booth. */
export interface PassQuota {
  readonly squareMetres: number;
  readonly passes: number;
  readonly least: number;
}

/** Who a form is for. An empty list does not narrow. */
export interface FormAudience {
  readonly roles: readonly string[];
  readonly boothTypes: readonly string[];
  readonly tags: readonly string[];
  readonly notTags: readonly string[];
}

/** What has to become of another form first, by the same subject. */
export interface FormAfter {
  readonly formId: string;
  readonly on: 'submitted' | 'adopted';
}

/** When a form is taken. Null is no limit. */
export interface FormWindow {
  readonly opensAt: Date | null;
  /** End of the early price. */
  readonly earlyEndAt: Date | null;
  readonly endAt: Date | null;
  /** Until then late submissions are taken. */
  readonly lateEndAt: Date | null;
}

/** A form that people can fill in: it has a published version. */
export interface PublishedForm extends Form {
  readonly version: number;
  /** Since when it is not used any more; null where it is. */
  readonly putAwayAt: Date | null;
  /** Whether its answers order something of a catalogue. */
  readonly takesOrders: boolean;
}
