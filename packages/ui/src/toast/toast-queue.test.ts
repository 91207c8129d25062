import { expect, test } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('the same sentence twice stands once, as the newer notice', () => {
  const queue = createToastQueue();
  queue.add('saved', 'done');
  queue.add('other', 'plain');
  const id = queue.add('saved', 'failed');
  expect(queue.list().map((notice) => notice.text)).toEqual(['other', 'saved']);
  expect(queue.list()[1]).toEqual({ id, text: 'saved', tone: 'failed' });
});

test('a fourth notice pushes out the oldest', () => {
  const queue = createToastQueue();
  for (const text of ['a', 'b', 'c', 'd']) queue.add(text, 'plain');
  expect(queue.list().map((notice) => notice.text)).toEqual(['b', 'c', 'd']);
});

test('watchers hear every change and none after leaving; removing the absent is no change', () => {
  const queue = createToastQueue();
  let heard = 0;
  const leave = queue.watch(() => {
    heard += 1;
  });
  const id = queue.add('a', 'plain');
  queue.remove(id);
  queue.remove(id);
  expect(heard).toBe(2);
  leave();
  queue.add('b', 'plain');
  expect(heard).toBe(2);
});
