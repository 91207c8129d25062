import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormWindow } from '../forms/index.ts';
import { amountOf, hundredths, quantityOf, yuan } from './money.ts';
import { priceLines } from './orders/lines/price-lines.ts';
import type { OrderLine } from './orders/order.ts';
import { testItem } from './testing.ts';
import { priceTiers, tierAt } from './tier.ts';
import type { WantedLine } from './wanted-line.ts';

const fen = fc.integer({ min: 0, max: 100_000_000 });
const whole = fc.integer({ min: 1, max: 10_000_000 });

describe('money', () => {
  it('is exact: fen to yuan and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_000_000_000_000 }), (amount) => {
        expect(yuan(amount).toFixed(2)).toBe(
          `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
        );
      }),
    );
  });

  it('takes quantities with as many decimals as the item has, and no others', () => {
    fc.assert(
      fc.property(whole, (quantity) => {
        expect(hundredths(quantityOf(quantity), 2)).toBe(quantity);
        expect(hundredths(quantityOf(quantity), 0)).toBe(quantity % 100 === 0 ? quantity : null);
      }),
    );
    for (const wrong of [0, -1, Number.NaN, Infinity, 0.001, 1.005, 0.1 + 0.2])
      expect(hundredths(wrong, 2)).toBeNull();
  });

  it('rounds half a fen up, once, at the end', () => {
    expect(amountOf({ unitPrice: 1, quantity: 50, factor: 100, nights: 1 })).toBe(1);
    expect(amountOf({ unitPrice: 1, quantity: 49, factor: 100, nights: 1 })).toBe(0);
    expect(amountOf({ unitPrice: 333, quantity: 100, factor: 150, nights: 1 })).toBe(500);
    fc.assert(
      fc.property(
        fen,
        whole,
        fc.constantFrom(100, 150, 300),
        fc.integer({ min: 1, max: 60 }),
        (unitPrice, quantity, factor, nights) => {
          const amount = amountOf({ unitPrice, quantity, factor, nights });
          const exact = BigInt(unitPrice) * BigInt(quantity * factor) * BigInt(nights);
          if (amount === null) {
            expect(exact / 10_000n).toBeGreaterThan(1_000_000_000_000n);
            return;
          }
          const off = BigInt(amount) * 10_000n - exact;
          expect(off > -5_000n && off <= 5_000n).toBe(true);
        },
      ),
    );
  });
});

const HOUR_MS = 3_600_000;
const times = fc
  .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 4, maxLength: 4 })
  .map((list) => list.toSorted((a, b) => a - b).map((one) => new Date(one * HOUR_MS)));

const maybe = (date: Date): fc.Arbitrary<Date | null> => fc.constantFrom(date, null);

describe('console.md §5: tiers', () => {
  it('only ever rise as time passes, whatever is set', () => {
    const settings = times.chain(([early, end, late, site]) =>
      fc.record({
        window: fc.record({
          opensAt: fc.constant(null),
          earlyEndAt: maybe(early!),
          endAt: maybe(end!),
          lateEndAt: maybe(late!),
        }),
        onSite: maybe(site!),
        extension: fc.option(fc.integer({ min: 0, max: 1_000 }).map((one) => new Date(one * HOUR_MS))),
      }),
    );
    const moments = fc.tuple(fc.integer({ min: 0, max: 1_100 }), fc.integer({ min: 0, max: 1_100 }));
    fc.assert(
      fc.property(settings, moments, ({ window, onSite, extension }, pair) => {
        const [before = 0, after = 0] = pair.toSorted((a, b) => a - b);
        const rank = (at: number): number =>
          priceTiers.indexOf(tierAt(window, extension, onSite, new Date(at * HOUR_MS)));
        expect(rank(before)).toBeLessThanOrEqual(rank(after));
      }),
    );
  });

  it('knows no late price without a late end, and no normal one before the early end', () => {
    const window: FormWindow = {
      opensAt: null,
      earlyEndAt: new Date(1),
      endAt: new Date(2),
      lateEndAt: null,
    };
    expect(tierAt(window, null, null, new Date(1))).toBe('early');
    expect(tierAt(window, null, null, new Date(2))).toBe('normal');
    expect(tierAt(window, null, null, new Date(3))).toBe('normal');
  });
});

const items = new Map(['A', 'B'].map((id) => [id, testItem(id, { decimals: 2, factors: { h24: 300 } })]));
const wantedLine = fc.record({
  itemId: fc.constantFrom('A', 'B'),
  quantity: whole.map(quantityOf),
  period: fc.constantFrom(null, 'open', 'h24'),
});
const wantedLines = fc
  .array(wantedLine, { maxLength: 6 })
  .map((lines) => lines.map((line): WantedLine => ({ ...line, start: null, end: null, note: '' })));
const tier = fc.constantFrom(...priceTiers);
const sum = (lines: readonly { readonly quantity: number }[], scale: number): number =>
  lines.reduce((total, { quantity }) => total + Math.round(quantity * scale), 0);

const price = (
  previous: readonly OrderLine[],
  wanted: readonly WantedLine[],
  now: (typeof priceTiers)[number],
) => priceLines({ items, onSale: () => true, previous, tier: now }, wanted);

describe('pricing an order', () => {
  it('prices exactly what is wanted, and the same again costs the same', () => {
    fc.assert(
      fc.property(wantedLines, tier, tier, (wanted, then, now) => {
        const first = price([], wanted, then);
        expect(first.unsaleable).toEqual([]);
        expect(sum(first.lines, 1)).toBe(sum(wanted, 100));
        expect(price(first.lines, wanted, now).lines).toEqual(first.lines);
      }),
    );
  });

  it('never makes what stands dearer by ordering more of it', () => {
    fc.assert(
      fc.property(wantedLines, wantedLines, tier, tier, (wanted, more, then, now) => {
        const first = price([], wanted, then);
        const second = price(first.lines, [...wanted, ...more], now);
        for (const line of first.lines) expect(second.lines).toContainEqual(line);
        expect(sum(second.lines, 1)).toBe(sum([...wanted, ...more], 100));
      }),
    );
  });
});
