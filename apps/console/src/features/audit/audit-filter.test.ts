import { expect, it } from 'vitest';
import { auditQuery, noAuditFilter } from './audit-filter.ts';

it('asks for both days and all between, and for nothing that was not chosen', () => {
  expect(auditQuery(noAuditFilter)).toEqual({});
  expect(auditQuery({ ...noAuditFilter, kind: 'form', from: '2026-12-30', to: '2026-12-31' })).toEqual({
    thingKind: 'form',
    from: '2026-12-30 00:00:00',
    to: '2027-01-01 00:00:00',
  });
});
