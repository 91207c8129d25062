import type { FormEffects, Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';
import { useEffect, useMemo, useState } from 'react';
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
  const asking = useMemo(() => {
    let jobId: string | null = null;
    let isGone = false;
    const look = async (id: string): Promise<FormEffects> => {
      for (;;) {
        const now = await client.call('consoleJob', { params: { id } }).catch((error: unknown) => {
          // The job goes on without whoever looks at it.
          if (error instanceof ApiError && error.unanswered) return null;
          throw error;
        });
        if (!isGone) setJob(now);
        if (now?.state === 'done')
          return client.call('consoleReadEffects', { params: { formId, effectsId: id } });
        if (isGone || now?.state === 'failed' || now?.state === 'cancelled') throw notMade(now?.problem ?? failed);
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_PAUSE_MS);
        });
      }
    };
    const report = createResource(async (): Promise<FormEffects> => {
      const answer = await client.call('consoleEffects', { params: { formId } });
      if (!('jobId' in answer)) return answer;
      ({ jobId } = answer);
      try {
        return await look(jobId);
      } finally {
        jobId = null;
        if (!isGone) setJob(null);
      }
    });
    return {
      report,
      begin() {
        isGone = false;
      },
      leave() {
        isGone = true;
        if (jobId === null) return;
        // What nobody waits for is not made; where this is not heard it only costs the server.
        client.call('consoleCancelJob', { params: { id: jobId } }).catch(() => undefined);
      },
    };
  }, [client, formId, failed]);
  useEffect(() => {
    asking.begin();
    return asking.leave;
  }, [asking]);
  return { report: asking.report, job };
}

function notMade(message: string): ApiError {
  return new ApiError({ status: 200, code: 409, reason: 'EFFECTS_STALE', message, data: {}, retryAfter: null });
}
