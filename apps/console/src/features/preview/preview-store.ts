import type { Answers, Session } from '@zhantai/engine';
import { openDraft } from './open-draft.ts';
import type { ShownDraft } from './preview-message.ts';

/** A draft that is tried, as it stands; a new object whenever it is opened anew. */
export interface OpenedDraft {
  readonly shown: ShownDraft;
  readonly session: Session;
}

/** The one session that desktop and phone show. */
export interface PreviewStore {
  readonly opened: () => OpenedDraft;
  /** Called when it is opened anew. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows the draft otherwise; what was typed stays. */
  readonly show: (shown: ShownDraft) => void;
  /** Begins anew with these answers. */
  readonly restart: (answers: Answers) => void;
}

/** Opens a draft to be tried. */
export function createPreviewStore(first: ShownDraft): PreviewStore {
  let opened: OpenedDraft = { shown: first, session: openDraft(first, {}) };
  const listeners = new Set<() => void>();
  const open = (shown: ShownDraft, answers: Answers) => {
    opened = { shown, session: openDraft(shown, answers) };
    for (const listener of listeners) listener();
  };
  return {
    opened: () => opened,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show(shown) {
      if (JSON.stringify(shown) === JSON.stringify(opened.shown)) return;
      open(shown, opened.session.draft());
    },
    restart(answers) {
      open(opened.shown, answers);
    },
  };
}
