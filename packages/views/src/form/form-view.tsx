import type { Problem } from '@zhantai/engine';
import { ErrorSummary } from './error-summary.tsx';
import { FormProvider } from './form-provider.tsx';
import type { FormProviderProps } from './form-provider.tsx';
import { FormSections } from './form-sections.tsx';

/** What {@link FormView} takes. */
export interface FormViewProps extends Omit<FormProviderProps, 'children'> {
  /** What the last try to submit found. */
  readonly problems?: readonly Problem[] | null;
}

/** A whole form in one piece: summary of problems and sections. Bars and rails stand in a FormProvider of the page. */
export const FormView = ({ problems = null, ...form }: FormViewProps) => (
  <FormProvider {...form}>
    <ErrorSummary problems={problems} />
    <FormSections />
  </FormProvider>
);
