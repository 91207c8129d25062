import type { Problem } from '@zhantai/engine';
import { useLoaded } from '../fields/overlay/use-loaded.ts';

/** What {@link ErrorSummary} takes. */
export interface ErrorSummaryProps {
  /** What `validate` or the server found at the last try to submit; null or nothing shows nothing. */
  readonly problems: readonly Problem[] | null;
  /** How many there are beside them that nobody told; 0 unless the server found more than it tells. */
  readonly more?: number;
}

const load = () => import('./error-summary-box.tsx');
const nothing = () => undefined;

/** After a refused submit: how many places are left and a link to each; loaded with the first of them (design.md §7). */
export const ErrorSummary = ({ problems, more = 0 }: ErrorSummaryProps) => {
  const any = problems !== null && problems.length > 0;
  const part = useLoaded(load, any, nothing);
  return any && part !== null ? <part.ErrorSummaryBox more={more} problems={problems} /> : null;
};
