import { isKnownUnit } from '../texts/units.ts';

/** Brackets at the end of a label, full-width or not, and what stands in them. */
const IN_BRACKETS = /[(（[［【]([^()（）[\]［］【】]{1,40})[)）\]］】][\s*]*$/;
/** A unit stands at the end. */
const LOOKED_AT = 60;
const BETWEEN = /[,，、;；]/;
/** What people write before a unit: unit, in, or its Chinese word. */
const BEFORE = /^(?:[\u5355\u55ae]\u4f4d\s*[:\uff1a]?|(?:unit|in)(?:\s*[:\uff1a]|\s))\s*/i;

/**
 * The unit that may stand behind a column's numbers: what the item says, else what its label ends with in brackets,
 * `长（cm，必填）` or `Weight (kg)`; empty where neither says one.
 */
export function ownUnit(unit: string, label: string): string {
  if (unit !== '') return unit;
  const inside = IN_BRACKETS.exec(label.slice(-LOOKED_AT))?.[1];
  if (inside === undefined) return '';
  const words = inside.split(BETWEEN).map((word) => word.trim().replace(BEFORE, ''));
  return words.find(isKnownUnit) ?? (words.length === 1 ? (words[0] ?? '') : '');
}
