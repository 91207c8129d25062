import type { Item, Language, Option } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import type { DataValidation } from 'hucre/xlsx';
import { cutUnits } from '../cut-units.ts';
import { templateKind } from './template-registry.ts';

/** What the check of a column may know besides the column. */
export interface ValidationFacts {
  readonly language: Language;
  /** The cells it is for, such as `B2:B1000`. */
  readonly range: string;
  /** The formula of its drop-down; null where it has none. */
  readonly list: string | null;
  readonly options: readonly Option[] | null;
  /** What to enter, as the guide says it. */
  readonly how: string;
}

/** Programs cut or refuse longer ones. */
const MAX_TITLE = 32;
const MAX_MESSAGE = 225;

/** The check a spreadsheet program makes while somebody types; null where anything may be typed. */
export function columnValidation(column: Item, facts: ValidationFacts): DataValidation | null {
  const { template } = sheetWords[facts.language];
  if (facts.list !== null) {
    // An option that asks for a text takes it in brackets behind its label, which is not in the list.
    const open = facts.options?.some(({ hasInput }) => hasInput === true) === true;
    return {
      ...common(template.pickTitle, template.pick(column.label)),
      type: 'list',
      formula1: facts.list,
      showErrorMessage: !open,
    };
  }
  const check = templateKind(column).check?.(column) ?? null;
  return check === null
    ? null
    : { ...common(template.valueTitle, template.value(column.label, facts.how)), ...check };

  function common(title: string, message: string): Omit<DataValidation, 'type'> {
    return {
      range: facts.range,
      allowBlank: true,
      showErrorMessage: true,
      errorTitle: cutUnits(title, MAX_TITLE),
      errorMessage: cutUnits(message, MAX_MESSAGE),
    };
  }
}
