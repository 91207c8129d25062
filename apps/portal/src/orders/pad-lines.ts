import type { Order, SupportLine } from '@zhantai/contract';

/** What quantities typed into a pad order; periods and notes of what was ordered before stay with it. */
export function padLines(
  counts: ReadonlyMap<string, string>,
  { lines }: Pick<Order, 'lines'>,
): readonly SupportLine[] {
  return [...counts].flatMap(([itemId, typed]) => {
    const quantity = Number(typed);
    if (!(quantity > 0)) return [];
    const before = lines.find((line) => line.itemId === itemId);
    return [
      {
        itemId,
        quantity,
        ...(before?.period === null || before === undefined ? {} : { period: before.period }),
        ...(before === undefined || before.note === '' ? {} : { note: before.note }),
      },
    ];
  });
}
