import { sql, type RawBuilder } from 'kysely';

/**
 * One of these values, as `column = any(values)`: a list of any length is one parameter, since a statement takes no more
 * than 65,535 of them, and one text, since each text is planned anew.
 */
export function anyOf<T>(values: readonly T[]): RawBuilder<T> {
  return sql<T>`any(${[...values]})`;
}
