import type { Accreditation } from '@zhantai/contract';
import { useMemo } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource, type Resource } from '@zhantai/shell/resource/resource.ts';

/** How far this medium is; asked for anew with each page and language. */
export function useAccreditation(): Resource<Accreditation> {
  const { client, language } = usePortal();
  return useMemo(
    () => createResource(() => client.call('mediaAccreditation', { language })),
    [client, language],
  );
}
