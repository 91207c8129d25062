import { deflateRawSync } from 'node:zlib';
import { readWorkbook } from '@zhantai/workbooks/read';
import { writeTable } from '@zhantai/workbooks/write';
import { assert, integer, property } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodePlatform } from './node-platform.ts';

const ROWS = Array.from({ length: 40 }, (_, at) => [
  `品名 ${at} · é – ß`,
  at / 3,
  at % 2 === 0 ? '否' : null,
]);

let workbook: Uint8Array;
beforeAll(async () => {
  const columns = ['品名', '重量', '备注'].map((header) => ({ header }));
  workbook = await writeTable({ name: '表', columns }, ROWS);
});

describe('a workbook that is read with what Node brings', () => {
  it('says what it says without', () => {
    const reading = readWorkbook(workbook, { platform: nodePlatform });
    expect(reading).toEqual(readWorkbook(workbook));
    expect(reading).toMatchObject({ ok: true, sheet: { rows: { length: 41 } } });
    expect(reading.ok && reading.sheet.rows[7]?.cells[0]).toBe('品名 6 · é – ß');
  });

  // Node is the stricter one: it takes no packed bytes whose end is not marked, even where nothing is missing.
  it('or that it is broken, whatever bytes are changed', () => {
    const place = integer({ min: 0, max: workbook.length - 1 });
    const byte = integer({ min: 0, max: 255 });
    assert(
      property(place, place, byte, byte, (left, right, one, other) => {
        const changed = workbook.slice();
        changed[left] = one;
        changed[right] = other;
        const reading = readWorkbook(changed, { platform: nodePlatform });
        if (reading.ok || reading.fault !== 'broken') expect(reading).toEqual(readWorkbook(changed));
      }),
    );
  });
});

describe('inflating', () => {
  const packed = deflateRawSync(new Uint8Array(100_000));

  it('gives the bytes where there is room for them', () => {
    expect(nodePlatform.inflate(packed, 100_000)).toHaveLength(100_000);
    expect(nodePlatform.inflate(deflateRawSync(new Uint8Array()), 0)).toHaveLength(0);
  });

  it('goes no further than the room there is', () => {
    expect(() => nodePlatform.inflate(packed, 99_999)).toThrow();
  });

  it('takes no damaged bytes', () => {
    expect(() => nodePlatform.inflate(packed.subarray(0, 20), 100_000)).toThrow();
  });
});
