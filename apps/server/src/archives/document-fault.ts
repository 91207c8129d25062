import { Compile, type Validator } from 'typebox/compile';
import type { TSchema } from 'typebox';
import { lineName, type ArchiveKind, type ArchiveLine } from '../platform/archive-kind.ts';

const compiled = new WeakMap<TSchema, Validator>();

/** What is wrong with the documents of a line, in a sentence without its end; null: nothing. */
export function documentFault({ documents = {} }: ArchiveKind, line: ArchiveLine): string | null {
  for (const [column, schema] of Object.entries(documents)) {
    const value = line[lineName(column)];
    const check = compiled.get(schema) ?? Compile(schema);
    compiled.set(schema, check);
    // A column that may be empty says so to the database.
    if (value === null || value === undefined || check.Check(value)) continue;
    const [first] = check.Errors(value);
    return `${lineName(column)} is not as it should be${first === undefined || first.instancePath === '' ? '' : ` at ${first.instancePath}`}`;
  }
  return null;
}
