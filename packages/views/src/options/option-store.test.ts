import type { DictionarySource, Option } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import { fillDictionary } from './fill-dictionary.ts';
import { growOptions } from './grow-options.ts';
import { optionLabels } from './option-labels.ts';
import { createOptionStore } from './option-store.ts';

const source: DictionarySource = {
  url: '/api/dict/x',
  method: 'get',
  query: { parentKey: '{{ a }}' },
  headers: {},
  resPath: 'data',
  valueKey: 'value',
  labelKey: 'label',
  childrenKey: 'children',
  lazy: false,
  lazyRequestKey: 'parentKey',
  lazyEchoKey: 'keys',
  onOpen: false,
  dependsOn: ['a'],
};

/** A promise that the test settles by hand. */
function deferred<T>() {
  const handles: { resolve?: (value: T) => void; reject?: (reason: Error) => void } = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(handles, { resolve, reject }));
  return {
    promise,
    resolve: (value: T) => handles.resolve?.(value),
    reject: (reason: Error) => handles.reject?.(reason),
  };
}

/** A dictionary whose answers are given by the test. */
function controlled() {
  const requests: {
    query: Readonly<Record<string, string>>;
    signal: AbortSignal;
    settle: ReturnType<typeof deferred<readonly Option[]>>;
  }[] = [];
  const store = createOptionStore((_, query, signal) => {
    const settle = deferred<readonly Option[]>();
    requests.push({ query, signal, settle });
    return settle.promise;
  });
  return { store, requests };
}

describe('engine.md §5: options of dictionaries', () => {
  it('fills placeholders in query and address', () => {
    const request = fillDictionary({ ...source, url: '/api/dict/{{a}}' }, () => 'x/y', { more: '1' });
    expect(request.query).toEqual({ parentKey: 'x/y', more: '1' });
    expect(request.source.url).toBe('/api/dict/x%2Fy');
  });

  it('E5.2: the same url, method, query and headers are one request, however many ask', async () => {
    const { store, requests } = controlled();
    const one = fillDictionary(source, () => '1');
    const other = fillDictionary({ ...source, query: { parentKey: '1' } }, () => '');
    expect(other.key).toBe(one.key);
    const first = store.load(one);
    const second = store.load(other);
    expect(requests).toHaveLength(1);
    requests[0]?.settle.resolve([{ value: 'v', label: 'V' }]);
    expect(await first).toBe(await second);
    expect(store.entry(one.key).status).toBe('ready');
    await store.load(one);
    expect(requests).toHaveLength(1);
  });

  it('tells a failure and tries again when asked', async () => {
    const { store, requests } = controlled();
    const request = fillDictionary(source, () => '1');
    const seen: string[] = [];
    store.subscribe(request.key, () => seen.push(store.entry(request.key).status));
    const first = store.load(request);
    requests[0]?.settle.reject(new Error('gone'));
    expect(await first).toBeNull();
    void store.load(request);
    requests[1]?.settle.resolve([]);
    await store.load(request);
    expect(seen).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('cancels what nobody waits for any more', () => {
    const { store, requests } = controlled();
    const request = fillDictionary(source, () => '1');
    const stop = store.subscribe(request.key, () => undefined);
    void store.load(request);
    stop();
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(store.entry(request.key).status).toBe('idle');
  });
});

describe('lazy levels', () => {
  const roots: readonly Option[] = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];
  it('hang below their parents, and a level of none makes a leaf', () => {
    const grown = growOptions(
      roots,
      new Map([
        ['a', [{ value: 'a1', label: 'A1' }]],
        ['b', []],
      ]),
    );
    expect(grown).toEqual([
      { value: 'a', label: 'A', children: [{ value: 'a1', label: 'A1' }] },
      { value: 'b', label: 'B', leaf: true },
    ]);
    expect(optionLabels(grown, [{ value: 'z', label: 'Z' }]).get('a1')).toBe('A1');
    expect(optionLabels(grown, [{ value: 'z', label: 'Z' }]).get('z')).toBe('Z');
  });
});
