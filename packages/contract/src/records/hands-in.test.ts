import { expect, test } from 'vitest';
import { callRecords } from './index.ts';
import type { CallRecord } from './call-record.ts';

const records = Object.entries<CallRecord>(callRecords);

/** What the body of a call may hold. */
function bodyOf({ body }: CallRecord): readonly string[] {
  const properties: unknown = body === undefined ? {} : Reflect.get(body, 'properties');
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

test('every call that takes answers or lines of an order is marked as one that people hand in', () => {
  const takes = records.filter(([, call]) =>
    bodyOf(call).some((key) => key === 'answers' || key === 'lines'),
  );
  const marked = records.filter(([, { handsIn }]) => handsIn === true);
  expect(takes.length).toBeGreaterThan(0);
  expect(marked.map(([name]) => name)).toEqual(takes.map(([name]) => name));
});
