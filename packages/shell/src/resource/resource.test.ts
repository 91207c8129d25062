import { callFailed } from '@zhantai/contract/client';
import { expect, it } from 'vitest';
import { createResource } from './resource.ts';

it('loads, tells its listeners and keeps shown data during a refresh', async () => {
  let answer = 1;
  const seen: string[] = [];
  const resource = createResource(() => Promise.resolve(answer));
  resource.subscribe(() => seen.push(resource.state().status));
  await resource.load();
  expect(resource.state()).toEqual({ status: 'ready', data: 1 });
  answer = 2;
  await resource.load();
  expect(resource.state()).toEqual({ status: 'ready', data: 2 });
  expect(seen).toEqual(['loading', 'ready', 'ready']);
});

it('says what failed, but keeps data it already had', async () => {
  let broken = true;
  const resource = createResource(() =>
    broken ? Promise.reject(callFailed('NETWORK')) : Promise.resolve('a'),
  );
  await resource.load();
  expect(resource.state()).toMatchObject({ status: 'failed', error: { reason: 'NETWORK' } });
  broken = false;
  await resource.load();
  broken = true;
  await resource.load();
  expect(resource.state()).toEqual({ status: 'ready', data: 'a' });
});

it('lets the last of overlapping loads win, and nothing after a reset', async () => {
  const waiting: ((value: string) => void)[] = [];
  const resource = createResource(() => new Promise<string>((resolve) => waiting.push(resolve)));
  const first = resource.load();
  const second = resource.load();
  waiting[1]?.('second');
  waiting[0]?.('first');
  await Promise.all([first, second]);
  expect(resource.state()).toEqual({ status: 'ready', data: 'second' });
  const third = resource.load();
  resource.reset();
  waiting[2]?.('third');
  await third;
  expect(resource.state()).toEqual({ status: 'idle' });
});
