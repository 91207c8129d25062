import type { ImportProblem } from '@zhantai/engine/tables';

/** The problems of a refused import with the server's own sentences (wire.md §4, import-excel). */
export function readRowProblems(list: unknown): readonly ImportProblem[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): ImportProblem[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { row, prop, formItemId, label, message } = { ...noProblem, ...entry };
    if (typeof row !== 'number' || typeof prop !== 'string' || typeof message !== 'string') return [];
    return [
      {
        row,
        prop,
        formItemId: typeof formItemId === 'string' ? formItemId : '',
        label: typeof label === 'string' ? label : '',
        code: 'custom',
        params: { message },
      },
    ];
  });
}

const noProblem: Readonly<Record<'row' | 'prop' | 'formItemId' | 'label' | 'message', unknown>> = {
  row: null,
  prop: null,
  formItemId: null,
  label: null,
  message: null,
};
