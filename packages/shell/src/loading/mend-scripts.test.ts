import { createLocalStore, memoryStorage } from '@zhantai/contract/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MendablePage } from './mend-scripts.ts';

/** A window as far as it is used: it hears of parts that did not load, and can be loaded anew. */
const page = () => {
  const heard = new EventTarget();
  const reload = vi.fn<() => void>();
  const view: MendablePage = {
    addEventListener: (type, listener) => {
      heard.addEventListener(type, listener);
    },
    location: { pathname: '/', reload },
  };
  return {
    reload,
    view,
    fail: () => heard.dispatchEvent(new Event('vite:preloadError')),
  };
};

const answers = (ok: boolean) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (ok ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline')))),
  );
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const setUp = async (holding = false) => {
  // What failed is known for as long as the page stands: each test has a page of its own.
  const { mendScripts, hasScriptFailed } = await import('./mend-scripts.ts');
  const { view, reload, fail } = page();
  const tell = vi.fn<() => void>();
  mendScripts(view, createLocalStore('t', memoryStorage(), memoryStorage()), () => holding, tell);
  return { fail, reload, tell, hasScriptFailed };
};

it('loads the page anew after a new release, once, and then tells it (seed.md §8, LoadScript Error)', async () => {
  answers(true);
  const { fail, reload, tell, hasScriptFailed } = await setUp();
  expect(hasScriptFailed()).toBe(false);
  fail();
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(hasScriptFailed()).toBe(true);
  fail();
  await vi.waitFor(() => {
    expect(tell).toHaveBeenCalledOnce();
  });
  expect(reload).toHaveBeenCalledOnce();
  // Later the next release may come.
  vi.setSystemTime(Date.now() + 61_000);
  fail();
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

it('takes nothing typed away: it is told, once, and loaded anew by hand', async () => {
  answers(true);
  const { fail, reload, tell } = await setUp(true);
  fail();
  await vi.waitFor(() => {
    expect(tell).toHaveBeenCalledOnce();
  });
  fail();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect([tell.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});

it('does nothing without the network: there is nothing to load', async () => {
  answers(false);
  const { fail, reload, tell, hasScriptFailed } = await setUp();
  fail();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect([reload.mock.calls.length, tell.mock.calls.length]).toEqual([0, 0]);
  expect(hasScriptFailed()).toBe(true);
});
