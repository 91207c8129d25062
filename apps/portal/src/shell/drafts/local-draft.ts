import type { Answers } from '@zhantai/engine';
import type { Draft } from './autosave.ts';

/** A draft on this device, because the server could not take it. */
export interface LocalDraft extends Draft {
  /** Wall clock of the exhibition when it was kept, as the server writes times. */
  readonly at: string;
  /** It was also on its way to the server when the page closed. */
  readonly sent: boolean;
}

/** Place of one form's draft on this device; belongs to one account. */
export interface LocalDraftSlot {
  readonly read: () => LocalDraft | null;
  readonly write: (draft: LocalDraft) => boolean;
  readonly clear: () => void;
}

/** A draft from its text; null for anything else. */
export function parseLocalDraft(text: string | null): LocalDraft | null {
  const kept: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(kept)) return null;
  const { version, revision, answers, at, sent } = kept;
  if (typeof version !== 'number' || typeof revision !== 'number') return null;
  if (!isRecord(answers) || typeof at !== 'string') return null;
  return { version, revision, answers, at, sent: sent === true };
}

function isRecord(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
