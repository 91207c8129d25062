import type { FieldNode, RowsNode, Session } from '@zhantai/engine';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { DeviceFaces } from './face.ts';
import type { FieldComment } from './field-comment.ts';
import type { FormServices } from './form-services.ts';
import type { FormWords } from './form-words.ts';
import type { RevealTargets } from './reveal-targets.ts';
import type { UploadStore } from './uploads.ts';

/** What stands around a sub-table: the organiser's import settings decide it. */
export interface TableTools {
  /** False in import-only tables (seed.md §4). */
  readonly add?: boolean;
  /** Beside the add button: import. */
  readonly before?: ReactNode;
  /** At the right end: the template, notices. */
  readonly after?: ReactNode;
}

/** What every part of a form on screen shares. Its identity changes only when the form itself does. */
export interface FormScope {
  readonly session: Session;
  readonly services: FormServices;
  readonly words: FormWords;
  readonly device: DeviceFaces;
  /** Begins every DOM id, so that two forms may stand on one page. */
  readonly idPrefix: string;
  /** Comments of the organiser by prop, in order. */
  readonly comments: ReadonlyMap<string, readonly FieldComment[]>;
  readonly targets: RevealTargets;
  readonly uploads: UploadStore;
  /** Every sub-table is shown in the transport layout (seed.md §6). */
  readonly transport: boolean;
  readonly tableTools: ((node: RowsNode) => TableTools | undefined) | undefined;
  /** What stands under the control of a field: a button that sends its code. */
  readonly fieldTools: ((node: FieldNode) => ReactNode) | undefined;
}

/** The nearest form. */
export const FormContext = createContext<FormScope | null>(null);

/** The form around this component; outside of a FormProvider that is a mistake of the page. */
export function useForm(): FormScope {
  const scope = use(FormContext);
  if (scope === null) throw new Error('A field needs a FormProvider around it');
  return scope;
}
