import type { DraftConflict, FormDraft, SavedDraft, SaveDraftRequest } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { mergeDraft } from '@zhantai/engine/authoring';
import type { Detail } from './items.ts';

/** Whether what is on screen is kept by the server. */
export type SaveState =
  /** `at` is null before anybody saved. */
  | { readonly kind: 'saved'; readonly at: string | null }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: ApiError }
  | { readonly kind: 'conflict'; readonly conflicts: readonly DraftConflict[] };

/** The open draft, as its saver sees it. */
export interface OpenDraft {
  readonly detail: () => Detail;
  /** Words of the steps that no saved state tells yet. */
  readonly steps: () => readonly string[];
  /** The first of them are in one now. */
  readonly reported: (count: number) => void;
  /** Puts what the server made of it in its place; no step of one's own. */
  readonly arrive: (detail: Detail) => void;
  /** Takes the answer to a conflict as a step. */
  readonly settle: (detail: Detail) => void;
}

/** What {@link createSaver} takes. */
export interface SaverOptions {
  readonly draft: FormDraft;
  readonly open: OpenDraft;
  readonly send: (body: SaveDraftRequest) => Promise<SavedDraft>;
  readonly load: () => Promise<FormDraft>;
  readonly onState: (state: SaveState) => void;
}

/** Keeps a draft: it goes to the server a while after a change, and again until it is taken. */
export interface Saver {
  /** The draft changed. */
  readonly changed: () => void;
  /** Saves what is not saved yet; whether all of it is. */
  readonly flush: () => Promise<boolean>;
  /** Which side of each conflict stays, by its key. */
  readonly settle: (sides: Readonly<Record<string, 'mine' | 'theirs'>>) => void;
  /** The server has a draft of this revision: it is fetched where nothing is unsaved. */
  readonly heard: (revision: number) => Promise<void>;
  readonly stop: () => void;
}

/** Milliseconds from a change until it is saved, and from a failure until the next try. */
const WAIT_MS = 1500;
const AGAIN_MS = 5000;
/** The longest text that the history takes of one state. */
const LONGEST_STEP = 200;

/** Begins to keep a draft. */
export function createSaver({ draft, open, send, load, onState }: SaverOptions): Saver {
  let base = draft.revision;
  /** How the draft reads at `base`. */
  let began: Detail = draft.detail;
  /** What the server has, as the page has it. */
  let taken: Detail = draft.detail;
  let savedAt = draft.savedAt;
  let unsettled: { revision: number; theirs: Detail } | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  /** Takes a draft of the server; false where it and what was done meanwhile exclude each other. */
  const take = (sent: Detail, now: Detail, revision: number): boolean => {
    const current = open.detail();
    const { merged, conflicts } =
      current === sent ? { merged: now, conflicts: [] } : mergeDraft(sent, current, now);
    if (conflicts.length > 0) return false;
    base = revision;
    began = now;
    taken = now;
    if (merged !== current) open.arrive(merged);
    return true;
  };

  const attempt = async (sent: Detail, withBase: boolean): Promise<boolean> => {
    const steps = open.steps();
    const step = [...new Set(steps)].join(' · ').slice(0, LONGEST_STEP);
    try {
      const answer = await send({ base, detail: sent, step, ...(withBase && { baseDetail: began }) });
      savedAt = answer.savedAt;
      open.reported(steps.length);
      const isTaken = take(sent, answer.merged ?? sent, answer.revision);
      if (isTaken && open.detail() === taken) {
        onState({ kind: 'saved', at: savedAt });
        return true;
      }
      onState({ kind: 'waiting' });
      later(WAIT_MS);
      return false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === 'DRAFT_BASE_GONE' && !withBase) return attempt(sent, true);
      const conflict = conflictIn(error);
      if (conflict === null) {
        onState({ kind: 'failed', error });
        if (error.unanswered || error.comeAgainMs !== null) later(Math.max(AGAIN_MS, error.comeAgainMs ?? 0));
        return false;
      }
      unsettled = conflict;
      onState({ kind: 'conflict', conflicts: conflict.conflicts });
      return false;
    }
  };

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running !== null) await running;
    if (unsettled !== null) return false;
    const sent = open.detail();
    if (sent === taken) return true;
    onState({ kind: 'saving' });
    running = attempt(sent, false);
    try {
      return await running;
    } finally {
      running = null;
    }
  }

  return {
    changed() {
      if (unsettled !== null) return;
      if (running === null)
        onState(open.detail() === taken ? { kind: 'saved', at: savedAt } : { kind: 'waiting' });
      later(WAIT_MS);
    },
    flush,
    settle(sides) {
      if (unsettled === null) return;
      const { theirs, revision } = unsettled;
      const { merged } = mergeDraft(began, open.detail(), theirs, (key) => sides[key]);
      unsettled = null;
      base = revision;
      began = theirs;
      taken = theirs;
      open.settle(merged);
      void flush();
    },
    async heard(revision) {
      const isFree = () => running === null && unsettled === null && open.detail() === taken;
      if (revision <= base || !isFree()) return;
      const fresh = await load();
      if (!isFree() || fresh.revision <= base) return;
      savedAt = fresh.savedAt;
      take(taken, fresh.detail, fresh.revision);
      onState({ kind: 'saved', at: savedAt });
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

/** What two people changed differently; null of a refusal for another reason. */
function conflictIn(error: ApiError): {
  readonly revision: number;
  readonly theirs: Detail;
  readonly conflicts: readonly DraftConflict[];
} | null {
  if (error.reason !== 'DRAFT_CONFLICT') return null;
  const { revision, theirs, conflicts } = error.data;
  if (typeof revision !== 'number' || !isDetail(theirs) || !Array.isArray(conflicts)) return null;
  return { revision, theirs, conflicts: conflicts.filter(isConflict) };
}

function isDetail(value: unknown): value is Detail {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isConflict(value: unknown): value is DraftConflict {
  return isDetail(value) && typeof value['key'] === 'string' && typeof value['kind'] === 'string';
}
