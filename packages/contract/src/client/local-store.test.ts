import { describe, expect, it } from 'vitest';
import { createLocalStore } from './local-store.ts';

function memory() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('local store (seed.md §9)', () => {
  it('keeps a value under a prefixed key with its data type and time', () => {
    const local = memory();
    const store = createLocalStore('zhantai', local, memory(), () => 42);
    store.set('language', 'en');
    expect(JSON.parse(local.map.get('zhantai-language') ?? '')).toEqual({
      dataType: 'string',
      content: 'en',
      type: 'local',
      datetime: 42,
    });
    expect(store.get('language')).toBe('en');
  });

  it('uses session storage when the type is given', () => {
    const local = memory();
    const session = memory();
    const store = createLocalStore('z', local, session);
    store.set('offer', { a: 1 }, 'session');
    expect(local.map.size).toBe(0);
    expect(store.get('offer', 'session')).toEqual({ a: 1 });
    expect(store.get('offer')).toBeUndefined();
    store.remove('offer', 'session');
    expect(session.map.size).toBe(0);
  });

  it('reads nothing from text that is not its own', () => {
    const local = memory();
    const store = createLocalStore('z', local, memory());
    local.map.set('z-a', '{broken');
    local.map.set('z-b', '"text"');
    local.map.set('z-c', '{"dataType":"number","content":"1"}');
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([undefined, undefined, undefined]);
  });

  it('says so when the browser keeps nothing', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
      removeItem: () => undefined,
    };
    expect(createLocalStore('z', full, full).set('a', 1)).toBe(false);
  });
});
