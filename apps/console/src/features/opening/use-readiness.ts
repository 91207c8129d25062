import type { Readiness } from '@zhantai/contract';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';
import { useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';

/** What the exhibition needs before it opens, asked for by the page that shows it. */
export function useReadiness(): Resource<Readiness> {
  const { client } = useServices();
  const [readiness] = useState(() => createResource(() => client.call('consoleReadiness', {})));
  return readiness;
}
