import { createHash } from 'node:crypto';
import type { Answers } from '@zhantai/engine';
import type { Seal } from '../store/seals.ts';
import { canonicalJson } from './canonical-json.ts';
import { replaceSeals } from './seal-answers.ts';

/**
 * SHA-256 of what was taken: canonical JSON of `{answers, formId, revision, version}`, wire values with permanent
 * links. A sensitive answer stands there as its blind index, so that nobody can guess an ID number from the hash.
 */
export function receiptHash(taken: {
  readonly formId: string;
  readonly version: number;
  readonly revision: number;
  /** As stored, sensitive ones sealed. */
  readonly answers: Answers;
  readonly seals: readonly Seal[];
}): string {
  const { formId, version, revision } = taken;
  const answers = replaceSeals(taken.answers, taken.seals, (seal) => seal.blindIndex.toString('hex'));
  return createHash('sha256').update(canonicalJson({ answers, formId, revision, version })).digest('hex');
}

/** What stands before the running number of a receipt like `A2-20261121-000123`: sheet and day in the exhibition's zone. */
export function receiptPrefix(sheetCode: string, day: string): string {
  return `${sheetCode}-${day.replaceAll('-', '')}-`;
}
