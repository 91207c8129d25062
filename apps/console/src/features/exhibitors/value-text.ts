import type { ConsoleWords } from '@zhantai/messages/console';

/** The words about exhibitors. */
export type ExhibitorWords = ConsoleWords['exhibitors'];

/** A key of an exhibitor as people call it. */
export function keyLabel(key: string, { fields }: ExhibitorWords): string {
  return new Map<string, string>(Object.entries(fields)).get(key) ?? key;
}

/** The value of a key of an exhibitor in words. */
export function valueText(
  key: string,
  value: unknown,
  text: ExhibitorWords,
  /** What the staff are called, by account. */
  staff: ReadonlyMap<string, string>,
): string {
  if (Array.isArray(value)) return value.map(String).join(text.separator);
  if (typeof value !== 'string') return '';
  if (key === 'owner') return staff.get(value) ?? text.ownerLeft;
  const names = {
    origin: text.origins,
    language: text.languages,
    state: text.states,
    extensionPrice: text.extensions.prices,
  };
  const named = new Map<string, Readonly<Record<string, string>>>(Object.entries(names)).get(key);
  return named?.[value] ?? value;
}
