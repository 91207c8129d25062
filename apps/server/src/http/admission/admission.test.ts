import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdmission, type Admission, type AdmissionBounds, type Ticket } from './admission.ts';

const patient: AdmissionBounds = {
  most: 8,
  least: 2,
  target: 1e6,
  patience: 60_000,
  long: 60_000,
  displacedAfter: 60_000,
};

let admission: Admission | null = null;
afterEach(() => {
  admission?.close();
  vi.useRealTimers();
});

/** Enters with what is remembered of it: names of who was let in, in order, and of who was refused. */
function crowd(bounds: Partial<AdmissionBounds> = {}) {
  const opened = createAdmission({ ...patient, ...bounds });
  admission = opened;
  const entered: string[] = [];
  const refused: string[] = [];
  const ended: string[] = [];
  const tickets: Ticket[] = [];
  return {
    entered,
    refused,
    ended,
    admission: opened,
    come: (key: string, name = key, isPreferred = false): void => {
      opened.enter(
        key,
        isPreferred,
        (ticket) => {
          entered.push(name);
          tickets.push(ticket);
        },
        () => refused.push(name),
        () => {
          ended.push(name);
          tickets[entered.indexOf(name)]?.leave();
        },
      );
    },
    leave: () => tickets.shift()?.leave(),
  };
}

describe('calls under way are bounded by their number', () => {
  it('whoever finds no place waits, and enters when somebody leaves', () => {
    const { come, leave, entered, refused } = crowd({ most: 2 });
    for (const name of ['a', 'b', 'c']) come(name);
    expect(entered).toEqual(['a', 'b']);
    leave();
    expect(entered).toEqual(['a', 'b', 'c']);
    expect(refused).toEqual([]);
  });

  it('a crowd behind one address leaves a part of the places to others', () => {
    const { come, entered } = crowd();
    for (let number = 1; number <= 30; number += 1) come(`flood ${number % 2}`);
    expect(entered).toHaveLength(6);
    come('one');
    come('two');
    expect(entered.slice(6)).toEqual(['one', 'two']);
  });

  it('where too many wait already the newcomer is refused at once', () => {
    const { come, entered, refused } = crowd();
    for (let number = 1; number <= 20; number += 1) come(`${number}`);
    expect(entered).toHaveLength(8);
    expect(refused).toEqual(['13', '14', '15', '16', '17', '18', '19', '20']);
  });

  it('a ticket that is given back twice frees one place', () => {
    const { admission: gate, come } = crowd({ most: 1 });
    let kept: Ticket | null = null;
    gate.enter(
      'a',
      false,
      (ticket) => (kept = ticket),
      () => undefined,
    );
    const twice: Ticket[] = kept === null ? [] : [kept, kept];
    for (const ticket of twice) ticket.leave();
    come('b');
    come('c');
    expect(gate.counts()).toMatchObject({ running: 1, waiting: 1 });
  });
});

describe('places are shared between addresses', () => {
  it('who has fewest calls under way is next, however many others wait', () => {
    const { come, leave, entered } = crowd();
    for (let number = 1; number <= 12; number += 1) come('flood', `flood ${number}`);
    come('quiet');
    leave();
    expect(entered.at(-1)).toBe('quiet');
  });

  it('who floods makes room in the queue for who does not', () => {
    const { come, refused } = crowd();
    for (let number = 1; number <= 10; number += 1) come('flood', `flood ${number}`);
    for (const name of ['one', 'two', 'three']) come(name);
    expect(refused).toEqual(['flood 10']);
  });

  it('several floods leave a place to nobody else no longer than one call takes', () => {
    const { come, leave, entered } = crowd();
    for (let number = 1; number <= 40; number += 1) come(`flood ${number % 4}`);
    come('quiet');
    leave();
    expect(entered.at(-1)).toBe('quiet');
  });

  it('work that people wait for goes before what is equal to it', () => {
    const { come, leave, entered } = crowd({ most: 1 });
    come('a');
    come('b', 'a look');
    come('c', 'a save', true);
    leave();
    expect(entered).toEqual(['a', 'a save']);
  });
});

describe('calls under way are bounded by their age', () => {
  it('nobody waits longer than his patience', async () => {
    const { come, refused } = crowd({ most: 1, patience: 30 });
    come('a');
    come('b');
    await expect.poll(() => refused).toEqual(['b']);
  });

  it('a call that waits for something else gives its place to others, so many times', async () => {
    const { come, entered, admission: gate } = crowd({ most: 2, long: 30 });
    for (let number = 1; number <= 10; number += 1) {
      come(`${number}`);
      await expect.poll(() => entered.length).toBe(number);
    }
    for (const name of ['11', '12']) come(name);
    await sleep(200);
    expect(entered).toHaveLength(10);
    expect(gate.counts()).toMatchObject({ running: 10, long: 8, waiting: 2 });
  });

  it('where calls take long fewer are let in, and more again when they are quick', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const { come, leave, admission: gate } = crowd({ most: 8, least: 2, target: 5 });
    const turn = (took: number): void => {
      for (let number = 1; number <= 12; number += 1) come(`${number}`);
      vi.advanceTimersByTime(took);
      while (gate.counts().running > 0) leave();
    };
    for (let left = 30; left > 0; left -= 1) turn(10);
    const { limit } = gate.counts();
    expect(limit).toBeLessThan(8);
    for (let left = 60; left > 0; left -= 1) turn(0);
    expect(gate.counts().limit).toBeGreaterThan(limit);
  });
});

it('where every place is taken for long, whoever has most loses the oldest to somebody who has none', async () => {
  const { come, entered, refused, ended } = crowd({ patience: 40, displacedAfter: 60 });
  for (let number = 0; number < 8; number += 1) come(`flood ${number % 4}`, `flood ${number}`);
  const enteredBefore = entered.length;
  await sleep(100);
  for (let number = 0; number < 8; number += 1) come(`flood ${number % 4}`, `more ${number}`);
  come('somebody');
  await expect.poll(() => entered.includes('somebody')).toBe(true);
  expect(refused).not.toContain('somebody');
  expect(enteredBefore).toBeGreaterThan(0);
  expect(ended.every((name) => name.startsWith('flood'))).toBe(true);
});

it('of those who have equally much nobody loses anything', async () => {
  const { come, refused, ended } = crowd({ patience: 20, displacedAfter: 0 });
  for (let number = 0; number < 8; number += 1) come(`${number}`);
  come('one more');
  await expect.poll(() => refused).toEqual(['one more']);
  expect(ended).toEqual([]);
});
