import type { FieldNode } from '@zhantai/engine';
import type { FormServices } from '../context/form-services.ts';
import type { Upload, UploadStore } from '../context/uploads.ts';
import { fileStore } from './file-store.ts';
import { UploadFailure } from './upload-failure.ts';
import { createStore } from 'zustand/vanilla';

const none: readonly Upload[] = [];

/** Uploads over one way to send a file; what arrived joins the value of its field. */
export function createUploadStore(services: FormServices): UploadStore {
  const lists = createStore<ReadonlyMap<string, readonly Upload[]>>(() => new Map());
  const aborts = new Map<string, AbortController>();
  const turns = new Map<string, number>();
  let counter = 0;

  const put = (key: string, list: readonly Upload[]): void =>
    lists.setState(new Map(lists.getState()).set(key, list), true);
  const listOf = (key: string): readonly Upload[] => lists.getState().get(key) ?? none;
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
    running: () =>
      [...lists.getState().values()].flat().filter((upload) => upload.status === 'running').length,
    subscribe: lists.subscribe,
  };
}
