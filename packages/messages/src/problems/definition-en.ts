import type { DefinitionWords } from './definition-zh-hans.ts';

/** What is wrong with a definition, in English. */
export const definitionEn = {
  notAnObject: 'This is not a form definition',
  unknownType: '“{formItemId}” has the unknown type {type}',
  badOriginalData: 'The settings of “{formItemId}” are not a JSON object',
  duplicateProp: 'The field name {prop} is used more than once',
  duplicateId: 'The id {formItemId} is used more than once',
  missingItem: 'A display rule names the item {formItemId}, which does not exist',
  logicCycle: 'The display rules of “{formItemId}” run in a circle',
  noConditions: 'The rule that shows “{formItemId}” has no condition, so it never appears',
  misplacedItems: 'The fields stand in {key}; they belong in formItems',
  optionSeparator: '“{formItemId}” has the option value {value}, which holds , | or _>',
  refusedPattern:
    'The pattern {pattern} of “{formItemId}” is refused: it does not compile or could take too long',
  minAboveMax: 'The lower limit {min} of “{formItemId}” is above the upper limit {max}',
  unknownHook: '“{formItemId}” names the row rule {name}, which does not exist',
  badHook: '“{formItemId}”: “{setting}” of the row rule {name} is wrong',
  htmlScript: 'The content of “{formItemId}” holds a script',
  badDictionary:
    'The dictionary settings of “{formItemId}” cannot be used[: address {url}][: header {header}]',
  tooLarge: 'The form definition is too large[; it was not read beyond “{formItemId}”]',
} as const satisfies DefinitionWords;
