import type { FileInfo, FormServices } from '../context/form-services.ts';
import { createStore } from 'zustand/vanilla';

/** Details of the files of one page, each asked for once. */
export interface FileStore {
  get(id: string): FileInfo | undefined;
  /** Whether asking for it failed or nobody knew it. */
  isUnknown(id: string): boolean;
  add(info: FileInfo): void;
  /** Asks for those not known yet, in one call. */
  want(ids: readonly string[]): void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with every change, for stores of React. */
  readonly revision: () => number;
}

const stores = new WeakMap<FormServices, FileStore>();

/** The store that belongs to a page's services. */
export function fileStore(services: FormServices): FileStore {
  const known = stores.get(services);
  if (known !== undefined) return known;
  const store = createFileStore(services.fileInfo);
  stores.set(services, store);
  return store;
}

/** A store over one way to ask. */
export function createFileStore(fileInfo: FormServices['fileInfo']): FileStore {
  const infos = new Map<string, FileInfo>();
  const unknown = new Set<string>();
  const requested = new Set<string>();
  const revision = createStore(() => 0);
  const changed = (): void => revision.setState((count) => count + 1, true);
  const ask = async (ids: readonly string[]): Promise<void> => {
    const found = await fileInfo(ids).catch((): readonly FileInfo[] => []);
    for (const info of found) infos.set(info.id, info);
    for (const id of ids) if (!infos.has(id)) unknown.add(id);
    changed();
  };
  return {
    get: (id) => infos.get(id),
    isUnknown: (id) => unknown.has(id),
    add(info) {
      infos.set(info.id, info);
      changed();
    },
    want(ids) {
      const missing = ids.filter((id) => !infos.has(id) && !requested.has(id));
      if (missing.length === 0) return;
      missing.forEach((id) => requested.add(id));
      void ask(missing);
    },
    subscribe: revision.subscribe,
    revision: revision.getState,
  };
}
