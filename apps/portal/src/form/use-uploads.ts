import type { Form } from '@zhantai/contract';
import type { PortalWords } from '@zhantai/messages/portal';
import type { FormServices } from '@zhantai/views';
import { useMemo, useState } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { createFormServices } from './create-form-services.ts';

export interface UploadsOptions {
  readonly form: Form;
  readonly today: string;
  readonly words: PortalWords;
}

/** The services of a form's fields, and how many of its files are on their way. */
export function useUploads({ form, today, words }: UploadsOptions): {
  readonly services: FormServices;
  readonly uploading: number;
} {
  const { client } = usePortal();
  const { formId } = form;
  const [uploading, setUploading] = useState(0);
  const services = useMemo(
    () =>
      createFormServices({
        client,
        formId,
        today,
        words,
        onUploads: (change) => {
          setUploading((before) => before + change);
        },
      }),
    [client, formId, today, words],
  );
  return { services, uploading };
}
