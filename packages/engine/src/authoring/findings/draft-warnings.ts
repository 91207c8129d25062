import type { Definition } from '../../definition/definition.ts';
import type { Item, JsonObject } from '../../definition/item.ts';
import { traitsOf } from '../../types/traits.ts';
import { draftRules } from '../rules/edit-rules.ts';
import { neverHoldingRules, neverShown } from '../rules/never-holds.ts';
import type { DraftWarning, SensitiveKind, SensitiveLabels } from './finding.ts';
import { untranslated } from './untranslated.ts';

/** A form with more fields is a burden to fill in. */
const MANY_ITEMS = 80;
/** So many fields are found without sections. */
const MANY_UNSECTIONED = 20;
/** Help is read at a glance in so many lines; one holds so many letters of half width beside a field of half the form. */
const HELP_LINES = 2;
const HELP_LINE_WIDTH = 80;
/** A text in place of a picture that says something. */
const WITH_TEXT = /\salt\s*=\s*(?:"[^"]*[^"\s][^"]*"|'[^']*[^'\s][^']*'|[^\s"'>]+)/i;

/**
 * What looks wrong in a draft and forbids nothing (console.md §2).
 * @param definition the draft, parsed in the language that every form has.
 */
export function findWarnings(
  detail: JsonObject,
  definition: Definition,
  sensitive: SensitiveLabels,
): readonly DraftWarning[] {
  const { items } = definition;
  const fields = items.filter((item) => traitsOf(item).family !== 'layout');
  const never = neverShown(definition);
  const count = fields.length;
  return [
    ...(count > MANY_ITEMS ? [{ code: 'manyItems' as const, count }] : []),
    ...(count > MANY_UNSECTIONED && items.every((item) => traitsOf(item).section !== true)
      ? [{ code: 'noSection' as const, count }]
      : []),
    ...neverHoldingRules(definition, draftRules(detail), never)
      // What names a missing item, or has no conditions, is a problem already.
      .filter(({ reason }) => reason !== 'missingItem' && reason !== 'noConditions')
      .map((found) => ({ code: 'neverHolds' as const, ...found })),
    ...fields
      .filter(({ required, id }) => required && never.has(id))
      .map(({ id }) => about('neverShown', id)),
    ...fields
      .filter((item) => item.required && !never.has(item.id) && !canBeFilled(item))
      .map(({ id }) => about('neverFilled', id)),
    ...sameLabels(fields),
    ...fields.flatMap((item) => sensitiveLabels(item, sensitive)),
    ...fields.filter(({ help }) => linesOf(help) > HELP_LINES).map(({ id }) => about('longHelp', id)),
    ...items.flatMap(picturesWithoutText),
    ...untranslated(definition),
  ];
}

function about<Code extends 'longHelp' | 'neverShown' | 'neverFilled'>(code: Code, formItemId: string) {
  return { code, formItemId };
}

/** Lines that a text takes beside its field, as it is written and as it is broken. */
function linesOf(help: string): number {
  const lines = help.trim().split('\n');
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / HELP_LINE_WIDTH)), 0);
}

/** In letters of half width: what is not of Latin writing takes two. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) < 0x2e80 ? 1 : 2), 0);
}

/** Pictures of a text without a text in their place; an empty one is none. */
function picturesWithoutText({ id, html }: Item): readonly DraftWarning[] {
  const pictures = html.match(/<img\b[^>]*>/gi) ?? [];
  const count = pictures.filter((picture) => !WITH_TEXT.test(picture)).length;
  return count === 0 ? [] : [{ code: 'imageWithoutText', formItemId: id, count }];
}

/** Whether somebody, or the program, can give it a value. */
function canBeFilled(item: Item): boolean {
  if (item.computed || item.preValue !== null) return true;
  if (item.initial !== undefined && item.initial !== '') return true;
  if (item.readonly || item.disabled) return false;
  const { family } = traitsOf(item);
  const needsOptions = family === 'choice' || family === 'levels';
  return !needsOptions || item.dictionary !== null || (item.options?.length ?? 0) > 0;
}

function sameLabels(items: readonly Item[]): readonly DraftWarning[] {
  const seen = new Set<string>();
  return items.flatMap(({ id, label }): DraftWarning[] => {
    const text = label.trim();
    if (text === '' || !seen.has(text)) {
      seen.add(text);
      return [];
    }
    return [{ code: 'sameLabel', formItemId: id, label: text }];
  });
}

/** Of an item and its columns; the warning is about the item, which is what can be jumped to. */
function sensitiveLabels(item: Item, words: SensitiveLabels): readonly DraftWarning[] {
  return [item, ...item.columns].flatMap(({ label, sensitive }): DraftWarning[] => {
    const kind = sensitive === null ? kindOf(label, words) : null;
    return kind === null ? [] : [{ code: 'sensitiveLabel', formItemId: item.id, label, kind }];
  });
}

function kindOf(label: string, { id, photo, health }: SensitiveLabels): SensitiveKind | null {
  const text = label.toLowerCase();
  const has = (words: readonly string[]) => words.some((word) => text.includes(word));
  // A photo of a passport is a photo.
  if (has(photo)) return 'photo';
  if (has(id)) return 'id';
  return has(health) ? 'health' : null;
}
