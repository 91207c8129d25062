import type { ConsoleWords } from '@zhantai/messages/console';
import { roleOf } from './rights.ts';

/** Words about the staff. */
export type StaffWords = ConsoleWords['staff'];

/** A right as the conflict of a change tells it. */
export function rightText(key: string, value: unknown, text: StaffWords): string {
  const role = key === 'role' ? roleOf(value) : null;
  if (role !== null) return text.roles[role];
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value)) return value.length === 0 ? text.all : value.map(String).join(text.separator);
  return typeof value === 'string' ? value : text.never;
}
