import { browserLimits, type SubmitAnswer } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { Answers } from '@zhantai/engine';
import { createStore } from 'zustand/vanilla';

/** Where what was typed is now. */
export type Saved =
  /** Nothing changed since the form was opened. */
  | { readonly kind: 'clean' | 'dirty' | 'saving' }
  /** `at`: server's time of the save. */
  | { readonly kind: 'saved'; readonly at: string; readonly byHand: boolean }
  /** On this device only; `blocked` until somebody decides about a refusal. */
  | { readonly kind: 'kept'; readonly why: 'offline' | 'signedOut' | 'blocked' }
  /** The same; `sentence` of the server that did not take it, empty where none of ours answered. */
  | { readonly kind: 'kept'; readonly why: 'failed'; readonly sentence: string }
  /** Nowhere but on this page. */
  | { readonly kind: 'lost' };

/** What a save builds on (wire.md §3). */
export interface SaveBase {
  readonly version: number;
  readonly revision: number;
}

export interface Draft extends SaveBase {
  readonly answers: Answers;
}

export interface AutosaveOptions {
  readonly base: SaveBase;
  /** Everything typed, as a draft carries it. */
  readonly read: () => Answers;
  /** Sends a draft; throws `ApiError`. `last`: the page goes away, so the request must outlive it. */
  readonly send: (draft: Draft, last: boolean) => Promise<SubmitAnswer>;
  /** Keeps a draft on this device; false when there is no room. `sent`: it is also on its way. */
  readonly keep: (draft: Draft, sent: boolean) => boolean;
  /** The server has it: nothing need be kept here. */
  readonly drop: () => void;
  readonly signedIn: () => boolean;
  /** The server refused the draft and will refuse the next one too: somebody has to decide. */
  readonly onRefused: (error: ApiError) => void;
  /** Milliseconds between a change and its save. */
  readonly delay?: number;
  /** Milliseconds until a save that failed is tried again. */
  readonly again?: number;
}

/** Saves a draft by itself: after a change, when the page is hidden or left, and again when the way is free. */
export interface Autosave {
  readonly state: () => Saved;
  readonly subscribe: (listener: () => void) => () => void;
  readonly base: () => SaveBase;
  /** Something was typed. */
  readonly changed: () => void;
  /** Saves now; true when the server has everything. */
  readonly save: (byHand?: boolean) => Promise<boolean>;
  /** The page goes away, perhaps without coming back. */
  readonly leave: () => void;
  /** Waits for a save under way and holds the next one until `resume` or `rebase`. */
  readonly pause: () => Promise<void>;
  readonly resume: () => void;
  /** What is open now builds on another revision; `dirty` when it differs from what the server holds. */
  readonly rebase: (base: SaveBase, dirty: boolean) => void;
  /** Something typed is not on the server yet. */
  readonly unsaved: () => boolean;
  readonly stop: () => void;
}

const AGAIN = 15_000;
/** Refusals that no later try of the same draft gets over. */
const standing: ReadonlySet<string> = new Set([
  'STALE_REVISION',
  'FORM_CHANGED',
  'FORM_CLOSED',
  'UNDER_REVIEW',
  'DECIDED',
]);

/** Makes the autosave of one open form. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const {
    read,
    send,
    keep,
    drop,
    signedIn,
    onRefused,
    delay = browserLimits.draftDelayMs,
    again = AGAIN,
  } = options;
  const store = createStore<Saved>(() => ({ kind: 'clean' }));
  let { base } = options;
  /** Changes counted, and how many of them the server has, or is being sent. */
  let edits = 0;
  let savedEdits = 0;
  let sentEdits = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<boolean> | null = null;
  let blocked = false;
  let stopped = false;

  const put = (next: Saved) => {
    store.setState(next, true);
  };
  const unsaved = () => edits > savedEdits;
  const plan = (wait: number) => {
    clearTimeout(timer);
    if (blocked || stopped) return;
    timer = setTimeout(() => {
      void save();
    }, wait);
  };
  const keepHere = (kept: Extract<Saved, { kind: 'kept' }>) => {
    put(keep({ ...base, answers: read() }, false) ? kept : { kind: 'lost' });
  };

  const attempt = async (byHand: boolean): Promise<boolean> => {
    const mine = edits;
    const draft = { ...base, answers: read() };
    if (!signedIn()) {
      keepHere({ kind: 'kept', why: 'signedOut' });
      return false;
    }
    // On the device first: a server that dies while saving, or a tab that does, takes nothing along.
    keep(draft, false);
    sentEdits = mine;
    put({ kind: 'saving' });
    try {
      const answer = await send(draft, false);
      base = { version: draft.version, revision: answer.revision };
      savedEdits = mine;
      if (edits === mine) drop();
      put({ kind: 'saved', at: answer.savedAt, byHand });
      if (edits > mine) plan(delay);
      return edits === mine;
    } catch (error) {
      sentEdits = savedEdits;
      if (!(error instanceof ApiError)) throw error;
      if (standing.has(error.reason)) {
        blocked = true;
        keepHere({ kind: 'kept', why: 'blocked' });
        onRefused(error);
      } else if (error.code === 401) keepHere({ kind: 'kept', why: 'signedOut' });
      else {
        keepHere(
          error.unanswered
            ? { kind: 'kept', why: 'offline' }
            : { kind: 'kept', why: 'failed', sentence: error.message },
        );
        plan(again);
      }
      return false;
    }
  };

  const save = async (byHand = false): Promise<boolean> => {
    clearTimeout(timer);
    if (flight !== null) await flight;
    if (stopped || blocked) return !unsaved();
    if (!unsaved() && !byHand) return true;
    flight ??= attempt(byHand).finally(() => {
      flight = null;
    });
    return flight;
  };

  return {
    state: store.getState,
    subscribe: store.subscribe,
    base: () => base,
    changed() {
      edits += 1;
      const { kind } = store.getState();
      if (kind === 'clean' || kind === 'saved') put({ kind: 'dirty' });
      plan(delay);
    },
    save,
    leave() {
      clearTimeout(timer);
      if (stopped || edits <= sentEdits) return;
      const draft = { ...base, answers: read() };
      const sending = signedIn() && !blocked;
      keep(draft, sending);
      if (!sending) return;
      sentEdits = edits;
      const mine = edits;
      send(draft, true).then(
        (answer) => {
          base = { version: draft.version, revision: answer.revision };
          savedEdits = mine;
          if (edits === mine) drop();
          put({ kind: 'saved', at: answer.savedAt, byHand: false });
        },
        () => {
          sentEdits = savedEdits;
          plan(again);
        },
      );
    },
    async pause() {
      blocked = true;
      clearTimeout(timer);
      await flight;
    },
    resume() {
      blocked = false;
      if (unsaved()) plan(delay);
    },
    rebase(next, dirty) {
      base = next;
      blocked = false;
      if (dirty) {
        edits += 1;
        put({ kind: 'dirty' });
        plan(delay);
        return;
      }
      savedEdits = edits;
      sentEdits = edits;
      clearTimeout(timer);
      put({ kind: 'clean' });
    },
    unsaved,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
