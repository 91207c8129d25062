import { describe, expect, it } from 'vitest';
import { createLocalStore } from './local-store.ts';
import { memoryStorage as memory } from './memory-storage.ts';
import { createSessionStore } from './session-store.ts';

describe('local store (seed.md §9)', () => {
  it('keeps a value under a prefixed key with its data type and time', () => {
    const local = memory();
    const store = createLocalStore('zhantai', local, memory(), () => 42);
    store.set('language', 'en');
    expect(JSON.parse(local.getItem('zhantai-language') ?? '')).toEqual({
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
    expect(local.length).toBe(0);
    expect(store.get('offer', 'session')).toEqual({ a: 1 });
    expect(store.get('offer')).toBeUndefined();
    store.remove('offer', 'session');
    expect(session.length).toBe(0);
  });

  it('reads nothing from text that is not its own', () => {
    const local = memory();
    const store = createLocalStore('z', local, memory());
    local.setItem('z-a', '{broken');
    local.setItem('z-b', '"text"');
    local.setItem('z-c', '{"dataType":"number","content":"1"}');
    expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([undefined, undefined, undefined]);
  });

  it('says so when the browser keeps nothing, and what was kept stays with the page', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new Error('quota');
      },
    };
    const store = createLocalStore('z', full, full);
    expect([store.set('a', 1), store.set('b', 2, 'session')]).toEqual([false, false]);
    expect([store.get('a'), store.get('b', 'session'), store.names('')]).toEqual([1, 2, ['a']]);
    store.remove('a');
    expect(store.get('a')).toBeUndefined();
  });

  it('lets a session be written over where there is no room for another, and never leaves the one before', () => {
    const local = memory();
    let room = true;
    const small = {
      ...local,
      get length() {
        return local.length;
      },
      setItem: (key: string, value: string) => {
        if (!room) throw new Error('quota');
        local.setItem(key, value);
      },
    };
    const session = createSessionStore(createLocalStore('z', small, memory()));
    const token = {
      accessToken: 'a1',
      refreshToken: 'r1',
      issuedAt: 1,
      expiresIn: 3_600,
      userId: 'u',
      roleName: 'exhibitor',
      userName: 'U',
      exhibitorId: null,
      needSetPwd: false,
      tenantId: '',
      exhibitId: '',
    };
    session.write(token);
    room = false;
    session.write({ ...token, refreshToken: 'r2' });
    expect(session.read()?.refreshToken).toBe('r2');
    expect(local.getItem('z-token')).toBeNull();
  });

  it('keeps a session for the pages of its exhibition: to those of another it is none', () => {
    const store = createLocalStore('z', memory(), memory());
    let here: string | null = null;
    const session = createSessionStore(store, () => here);
    const token = {
      accessToken: 'a1',
      refreshToken: 'r1',
      issuedAt: 1,
      expiresIn: 3_600,
      userId: 'u',
      roleName: 'exhibitor',
      userName: 'U',
      exhibitorId: null,
      needSetPwd: false,
      tenantId: 't',
      exhibitId: 'one',
    };
    session.write(token);
    const readAt = (place: string | null): string | undefined => {
      here = place;
      return session.read()?.exhibitId;
    };
    expect([readAt(null), readAt('one'), readAt('two')]).toEqual(['one', 'one', undefined]);
    // One that was kept before this was known goes on.
    session.write({ ...token, exhibitId: '' });
    expect(readAt('two')).toBe('');
  });

  it('removes what begins alike, and nothing else', () => {
    const local = memory();
    const store = createLocalStore('z', local, memory());
    store.set('draft-u-1', 1);
    store.set('draft-u-2', 2);
    store.set('draft-w-1', 3);
    local.setItem('draft-u-1', 'of another application');
    store.removeAll('draft-u-');
    expect([store.get('draft-u-1'), store.get('draft-u-2'), store.get('draft-w-1')]).toEqual([
      undefined,
      undefined,
      3,
    ]);
    expect(local.length).toBe(2);
  });
});
