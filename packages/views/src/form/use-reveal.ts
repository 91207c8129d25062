import type { Problem } from '@zhantai/engine';
import { useCallback } from 'react';
import { controlId } from '../context/field-ids.ts';
import { focusControl } from '../context/focus-control.ts';
import { useForm } from '../context/form-context.ts';

/** Leads to the place of a problem: scrolls, opens the row it is in, and gives the control the focus (design.md §7). */
export function useReveal(): (problem: Pick<Problem, 'prop' | 'path'>) => void {
  const { idPrefix, targets } = useForm();
  return useCallback(
    (problem) => {
      const reveal = targets.get(problem.prop);
      if (reveal !== undefined) reveal(problem.path);
      else focusControl(controlId(idPrefix, problem.prop));
    },
    [idPrefix, targets],
  );
}
