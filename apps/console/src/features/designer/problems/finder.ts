import type { DraftFindings, SensitiveLabels } from '@zhantai/engine/authoring';
import type { Detail } from '../draft/items.ts';

/** What the thread beside the page is asked. */
export interface FindRequest {
  readonly detail: Detail;
  readonly sensitive: SensitiveLabels;
}

/** Looks through drafts in a thread of its own, so that nobody waits who types. */
export interface Finder {
  /** Looks through a draft, once the one before is done; of several that wait only the last. */
  readonly look: (detail: Detail) => void;
  readonly stop: () => void;
}

/** Milliseconds without a change until a draft is looked through. */
const WAIT_MS = 300;

/** Begins to look; `onFound` hears what is found of the newest draft, null where the thread does not work. */
export function createFinder(
  sensitive: SensitiveLabels,
  onFound: (findings: DraftFindings | null) => void,
): Finder {
  const worker = new Worker(new URL('find-worker.ts', import.meta.url), { type: 'module' });
  let isLooking = false;
  let waiting: Detail | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    if (isLooking || waiting === null) return;
    isLooking = true;
    worker.postMessage({ detail: waiting, sensitive } satisfies FindRequest, []);
    waiting = null;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<DraftFindings>) => {
    isLooking = false;
    if (waiting === null) onFound(data);
    send();
  });
  worker.addEventListener('error', () => {
    isLooking = false;
    onFound(null);
  });
  return {
    look(detail) {
      waiting = detail;
      clearTimeout(timer);
      timer = setTimeout(send, WAIT_MS);
    },
    stop() {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}
