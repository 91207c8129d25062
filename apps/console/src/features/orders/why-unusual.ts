import type { UnusualOrder } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { formatYuan } from '@zhantai/messages';
import type { ConsoleWords } from '@zhantai/messages/console';

/** Why an order stands among the unusual ones, a line for each reason. */
export function whyUnusual(
  { unpaidItems: items, lines, usual }: UnusualOrder,
  { orders: text }: ConsoleWords,
  language: Language,
): readonly string[] {
  const unpaid = items.flatMap(({ itemId, quantity, bound, unusual }) => {
    const line = lines.find((one) => one.itemId === itemId);
    return unusual ? text.unpaidItem(line?.name ?? itemId, quantity, bound, line?.unit ?? '') : [];
  });
  return usual === null ? unpaid : [...unpaid, text.dear(formatYuan(usual, language))];
}
