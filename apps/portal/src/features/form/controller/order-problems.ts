import type { ApiError } from '@zhantai/contract/client';
import type { Problem } from '@zhantai/engine';

/**
 * What a refused order says of its fields: sold out, or not on sale, each with the server's own sentence at the field that
 * ordered it. Empty where the refusal names no field.
 */
export function orderProblems({ data }: Pick<ApiError, 'data'>): readonly Problem[] {
  const { lines } = data;
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line: unknown): Problem[] => {
    if (typeof line !== 'object' || line === null) return [];
    if (!('prop' in line) || typeof line.prop !== 'string') return [];
    if (!('message' in line) || typeof line.message !== 'string') return [];
    const [row, column]: readonly unknown[] = 'path' in line && Array.isArray(line.path) ? line.path : [];
    const name = 'name' in line && typeof line.name === 'string' ? line.name : '';
    return [
      {
        prop: line.prop,
        formItemId: '',
        label: name,
        code: 'custom',
        params: { message: line.message },
        ...(typeof row === 'number' && typeof column === 'string' ? { path: [row, column] as const } : {}),
      },
    ];
  });
}
