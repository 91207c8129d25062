/** Wire → the parts of a list: comma-joined, or a list already; undefined when it is neither. Empty parts are left out, and an entry of a list that holds commas is a joined list itself: keys and ids never hold any. */
export function readParts(wire: unknown): readonly unknown[] | undefined {
  if (wire === null || wire === undefined || wire === '') return [];
  if (typeof wire === 'string') return wire.split(',').filter((part) => part !== '');
  if (typeof wire === 'number') return [wire];
  if (!Array.isArray(wire)) return undefined;
  return wire
    .flatMap((part: unknown) => (typeof part === 'string' ? part.split(',') : [part]))
    .filter((part) => part !== '' && part !== null);
}
