import type { FormInfo } from '@zhantai/contract';
import type { FormServices } from '@zhantai/views';
import { useMemo } from 'react';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { createFormServices } from '@zhantai/shell/form-services/create-form-services.ts';
import { usePlaceFields } from '../form-place.ts';

/** The services of a form's fields; new ones only with another form or language, for options are remembered by them. */
export function useFormServices(info: FormInfo): FormServices {
  const { client, config, words } = usePortal();
  const { dictionaryHosts } = config;
  const { formId } = info.form;
  const { today } = info.context;
  const { exhibitorId } = usePlaceFields();
  return useMemo(
    () => createFormServices({ client, dictionaryHosts, formId, today, words, exhibitorId }),
    [client, dictionaryHosts, formId, today, words, exhibitorId],
  );
}
