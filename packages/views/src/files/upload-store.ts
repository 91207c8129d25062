import type { FieldNode } from '@zhantai/engine';
import type { FormServices } from '../form/form-services.ts';
import { fileStore } from './file-store.ts';

/** A file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly status: 'running' | 'failed';
  /** 0 to 1. */
  readonly share: number;
}

/** Uploads of one form, by field; they run on while a field is off the page. */
export interface UploadStore {
  list(key: string): readonly Upload[];
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
  const send = async (node: FieldNode<'upload'>, id: string, file: File): Promise<void> => {
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
      node.set([...node.state().value, info.id]);
      drop(key, id);
    } catch {
      if (!abort.signal.aborted) change(key, id, { status: 'failed' });
    } finally {
      aborts.delete(id);
    }
  };
  return {
    list: listOf,
    start(node, files) {
      const uploads = files.map((file): Upload => {
        counter += 1;
        return { id: `upload-${counter}`, file, status: 'running', share: 0 };
      });
      put(node.key, [...listOf(node.key), ...uploads]);
      for (const { id, file } of uploads) void send(node, id, file);
    },
    retry(node, id) {
      const upload = listOf(node.key).find((one) => one.id === id);
      if (upload === undefined || upload.status === 'running') return;
      change(node.key, id, { status: 'running', share: 0 });
      void send(node, id, upload.file);
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
