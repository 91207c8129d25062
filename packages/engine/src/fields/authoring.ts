import type { JsonObject } from '../definition/item.ts';
import type { ProblemCode } from './problem.ts';
import type { SettingKey } from './setting-key.ts';

/** Examples of a field type, for the conformance suite and for previews in the designer. */
export interface Sample {
  /** What a new item of this type starts with, besides id, label and prop. */
  readonly item: JsonObject;
  /** Canonical wire values without problems under that item. */
  readonly good: readonly unknown[];
  /** Wire values with the problem they have; `unreadable` for those the codec cannot read. */
  readonly bad: readonly { readonly wire: unknown; readonly code: ProblemCode }[];
}

/** What the designer knows of a field type. */
export interface Authoring {
  readonly settings: readonly SettingKey[];
  readonly sample: Sample;
}
