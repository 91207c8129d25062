import type { OrderLine } from '@zhantai/contract';
import type { WantedLine } from '../wanted-line.ts';

/** The field that orders something, where one does. */
export function presentField(field: WantedLine['field']): Pick<OrderLine, 'prop' | 'path'> {
  if (field === undefined) return {};
  const { prop, path } = field;
  return path === undefined ? { prop } : { prop, path: [...path] };
}
