import type { Problem } from '@zhantai/engine';

/** The server's problems with its own sentences, shown verbatim at their fields. */
export function readProblems(list: unknown): readonly Problem[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): Problem[] => {
    if (!isRecord(entry)) return [];
    const { prop, formItemId, label, message, path } = entry;
    if (typeof prop !== 'string' || typeof message !== 'string') return [];
    return [
      {
        prop,
        formItemId: typeof formItemId === 'string' ? formItemId : '',
        label: typeof label === 'string' ? label : '',
        code: 'custom',
        params: { message },
        ...readPath(path),
      },
    ];
  });
}

function readPath(path: unknown): Pick<Problem, 'path'> {
  if (!Array.isArray(path)) return {};
  const [row, prop]: unknown[] = path;
  return typeof row === 'number' && typeof prop === 'string' ? { path: [row, prop] } : {};
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
