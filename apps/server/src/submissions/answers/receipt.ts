import { createHash } from 'node:crypto';
import type { Answers } from '@zhantai/engine';
import { canonicalize } from 'json-canonicalize';
import type { Seal } from '../store/seals.ts';
import { replaceSeals } from './sealed/seal-answers.ts';

/** What a receipt is about. */
interface Taken {
  readonly formId: string;
  readonly version: number;
  readonly revision: number;
  /** As stored, sensitive ones sealed. */
  readonly answers: Answers;
  readonly seals: readonly Seal[];
}

/** The answers as they are stored, and the hash of their receipt. */
export interface Sealed {
  /** Canonical JSON. */
  readonly text: string;
  /** See {@link sealTaken}. */
  readonly receiptHash: string;
}

/**
 * The text of what was taken and its SHA-256: canonical JSON of `{answers, formId, revision, version}`, wire values with
 * permanent links. A sensitive answer stands there as its blind index, so that nobody can guess an ID number from the
 * hash.
 */
export function sealTaken({ formId, version, revision, answers, seals }: Taken): Sealed {
  const text = canonicalize(answers);
  const shown =
    seals.length === 0
      ? text
      : canonicalize(replaceSeals(answers, seals, (seal) => seal.blindIndex.toString('hex')));
  // The parts of the canonical JSON that holds them, whose text is not written a second time.
  const [start, end] = [
    '{"answers":',
    `,"formId":${JSON.stringify(formId)},"revision":${revision},"version":${version}}`,
  ];
  const hash = createHash('sha256').update(start).update(shown).update(end);
  return { text, receiptHash: hash.digest('hex') };
}

/** What stands before the running number of a receipt like `A2-20261121-000123`: form and day in the exhibition's zone. */
export function receiptPrefix(formCode: string, day: string): string {
  return `${formCode}-${day.replaceAll('-', '')}-`;
}
