import { describe, expect, it } from 'vitest';
import { readClientHeaders } from './client-headers.ts';

const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;

describe('headers of a call (wire.md §1)', () => {
  it('name client, tenant, exhibition and token', () => {
    const headers = {
      authorization: basic('portal:se:cret'),
      'tenant-id': 't1',
      'exhibition-id': 'e1',
      'blade-auth': 'bearer a.b-c._d',
    };
    expect(readClientHeaders(headers)).toEqual({
      client: { id: 'portal', secret: 'se:cret' },
      tenantId: 't1',
      exhibitionId: 'e1',
      token: 'a.b-c._d',
    });
  });

  it('may call the tenant tenantId on uploads', () => {
    expect(readClientHeaders({ tenantid: 't1' }).tenantId).toBe('t1');
    expect(readClientHeaders({ tenantid: 't2', 'tenant-id': 't1' }).tenantId).toBe('t1');
  });

  it('are null where they are missing or malformed', () => {
    const nothing = { client: null, tenantId: null, exhibitionId: null, token: null };
    expect(readClientHeaders({})).toEqual(nothing);
    const malformed = { authorization: 'Bearer x', 'tenant-id': '', 'blade-auth': 'token' };
    expect(readClientHeaders(malformed)).toEqual(nothing);
    for (const header of [basic('portal'), basic(':secret'), 'Basic', 'Basic \u00e4']) {
      expect(readClientHeaders({ authorization: header }).client).toBeNull();
    }
    for (const header of ['bearer', 'bearer a b', `bearer ${'a'.repeat(5_000)}`]) {
      expect(readClientHeaders({ 'blade-auth': header }).token).toBeNull();
    }
  });
});
