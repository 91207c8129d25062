import { useSyncExternalStore } from 'react';
import { useForm } from '../context/form-context.ts';

/** How many files of the form around are still on their way; a submit waits for them. */
export function useRunningUploads(): number {
  const { uploads } = useForm();
  return useSyncExternalStore(uploads.subscribe, uploads.running);
}
