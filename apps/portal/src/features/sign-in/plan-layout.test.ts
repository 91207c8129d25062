import { expect, it } from 'vitest';
import { layOutPlan, type PlanMeasures } from './plan-layout.ts';

const measures: PlanMeasures = {
  columns: 4,
  rows: 2,
  left: 0,
  top: 0,
  pitchX: 112,
  pitchY: 210,
  cellWidth: 36,
  cellHeight: 27,
  lit: { column: 1, row: 0, cell: 2 },
};

it('is the same on every visit', () => {
  expect(layOutPlan(measures, 'B')).toEqual(layOutPlan(measures, 'B'));
});

it('lights one stand and lets none overlap', () => {
  const stands = layOutPlan(measures, 'B');
  expect(stands.filter((stand) => stand.lit)).toHaveLength(1);
  for (const [at, one] of stands.entries()) {
    for (const other of stands.slice(at + 1)) {
      const apart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(apart).toBe(true);
    }
  }
});
