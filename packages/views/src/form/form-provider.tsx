import type { FieldNode, RowsNode, Session } from '@zhantai/engine';
import { useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { DeviceFaces } from '../context/face.ts';
import { createUploadStore } from '../files/upload-store.ts';
import { commentsByProp } from '../context/field-comment.ts';
import type { FieldComment } from '../context/field-comment.ts';
import { FormContext } from '../context/form-context.ts';
import type { FormScope, TableTools } from '../context/form-context.ts';
import type { FormServices } from '../context/form-services.ts';
import type { FormWords } from '../context/form-words.ts';
import { createRevealTargets } from '../context/reveal-targets.ts';

/** What {@link FormProvider} takes. */
export interface FormProviderProps {
  readonly session: Session;
  /** Options and files are remembered by this object: keep its identity. */
  readonly services: FormServices;
  readonly words: FormWords;
  readonly device: DeviceFaces;
  /** Shown at their fields, in sub-tables at their rows. */
  readonly comments?: readonly FieldComment[];
  readonly tableTools?: (node: RowsNode) => TableTools | undefined;
  /** Shows every sub-table in the transport layout: to the role `transport`, and in the detail view of a supplier. */
  readonly transport?: boolean;
  /** Something of the page's own under a control; keep the function the same between drawings. */
  readonly fieldTools?: ((node: FieldNode) => ReactNode) | undefined;
  readonly children: ReactNode;
}

const noComments: readonly FieldComment[] = [];

/** Opens a session on screen: sections, bars and summaries below it belong to this form. */
export const FormProvider = ({
  session,
  services,
  words,
  device,
  comments = noComments,
  tableTools,
  transport = false,
  fieldTools,
  children,
}: FormProviderProps) => {
  const id = useId();
  // They outlive a change of device, language or comments.
  const targets = useMemo(() => createRevealTargets(), []);
  const uploads = useMemo(() => createUploadStore(services), [services]);
  const scope = useMemo<FormScope>(
    () => ({
      session,
      services,
      words,
      device,
      idPrefix: `${id}-`,
      comments: commentsByProp(comments),
      targets,
      uploads,
      transport,
      tableTools,
      fieldTools,
    }),
    [session, services, words, device, id, comments, targets, uploads, transport, tableTools, fieldTools],
  );
  return <FormContext value={scope}>{children}</FormContext>;
};
