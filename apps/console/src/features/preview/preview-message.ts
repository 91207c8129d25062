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

/** Hears what the designer says to the page in its frame. @returns ends it. */
export function hearDesigner(hear: (message: ToPhone) => void): () => void {
  const listener = (event: MessageEvent<ToPhone>) => {
    if (isFrom(event, window.parent)) hear(event.data);
  };
  window.addEventListener('message', listener);
  return () => {
    window.removeEventListener('message', listener);
  };
}

/** Hears what the page in a frame says. @returns ends it. */
export function hearPhone(phone: () => Peer | null, hear: (message: FromPhone) => void): () => void {
  const listener = (event: MessageEvent<FromPhone>) => {
    if (isFrom(event, phone())) hear(event.data);
  };
  window.addEventListener('message', listener);
  return () => {
    window.removeEventListener('message', listener);
  };
}

/** Of this origin and this window: both sides are one build, so that what comes is what the types say. */
function isFrom({ origin, source }: MessageEvent<unknown>, peer: Peer | null): boolean {
  return origin === window.location.origin && peer !== null && source === peer;
}

/** Says something to a window of this origin; nobody else hears it. */
export function sayTo(peer: Peer | null, message: ToPhone | FromPhone): void {
  peer?.postMessage(message, window.location.origin);
}
