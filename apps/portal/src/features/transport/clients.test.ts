import type { TransportEntry } from '@zhantai/contract';
import { expect, it } from 'vitest';
import { findClients, transportClients } from './clients.ts';

function entry(id: string, booth: string, more: Partial<TransportEntry> = {}): TransportEntry {
  return {
    id: `${id}-${booth}`,
    formId: 'transport_exhibits',
    formType: '201',
    pageKey: 'transport',
    formCode: 'D1',
    title: '',
    ordinal: 1,
    booth: null,
    status: 'wait',
    hasDraft: false,
    revision: 1,
    round: 1,
    reason: null,
    receiptNumber: null,
    submitTime: null,
    examTime: null,
    updatedAt: '2026-11-21 10:00:00',
    answers: null,
    exhibitor: {
      id,
      name: `Company ${id}`,
      nameEn: '',
      booths: [{ hall: '5', number: booth, area: 18, type: 'std', heightLimit: null }],
    },
    own: false,
    ...more,
  };
}
const rows = (...pieces: number[]) => ({
  zhanpinzibiao: pieces.map((number) => ({ number, bulkVolume: '0.50' })),
});

it('tells each exhibitor once, by booth, with the state of the supplier’s own list', () => {
  const clients = transportClients([
    entry('b', 'B20', { answers: rows(3, 4) }),
    entry('a', 'B3', { answers: rows(9) }),
    entry('a', 'B3', { own: true, status: 'draft', answers: rows(2) }),
  ]);
  expect(clients.map(({ exhibitor, status, goods }) => [exhibitor.id, status, goods])).toEqual([
    ['a', 'draft', { pieces: 2, volume: 0.5 }],
    ['b', 'none', { pieces: 7, volume: 1 }],
  ]);
});

it('finds by booth and by name', () => {
  const clients = transportClients([entry('a', 'B3'), entry('b', 'C20')]);
  expect(findClients(clients, ' c2').map(({ exhibitor }) => exhibitor.id)).toEqual(['b']);
  expect(findClients(clients, 'COMPANY A').map(({ exhibitor }) => exhibitor.id)).toEqual(['a']);
  expect(findClients(clients, '')).toHaveLength(2);
});
