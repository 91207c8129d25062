import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database/testing/test-database.ts';
import { createTestExhibition } from '../exhibitions/testing.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { requireTicket, issueTicket, linkFor } from './index.ts';
import { deleteOldTickets } from './store/tickets.ts';

let test: TestDatabase;
let exhibition: Exhibition;
let time = Date.now();
const now = (): Date => new Date(time);

beforeAll(async () => {
  test = await createTestDatabase();
  exhibition = await createTestExhibition(test);
});
afterAll(() => test.drop());

const issue = (seconds: number): Promise<string> =>
  issueTicket({ database: test.database, now }, exhibition, {
    purpose: 'form',
    formId: null,
    exhibitorId: null,
    linkCode: null,
    uses: 1,
    seconds,
  });
const redeem = (ticket: string): Promise<unknown> =>
  requireTicket({ database: test.database, now }, exhibition, { ticket }, ['form']);

it('tickets that ended long ago are forgotten, living ones not', async () => {
  const [short, long] = [await issue(60), await issue(3_600)];
  time += 61_000;
  await expect(redeem(short)).rejects.toMatchObject({ code: 'TICKET_INVALID' });
  expect(await deleteOldTickets(test.database, new Date(time - 3_600_000), 10)).toBe(0);
  expect(await deleteOldTickets(test.database, now(), 10)).toBe(1);
  await expect(redeem(long)).resolves.toMatchObject({ purpose: 'form', usesLeft: 1 });
});

it('two tickets have nothing in common', async () => {
  const tickets = await Promise.all(Array.from({ length: 20 }, () => issue(60)));
  expect(new Set(tickets).size).toBe(20);
  const rows = await test.database.selectFrom('ticket').select('subject_id').execute();
  expect(new Set(rows.map((row) => row.subject_id)).size).toBe(rows.length);
});

it('a subject has one personal link, whoever asks at the same moment', async () => {
  const wish = {
    of: { subjectId: 'somebody' },
    purpose: 'visitor',
    path: '/invitation2',
    formId: null,
    kind: '',
    mostTickets: 5,
    ticketUses: 0,
    ticketSeconds: 60,
  } as const;
  const links = await Promise.all(
    Array.from({ length: 20 }, () => linkFor(test.database, exhibition, wish, now())),
  );
  expect(new Set(links.map(({ code }) => code)).size).toBe(1);
  expect(links[0]?.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{26}$/);
});
