// Read before every test file: what a test may cost is its processor time, for a busy machine lets it wait for long.
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** More cases of a property take more. */
const share = Math.max(1, Number(process.env['FC_RUNS'] ?? 100) / 100);
const limit = 20 * share;
vi.setConfig({ testTimeout: 300_000 * share });

let before = process.cpuUsage();

beforeEach(() => {
  before = process.cpuUsage();
});

afterEach(() => {
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6, 'seconds of processor time').toBeLessThan(limit);
});
