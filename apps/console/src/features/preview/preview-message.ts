import type { FormContext } from '@zhantai/contract';
import type { Answers, DictionarySource, JsonObject, Language, Option, Problem } from '@zhantai/engine';

/** A draft as it is shown. */
export interface ShownDraft {
  readonly detail: JsonObject;
  readonly language: Language;
  readonly context: FormContext;
  /** Nothing can be set. */
  readonly readOnly: boolean;
  /** What stands over the form; null for nothing. */
  readonly notice: string | null;
}

/** What the designer says to the page in its frame. */
export type ToPhone =
  | { readonly kind: 'open'; readonly shown: ShownDraft; readonly answers: Answers }
  | { readonly kind: 'set'; readonly prop: string; readonly wire: unknown }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'file'; readonly id: string; readonly file: Blob; readonly name: string }
  /** Null where they could not be loaded. */
  | { readonly kind: 'options'; readonly ask: string; readonly options: readonly Option[] | null };

/** What the page in the frame says to the designer. */
export type FromPhone =
  | { readonly kind: 'ready' }
  | { readonly kind: 'set'; readonly prop: string; readonly wire: unknown }
  | { readonly kind: 'file'; readonly id: string; readonly file: Blob; readonly name: string }
  | {
      readonly kind: 'ask';
      readonly ask: string;
      readonly source: DictionarySource;
      readonly query: Readonly<Record<string, string>>;
    };

/** A window that is spoken with. */
export interface Peer {
  readonly postMessage: (message: unknown, origin: string) => void;
}

/**
 * Hears what one window of this origin says; whatever comes from elsewhere is passed over. Both sides are one build, so that
 * what comes is what the types say.
 * @returns ends it.
 */
export function hearFrom<M extends { readonly kind: string }>(
  peer: () => Peer | null,
  hear: (message: M) => void,
): () => void {
  const listener = ({ origin, source, data }: MessageEvent<M>) => {
    if (origin === window.location.origin && source === peer()) hear(data);
  };
  window.addEventListener('message', listener);
  return () => {
    window.removeEventListener('message', listener);
  };
}

/** Says something to a window of this origin; nobody else hears it. */
export function sayTo(peer: Peer | null, message: ToPhone | FromPhone): void {
  peer?.postMessage(message, window.location.origin);
}
