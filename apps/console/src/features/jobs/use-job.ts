import type { Job } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { useMemo } from 'react';
import { useServices } from '../../shell/session/services-context.ts';

/** Milliseconds between two looks. */
const LOOK_PAUSE_MS = 1_000;

/** A job as it is now, from what was known of it. */
export function useJob(begun: Job): Job {
  const { client } = useServices();
  const { id } = begun;
  const job = useMemo(
    () => createResource(() => client.call('consoleJob', { params: { id } })),
    [client, id],
  );
  return useLastReady(useLiveResource(job, LOOK_PAUSE_MS)).data ?? begun;
}
