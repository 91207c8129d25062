import type { ListOption } from './list-option.ts';

/** Rows that Page Up and Page Down pass over. */
const page = 10;

const seek = (options: readonly ListOption[], from: number, direction: 1 | -1): number => {
  for (let at = from; at >= 0 && at < options.length; at += direction) {
    if (options[at]?.disabled !== true) return at;
  }
  return -1;
};

/** Where a movement key leads from position `from` (-1: nowhere yet), skipping disabled options; null for other keys. */
export const stepOption = (options: readonly ListOption[], from: number, key: string): number | null => {
  const last = options.length - 1;
  const stay = (to: number): number => (to === -1 ? from : to);
  switch (key) {
    case 'ArrowDown':
      return stay(seek(options, from + 1, 1));
    case 'ArrowUp':
      return stay(seek(options, from === -1 ? last : from - 1, -1));
    case 'PageDown': {
      const to = seek(options, Math.min(last, from + page), 1);
      return to === -1 ? stay(seek(options, last, -1)) : to;
    }
    case 'PageUp': {
      const to = seek(options, Math.max(0, from - page), -1);
      return to === -1 ? stay(seek(options, 0, 1)) : to;
    }
    case 'Home':
      return stay(seek(options, 0, 1));
    case 'End':
      return stay(seek(options, last, -1));
    default:
      return null;
  }
};
