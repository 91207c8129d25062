import type { Item, Language, Option } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/sheets';
import type { DataValidation } from 'hucre/xlsx';
import { cutUnits } from '../cut-units.ts';
import { serialNumber } from '../write/serial-number.ts';

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
/** Numbers beyond are typing mistakes; the bound only keeps text out. */
const ANY = '999999999999';

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
  const said = common(template.valueTitle, template.value(column.label, facts.how));
  switch (column.type) {
    case 'number': {
      const [min, max] = [column.min, column.max];
      return {
        ...said,
        type: column.precision === 0 ? 'whole' : 'decimal',
        operator: 'between',
        formula1: typeof min === 'number' ? String(min) : `-${ANY}`,
        formula2: typeof max === 'number' ? String(max) : ANY,
      };
    }
    case 'rate':
      return { ...said, type: 'whole', operator: 'between', formula1: '1', formula2: String(column.count) };
    case 'date':
    case 'datetime':
      return {
        ...said,
        type: 'date',
        operator: 'between',
        formula1: day(column.startDate, 1),
        formula2: day(column.endDate, LAST_DAY),
      };
    case 'time':
      return { ...said, type: 'time', operator: 'between', formula1: '0', formula2: '0.999999' };
    case 'input':
    case 'textarea':
      if (column.maxLength === null) return null;
      // Programs count an emoji as two, so they only warn.
      return {
        ...said,
        type: 'textLength',
        operator: 'lessThanOrEqual',
        formula1: String(column.maxLength),
        errorStyle: 'warning',
      };
    default:
      return null;
  }

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

/** 9999-12-31. */
const LAST_DAY = 2_958_465;

/** A bound as a serial number; bounds that depend on the day of the import are left to the import. */
function day(bound: string | null, otherwise: number): string {
  const [text] = /^\d{4}-\d{2}-\d{2}/.exec(bound ?? '') ?? [];
  const serial = text === undefined ? null : serialNumber({ kind: 'date', text });
  const nextDay = otherwise === LAST_DAY ? 0.999999 : 0;
  return String(serial === null ? otherwise : serial + nextDay);
}
