import type { Definition, Item } from '@zhantai/engine';

/** Whether a form asks for ID numbers, photos or health data: who fills it in agrees to the privacy policy first. */
export function asksSensitive({ items }: Definition): boolean {
  return items.some((item) => isSensitive(item) || item.columns.some(isSensitive));
}

function isSensitive({ sensitive, rules }: Item): boolean {
  return sensitive !== null || rules.some(({ type }) => type === 'idCard');
}
