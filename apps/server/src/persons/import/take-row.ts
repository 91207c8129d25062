import { isDeepStrictEqual } from 'node:util';
import { submissionOf, type Answers, type Context } from '@zhantai/engine';
import { rowAnswers } from '@zhantai/engine/tables';
import { renderRefusal } from '@zhantai/messages/refusals';
import { renderServerWord } from '@zhantai/messages/server';
import { inTransaction } from '../../database/in-transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { idNumbersIn, nameIn, type FormCall } from '../../submissions/index.ts';
import type { ReadRow } from '../../tables/index.ts';
import { lockNumberOf } from '../store/of-number.ts';
import { handIn, isMissingFile, mistakesIn, type HandingIn, type RowMistake } from './hand-in.ts';
import { findListed } from './listed-person.ts';
import { unreadMistakes } from './unread-cells.ts';

/** What became of a row. */
export interface TakenRow {
  readonly number: number;
  readonly name: string;
  readonly kind: 'new' | 'repeat' | 'error';
  /** Kept as a draft: files are missing. */
  readonly incomplete: boolean;
  /** Of an error. */
  readonly mistakes: readonly Pick<RowMistake, 'prop' | 'message'>[];
}

/** An import that is going on. */
export interface RowImport extends HandingIn {
  /** Of somebody new. */
  readonly call: FormCall;
  readonly context: Context;
  /** Rows of the numbers that came already, by blind index in hexadecimal. */
  readonly seen: Map<string, number>;
}

/**
 * Takes one row of a list of people: somebody new, or in the place of who has that ID number on this list already
 * (wire.md §4). A row that is refused leaves everything as it was.
 * @throws what is no refusal of this row: bugs, a database that is away.
 */
export async function takeRow(rows: RowImport, row: ReadRow): Promise<TakenRow> {
  const { services, definition, call, context, seen, language } = rows;
  const { actor, form } = call;
  const { database, vault } = services;
  const entered = rowAnswers(row.cells, definition, null, context);
  const { name } = nameIn(definition, entered);
  const about = { number: row.number, name };
  const [first] = idNumbersIn(vault, definition, submissionOf(definition, entered, { context, stored: {} }));
  try {
    if (row.faults.size > 0) return failed(about, await unreadMistakes(rows, entered, row.faults));
    if (first === undefined) {
      const { kind } = await handIn(rows, call, entered);
      return { ...about, kind: 'new', incomplete: kind === 'saved', mistakes: [] };
    }
    const { cell, indexes } = first;
    const index = indexes[0].toString('hex');
    const earlier = seen.get(index);
    if (earlier !== undefined) {
      const message = renderServerWord('personNamesake', language, { row: earlier });
      return failed(about, [{ prop: cell.column.prop, message }]);
    }
    seen.set(index, row.number);
    const place = { subjectKey: actor.subjectKey, formId: form.formId };
    return await inTransaction(database, async (transaction) => {
      await lockNumberOf(transaction, actor.exhibition, place, indexes);
      const listed = await findListed(services, call, definition, indexes);
      if (listed === null) {
        const { kind } = await handIn(rows, call, entered);
        return { ...about, kind: 'new', incomplete: kind === 'saved', mistakes: [] };
      }
      const answers = rowAnswers(row.cells, definition, listed.answers, context);
      const { target } = listed;
      const draft = target.submission?.status === 'draft';
      if (isSame(rows, answers, listed.answers)) {
        return { ...about, kind: 'repeat', incomplete: draft, mistakes: [] };
      }
      const { kind } = await handIn(rows, { ...call, target }, answers);
      return { ...about, kind: 'repeat', incomplete: kind === 'saved', mistakes: [] };
    });
  } catch (error) {
    if (!(error instanceof Refusal) || !ofRow.has(error.code)) throw error;
    const mistakes = reportedMistakes(error).map(({ prop, code, message }) => ({
      prop,
      message: code === 'taken' ? renderServerWord('personTaken', language) : message,
    }));
    const whole = { prop: '', message: renderRefusal(error.code, language, error.params) };
    return failed(about, mistakes.length === 0 ? [whole] : mistakes);
  }
}

/** A file is asked for only where nothing else is wrong: no cell can bring it, and the row that is put right becomes a draft. */
function reportedMistakes(error: Refusal): readonly RowMistake[] {
  const all = mistakesIn(error);
  const ofCells = all.filter((mistake) => !isMissingFile(mistake));
  return ofCells.length === 0 ? all : ofCells;
}

/** As both would be submitted: what is hidden does not count. */
function isSame({ definition, context }: RowImport, one: Answers, other: Answers): boolean {
  const [first, second] = [one, other].map((answers): unknown =>
    JSON.parse(JSON.stringify(submissionOf(definition, answers, { context, stored: {} }))),
  );
  return isDeepStrictEqual(first, second);
}

function failed(about: Pick<TakenRow, 'number' | 'name'>, mistakes: TakenRow['mistakes']): TakenRow {
  return { ...about, kind: 'error', incomplete: false, mistakes };
}

/** Refusals that speak of one person; every other one ends the import. */
const ofRow: ReadonlySet<string> = new Set([
  'ANSWERS_REFUSED',
  'UNKNOWN_FIELD',
  'DECIDED',
  'UNDER_REVIEW',
  'STALE_REVISION',
  'NOTHING_TO_WITHDRAW',
  'PASSES_USED_UP',
  'TOO_MANY_SUBMISSIONS',
  'SOLD_OUT',
  'QUANTITY_BOUND',
  'TOO_MANY_REQUESTS',
  'NOT_ON_SALE',
  'BAD_REQUEST',
]);
