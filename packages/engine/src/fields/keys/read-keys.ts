/** Wire → the parts of a list: comma-joined, or a list already; undefined when it is neither. Empty parts are left out. */
export function readParts(wire: unknown): readonly unknown[] | undefined {
  if (wire === null || wire === undefined || wire === '') return [];
  if (typeof wire === 'string') return wire.split(',').filter((part) => part !== '');
  if (typeof wire === 'number') return [wire];
  return Array.isArray(wire) ? wire.filter((part) => part !== '' && part !== null) : undefined;
}
