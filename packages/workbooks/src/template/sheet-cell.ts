import type { SheetValue } from '@zhantai/engine/tables';
import type { Cell, CellStyle } from 'hucre/xlsx';
import { serialNumber } from '../write/serial-number.ts';

/** Texts that the writer would take for errors. */
const ERROR =
  /^#(?:N\/A|NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|GETTING_DATA|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!)$/;

/** A cell as the library writes it; whatever a text begins with, it is text. */
export function sheetCell(value: SheetValue, style: CellStyle): Partial<Cell> {
  if (typeof value === 'object' && value !== null) {
    return { value: serialNumber(value) ?? value.text, style };
  }
  if (typeof value !== 'string') return { value, style };
  const text = value.replace(/\r\n?/g, '\n').replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
  return ERROR.test(text) ? { richText: [{ text }], style } : { value: text, type: 'string', style };
}
