import type { CallName, FormEffects, Job } from '@zhantai/contract';
import { ApiError, type Client } from '@zhantai/contract/client';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';
import { useEffect, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';

/** Milliseconds between two looks at the job of a large form. */
const LOOK_PAUSE_MS = 1_000;

/** The report of what publishing would do, and the job that makes it of a large form while it runs. */
interface EffectsReport {
  readonly report: Resource<FormEffects>;
  readonly job: Job | null;
}

/** Asks for the report; whoever goes before it is made wants it no more. */
export function useEffects(formId: string, failed: string): EffectsReport {
  const { client } = useServices();
  const [job, setJob] = useState<Job | null>(null);
  const [asking] = useState(() => createAsking(client, formId, failed, setJob));
  useEffect(() => {
    asking.come();
    return asking.leave;
  }, [asking]);
  return { report: asking.report, job };
}

function createAsking(
  client: Client<CallName>,
  formId: string,
  failed: string,
  onJob: (job: Job | null) => void,
) {
  let running: string | null = null;
  let isHere = true;
  const tell = (job: Job | null): void => {
    if (isHere) onJob(job);
  };
  /** The job, once it is over; null where nobody waits any more. */
  const wait = async (id: string): Promise<Job | null> => {
    for (;;) {
      if (!isHere) return null;
      const job = await look(client, id);
      tell(job);
      if (job !== null && job.endedAt !== null) return job;
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_PAUSE_MS);
      });
    }
  };
  return {
    report: createResource(async (): Promise<FormEffects> => {
      const answer = await client.call('consoleEffects', { params: { formId } });
      if (!('jobId' in answer)) return answer;
      const { jobId } = answer;
      running = jobId;
      const job = await wait(jobId);
      running = null;
      tell(null);
      if (job?.state !== 'done') throw notMade(job?.problem ?? failed);
      return client.call('consoleReadEffects', { params: { formId, effectsId: jobId } });
    }),
    come: (): void => {
      isHere = true;
    },
    leave: (): void => {
      isHere = false;
      if (running === null) return;
      // What nobody waits for is not made; where this is not heard it only costs the server.
      client.call('consoleCancelJob', { params: { id: running } }).catch(() => undefined);
    },
  };
}

/** Null where the server cannot be reached: the job goes on without whoever looks at it. */
async function look(client: Client<CallName>, id: string): Promise<Job | null> {
  try {
    return await client.call('consoleJob', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.unanswered) return null;
    throw error;
  }
}

function notMade(message: string): ApiError {
  return new ApiError({
    status: 200,
    code: 409,
    reason: 'EFFECTS_STALE',
    message,
    data: {},
    retryAfter: null,
  });
}
