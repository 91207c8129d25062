import { foldText } from '@zhantai/engine';
import { sql, type Expression, type SqlBool } from 'kysely';

/**
 * Whether a name, folded by `fold_name`, holds what somebody typed to find it. Of what is nothing but dots and blanks
 * nothing is left to be found.
 */
export function holdsSought(folded: Expression<unknown>, typed: string): Expression<SqlBool> {
  const wanted = foldText(typed);
  return wanted === '' ? sql<SqlBool>`false` : sql<SqlBool>`${folded} like ${`%${wanted}%`}`;
}
