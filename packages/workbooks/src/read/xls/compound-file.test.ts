import { CFB } from '@e965/xlsx';
import { assert, integer, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FaultError } from '../fault-error.ts';
import { openCompoundFile } from './compound-file.ts';
import { compoundOf } from './test-biff.ts';

const SECTOR = 512;

function bytesOf(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => (at * 7) % 251);
}

/** Where the table of sectors, and the directory, stand in a file of the library. */
function placesIn(file: Uint8Array): {
  readonly view: DataView;
  readonly table: number;
  readonly directory: number;
} {
  const view = new DataView(file.buffer, file.byteOffset);
  return {
    view,
    table: (view.getUint32(76, true) + 1) * SECTOR,
    directory: (view.getUint32(48, true) + 1) * SECTOR,
  };
}

/** The entry of a stream. */
function entryOf(file: Uint8Array, name: string): number {
  const { directory } = placesIn(file);
  const text = new TextDecoder('utf-16le');
  let at = directory;
  while (!text.decode(file.subarray(at, at + name.length * 2)).startsWith(name)) at += 128;
  return at;
}

function fault(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof FaultError) return error.fault;
    throw error;
  }
  return 'none';
}

describe('a compound file', () => {
  it.each([0, 1, 63, 64, 65, 4095, 4096, 4097, 100_000])(
    'gives a stream of %i bytes as it was put in',
    (length) => {
      const content = bytesOf(length);
      const file = openCompoundFile(compoundOf(content));
      expect(Buffer.compare(file.stream('Workbook') ?? Buffer.from('?'), content)).toBe(0);
      expect(file.has('WORKBOOK')).toBe(true);
      expect(file.stream('Book')).toBeNull();
    },
  );

  it('knows the streams at its root from those in its folders', () => {
    const file = CFB.utils.cfb_new();
    CFB.utils.cfb_add(file, '/MBD0001/Workbook', bytesOf(5000));
    CFB.utils.cfb_add(file, '/Other', bytesOf(10));
    const opened = openCompoundFile(new Uint8Array(CFB.write(file, { type: 'array' })));
    expect(opened.has('Other')).toBe(true);
    expect(opened.has('Workbook')).toBe(false);
  });

  it('whose chain goes round gives no more than the stream has', () => {
    const file = compoundOf(bytesOf(100_000));
    const { view, table } = placesIn(file);
    const first = view.getUint32(entryOf(file, 'Workbook') + 116, true);
    view.setUint32(table + first * 4, first, true);
    expect(openCompoundFile(file).stream('Workbook')).toHaveLength(100_000);
  });

  it('whose directory goes round ends', () => {
    const file = compoundOf(bytesOf(100_000));
    const { view, table } = placesIn(file);
    const directory = view.getUint32(48, true);
    view.setUint32(table + directory * 4, directory, true);
    expect(openCompoundFile(file).stream('Workbook')).toHaveLength(100_000);
  });

  it('whose entries point at each other ends', () => {
    const file = compoundOf(bytesOf(5000));
    const { view, directory } = placesIn(file);
    for (let at = directory; at < directory + SECTOR; at += 128)
      for (const place of [68, 72, 76]) view.setUint32(at + place, 1, true);
    expect(fault(() => openCompoundFile(file).stream('Workbook'))).toBe('none');
  });

  it('whose chain of tables goes round ends', () => {
    const file = compoundOf(bytesOf(7_300_000));
    const { view } = placesIn(file);
    const more = view.getUint32(68, true);
    view.setUint32((more + 1) * SECTOR + SECTOR - 4, more, true);
    expect(openCompoundFile(file).stream('Workbook')).toHaveLength(7_300_000);
  });

  it.each([0xffffffff, 0x7fffffff, 200_000])('with a stream that says it has %i bytes is broken', (size) => {
    const file = compoundOf(bytesOf(5000));
    placesIn(file).view.setUint32(entryOf(file, 'Workbook') + 120, size, true);
    expect(fault(() => openCompoundFile(file).stream('Workbook'))).toBe('broken');
  });

  it.each([0, 8, 10, 31, 255])('with sectors of 2 to the %i bytes is broken', (shift) => {
    const file = compoundOf(bytesOf(5000));
    file[30] = shift;
    expect(fault(() => openCompoundFile(file))).toBe('broken');
  });

  it('whatever it holds, gives bytes or a fault', () => {
    const whole = compoundOf(bytesOf(6000));
    const place = integer({ min: 8, max: whole.length - 1 });
    assert(
      property(place, uint8Array({ minLength: 1, maxLength: 64 }), (at, put) => {
        const changed = whole.slice();
        changed.set(put.subarray(0, whole.length - at), at);
        const end = fault(() => {
          expect(openCompoundFile(changed).stream('Workbook')?.length ?? 0).toBeLessThanOrEqual(whole.length);
        });
        expect(['none', 'broken']).toContain(end);
      }),
    );
  });
});
