import type { PortalConfig } from '@zhantai/contract';
import { expect, it } from 'vitest';
import { openingFacts } from './opening-facts.ts';

const at = (serverTime: string, start = '2027-03-18', end = '2027-03-21'): PortalConfig => ({
  tenantId: '000000',
  exhibitionId: 'x',
  addressQuery: '?exhibition=x',
  client: { id: '', secret: '' },
  title: '',
  organiser: '',
  venue: '',
  languages: [],
  logo: null,
  zone: 'Asia/Shanghai',
  halls: [],
  dates: { start, end },
  milestones: [],
  contact: { phone: '', hours: '', email: '' },
  contacts: [],
  mediaHost: null,
  ciecLoginUrl: null,
  serverTime,
  demo: false,
});

it('counts the days until the exhibition opens', () => {
  expect(openingFacts(at('2026-11-21 23:59:59'))).toEqual({
    dates: '2027.03.18 — 03.21',
    state: 'ahead',
    days: 117,
  });
});

it('knows an open and a past exhibition, and one over the turn of the year', () => {
  expect(openingFacts(at('2027-03-21 20:00:00')).state).toBe('running');
  expect(openingFacts(at('2027-03-22 00:00:00')).state).toBe('over');
  expect(openingFacts(at('2026-01-01 00:00:00', '2026-12-30', '2027-01-02')).dates).toBe(
    '2026.12.30 — 2027.01.02',
  );
});
