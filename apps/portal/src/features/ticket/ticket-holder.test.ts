import { ApiError, createLocalStore, memoryStorage } from '@zhantai/contract/client';
import { expect, it } from 'vitest';
import { createTicketHolder } from './ticket-holder.ts';

const over = new ApiError({
  status: 403,
  code: 403,
  reason: 'TICKET_INVALID',
  message: '',
  data: {},
  retryAfter: null,
});

const read = ({ Ticket: ticket }: Readonly<Record<string, string>>) => Promise.resolve(ticket);

const setUp = () => {
  const store = createLocalStore('t', memoryStorage(), memoryStorage());
  let given = 0;
  const holder = () =>
    createTicketHolder({
      store,
      key: 'CODE',
      open: () => {
        given += 1;
        return Promise.resolve(`ticket ${given}`);
      },
    });
  return { holder, given: () => given };
};

it('opens its link once, for every page of the tab', async () => {
  const { holder, given } = setUp();
  const one = holder();
  expect(await Promise.all([one.use(read), one.use(read)])).toEqual(['ticket 1', 'ticket 1']);
  expect(await holder().use(read)).toBe('ticket 1');
  expect(given()).toBe(1);
});

it('opens the link again once the ticket is over', async () => {
  const { holder } = setUp();
  const one = holder();
  await one.use(() => Promise.resolve());
  const used: (string | undefined)[] = [];
  await one.use(({ Ticket: ticket }) => {
    used.push(ticket);
    return ticket === 'ticket 1' ? Promise.reject(over) : Promise.resolve();
  });
  expect(used).toEqual(['ticket 1', 'ticket 2']);
});

it('tells what else was refused, and forgets a ticket that is done with', async () => {
  const { holder, given } = setUp();
  const one = holder();
  await expect(one.use(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
  one.drop();
  await one.use(() => Promise.resolve());
  expect(given()).toBe(2);
});
