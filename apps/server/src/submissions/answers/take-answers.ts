import { limits } from '@zhantai/contract';
import { isTable, type Answers, type Definition, type Language } from '@zhantai/engine';
import { handOverIf } from '../../database/call/hand-over.ts';
import { Refusal } from '../../platform/refusal.ts';
import { brokenBound, jsonBounds } from '../../platform/json/scan-json.ts';
import { cleanAnswers } from './clean-answers.ts';
import { requireBounded } from './require-bounded.ts';
import { plainTables } from './plain-tables.ts';

/** Answers that may be judged, and what that costs. */
export interface TakenAnswers {
  readonly answers: Answers;
  readonly cells: number;
}

/**
 * Answers as somebody sent them, bounded before anything is made of them, and fit for the database.
 * @throws HandOver where there is more to judge than the event loop takes, Refusal BAD_REQUEST for what no form sends,
 * and as {@link requireBounded}.
 */
export function takeAnswers(definition: Definition, given: Answers, language: Language): TakenAnswers {
  const estimate = requireBounded(definition, given, language);
  handOverIf(estimate > limits.cellsOnLoop);
  const read = readTexts(definition, given);
  const cells = read === given ? estimate : requireBounded(definition, read, language);
  const clean = cleanAnswers(read);
  // Once more: rows that came as text were not looked into.
  const plain = clean === null ? null : cleanAnswers(plainTables(definition, clean));
  if (plain === null) throw new Refusal('BAD_REQUEST', { detail: 'answers' });
  return { answers: plain, cells };
}

/** Rows that came as long JSON texts are read once, and only where that is quickly done. */
function readTexts(definition: Definition, given: Answers): Answers {
  const read: Record<string, unknown> = {};
  for (const item of definition.items) {
    const { prop } = item;
    const wire = Object.hasOwn(given, prop) ? given[prop] : undefined;
    if (!isTable(item) || typeof wire !== 'string' || wire.length < longText) continue;
    if (brokenBound(Buffer.from(wire), jsonBounds) !== null) {
      throw new Refusal('BAD_REQUEST', { detail: 'answers' });
    }
    const rows = parsed(wire);
    // What is no JSON stays the text that it is.
    if (Array.isArray(rows)) read[prop] = rows;
  }
  return Object.keys(read).length === 0 ? given : { ...given, ...read };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const longText = 10_000;
