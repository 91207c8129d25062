import type { FieldNode } from '@zhantai/engine';
import type { FormServices } from '../form/form-services.ts';
import { fileStore } from './file-store.ts';
import { UploadFailure } from './upload-failure.ts';

/** A file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** Its turn among all files chosen on this page. */
  readonly turn: number;
  /** `refused`: sending it again cannot help. */
  readonly status: 'running' | 'failed' | 'refused';
  /** Why it failed, in the words of who refused it; empty where nobody said. */
  readonly reason: string;
  /** 0 to 1. */
  readonly share: number;
}

/** Uploads of one form, by field; they run on while a field is off the page. */
export interface UploadStore {
  list(key: string): readonly Upload[];
  /** Turn of a file that arrived while this page was open; -1 of any other. */
  turnOf(fileId: string): number;
  start(node: FieldNode<'upload'>, files: readonly File[]): void;
  retry(node: FieldNode<'upload'>, id: string): void;
  /** Stops it if it runs, and forgets it. */
  cancel(key: string, id: string): void;
  /** How many are running in the whole form. */
  readonly running: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: readonly Upload[] = [];

/** Uploads over one way to send a file; what arrived joins the value of its field. */
export function createUploadStore(services: FormServices): UploadStore {
  const lists = new Map<string, readonly Upload[]>();
  const aborts = new Map<string, AbortController>();
  const turns = new Map<string, number>();
  const listeners = new Set<() => void>();
  let counter = 0;

  const put = (key: string, list: readonly Upload[]): void => {
    lists.set(key, list);
    listeners.forEach((listener) => listener());
  };
  const listOf = (key: string): readonly Upload[] => lists.get(key) ?? none;
  const change = (key: string, id: string, what: Partial<Upload>): void =>
    put(
      key,
      listOf(key).map((upload) => (upload.id === id ? { ...upload, ...what } : upload)),
    );
  const drop = (key: string, id: string): void =>
    put(
      key,
      listOf(key).filter((upload) => upload.id !== id),
    );
  const turnOf = (fileId: string): number => turns.get(fileId) ?? -1;
  const send = async (node: FieldNode<'upload'>, { id, file, turn }: Upload): Promise<void> => {
    const { key } = node;
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      const info = await services.upload(
        { file, item: node.item },
        {
          signal: abort.signal,
          onProgress: (share) => {
            if (!abort.signal.aborted) change(key, id, { share });
          },
        },
      );
      if (abort.signal.aborted) return;
      fileStore(services).add(info);
      turns.set(info.id, turn);
      // In the order of choice, whichever arrives first.
      const { value } = node.state();
      const later = value.findIndex((other) => turnOf(other) > turn);
      node.set(value.toSpliced(later < 0 ? value.length : later, 0, info.id));
      drop(key, id);
    } catch (error) {
      if (abort.signal.aborted) return;
      const final = error instanceof UploadFailure && error.final;
      const reason = error instanceof UploadFailure ? error.message : '';
      change(key, id, { status: final ? 'refused' : 'failed', reason });
    } finally {
      aborts.delete(id);
    }
  };
  return {
    list: listOf,
    turnOf,
    start(node, files) {
      const uploads = files.map((file): Upload => {
        counter += 1;
        return { id: `upload-${counter}`, file, turn: counter, status: 'running', reason: '', share: 0 };
      });
      put(node.key, [...listOf(node.key), ...uploads]);
      for (const upload of uploads) void send(node, upload);
    },
    retry(node, id) {
      const upload = listOf(node.key).find((one) => one.id === id);
      if (upload?.status !== 'failed') return;
      change(node.key, id, { status: 'running', reason: '', share: 0 });
      void send(node, upload);
    },
    cancel(key, id) {
      aborts.get(id)?.abort();
      drop(key, id);
    },
    running: () => [...lists.values()].flat().filter((upload) => upload.status === 'running').length,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
