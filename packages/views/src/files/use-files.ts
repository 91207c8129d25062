import { useEffect, useSyncExternalStore } from 'react';
import { useForm } from '../context/form-context.ts';
import { fileStore } from './file-store.ts';
import type { FileStore } from './file-store.ts';

/** Details of these files; what is not known yet is asked for. */
export function useFiles(ids: readonly string[]): FileStore {
  const { services } = useForm();
  const store = fileStore(services);
  useSyncExternalStore(store.subscribe, store.revision);
  useEffect(() => store.want(ids), [store, ids]);
  return store;
}
