import { isTable, plainRows, type Answers, type Definition, type JsonObject } from '@zhantai/engine';
import { hasSensitive } from './sealed/holds-sensitive.ts';

/** An ID number may not hide in the name of a row. */
const longNumber = /\d{9}/;

/**
 * Answers of a form with sensitive items, every table in the one shape that sealing knows: rows may come as JSON text
 * or as the seed's `components`, and what no column has is nothing the form asked for. What is no list of rows stays.
 */
export function plainTables(definition: Definition, answers: Answers): Answers {
  if (!hasSensitive(definition)) return answers;
  const changed: Record<string, unknown> = { ...answers };
  for (const item of definition.items) {
    if (!isTable(item) || !Object.hasOwn(answers, item.prop)) continue;
    const wire = answers[item.prop];
    // Nothing there is no empty list: what was typed comes back as it came.
    if (wire === null || wire === undefined || wire === '') continue;
    const rows = plainRows(item, wire);
    if (rows !== undefined) changed[item.prop] = rows.map(namedPlainly);
  }
  return changed;
}

function namedPlainly(row: JsonObject): JsonObject {
  const { $id: id, ...cells } = row;
  return typeof id === 'string' && longNumber.test(id.replaceAll(/[\s-]/g, '')) ? cells : row;
}
