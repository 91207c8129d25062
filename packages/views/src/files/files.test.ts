import { openSession, parseDefinition, parseItem } from '@zhantai/engine';
import type { FieldNode } from '@zhantai/engine';
import { describe, expect, it } from 'vitest';
import type { FileInfo, FormServices } from '../context/form-services.ts';
import { sizeText } from './file-texts.ts';
import { sortFiles } from './sort-files.ts';
import { UploadFailure } from './upload-failure.ts';
import { createUploadStore } from './upload-store.ts';

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);

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

function uploadItem() {
  return {
    formItemId: 'u',
    formItemType: 'upload',
    formItemLabel: 'files',
    formItemOriginalData: JSON.stringify({ prop: 'u', maxSize: 3, fileSize: 100, accept: 'pdf,jpg' }),
  };
}

describe('files are checked against the item before anything is sent', () => {
  const item = parseItem(uploadItem());
  it('by type, size and number', () => {
    const sorted = sortFiles(
      [
        file('a.PDF', 10),
        file('b.jpeg', 10),
        file('c.exe', 10),
        file('d.pdf', 101),
        file('e.pdf', 0),
        file('f.pdf', 1),
      ],
      item,
      1,
    );
    expect(sorted.accepted.map((one) => one.name)).toEqual(['a.PDF', 'b.jpeg']);
    expect(sorted.refused.map((one) => [one.file.name, one.reason])).toEqual([
      ['c.exe', 'wrongType'],
      ['d.pdf', 'tooLarge'],
      ['e.pdf', 'emptyFile'],
      ['f.pdf', 'tooMany'],
    ]);
  });
  it('sizes are written as people read them', () => {
    expect([sizeText(500), sizeText(524_288), sizeText(10_485_760), sizeText(14_889_779)]).toEqual([
      '500 B',
      '512 KB',
      '10 MB',
      '14.2 MB',
    ]);
  });
});

const isUpload = (node: FieldNode | undefined): node is FieldNode<'upload'> => node?.item.type === 'upload';
const settled = () => new Promise((resolve) => setTimeout(resolve));
const info = (id: string): FileInfo => ({ id, name: id, size: 1, mime: '', link: '' });

function opened() {
  const sent: { settle: ReturnType<typeof deferred<FileInfo>>; signal: AbortSignal }[] = [];
  const services: FormServices = {
    today: '2026-11-21',
    loadOptions: async () => [],
    upload: (_, { signal }) => {
      const settle = deferred<FileInfo>();
      sent.push({ settle, signal });
      return settle.promise;
    },
    fileInfo: async () => [],
    uploadSignature: async () => '',
    openFile: () => undefined,
    notify: () => () => undefined,
  };
  const session = openSession(parseDefinition({ formId: 'f', formItems: [uploadItem()] }), {
    today: '2026-11-21',
  });
  const node = session.node('u');
  if (!isUpload(node)) throw new Error('no upload');
  return { store: createUploadStore(services), node, sent };
}

describe('uploads of a form', () => {
  it('what arrived joins the value in the order of choice, whichever arrives first', async () => {
    const { store, node, sent } = opened();
    store.start(node, [file('a.pdf', 1), file('b.pdf', 1)]);
    expect(store.running()).toBe(2);
    sent[1]?.settle.resolve(info('f2'));
    await settled();
    sent[0]?.settle.resolve(info('f1'));
    await settled();
    expect(node.state().value).toEqual(['f1', 'f2']);
    expect(store.running()).toBe(0);
    expect(store.list('u')).toEqual([]);
  });

  it('a file that was there before stands before those chosen now, a repeated one where it was chosen', async () => {
    const { store, node, sent } = opened();
    node.set(['f0']);
    store.start(node, [file('a.pdf', 1), file('b.pdf', 1)]);
    sent[0]?.settle.reject(new Error('network'));
    sent[1]?.settle.resolve(info('f2'));
    await settled();
    expect(node.state().value).toEqual(['f0', 'f2']);
    store.retry(node, store.list('u')[0]?.id ?? '');
    sent[2]?.settle.resolve(info('f1'));
    await settled();
    expect(node.state().value).toEqual(['f0', 'f1', 'f2']);
    expect(['f0', 'f1', 'f2'].map((id) => store.turnOf(id))).toEqual([-1, 1, 2]);
  });

  it('a refusal keeps the reason and cannot be sent again, a failure can', async () => {
    const { store, node, sent } = opened();
    store.start(node, [file('a.pdf', 1), file('b.pdf', 1)]);
    sent[0]?.settle.reject(new UploadFailure('content is no PDF', true));
    sent[1]?.settle.reject(new UploadFailure('no network', false));
    await settled();
    expect(store.list('u').map(({ status, reason }) => [status, reason])).toEqual([
      ['refused', 'content is no PDF'],
      ['failed', 'no network'],
    ]);
    store.list('u').forEach(({ id }) => store.retry(node, id));
    expect(store.list('u').map(({ status, reason }) => [status, reason])).toEqual([
      ['refused', 'content is no PDF'],
      ['running', ''],
    ]);
  });

  it('a failed one can be sent again, a cancelled one never joins', async () => {
    const { store, node, sent } = opened();
    store.start(node, [file('a.pdf', 1), file('b.pdf', 1)]);
    sent[0]?.settle.reject(new Error('network'));
    await settled();
    const [failed, running] = store.list('u');
    expect([failed?.status, running?.status]).toEqual(['failed', 'running']);
    store.cancel('u', running?.id ?? '');
    expect(sent[1]?.signal.aborted).toBe(true);
    sent[1]?.settle.resolve(info('f2'));
    store.retry(node, failed?.id ?? '');
    sent[2]?.settle.resolve(info('f1'));
    await settled();
    expect(node.state().value).toEqual(['f1']);
  });
});
