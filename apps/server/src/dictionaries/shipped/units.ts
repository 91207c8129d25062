import { shippedEntry } from './shipped-entry.ts';
import type { StoredEntry } from '../store.ts';

/** Units of measure. */
export const units: readonly StoredEntry[] = [
  shippedEntry('pc', ['件', '件', 'pc']),
  shippedEntry('set', ['套', '套', 'set']),
  shippedEntry('m', ['米', '公尺', 'm']),
  shippedEntry('m2', ['平方米', '平方公尺', 'm²']),
  shippedEntry('m3', ['立方米', '立方公尺', 'm³']),
  shippedEntry('kg', ['千克', '公斤', 'kg']),
  shippedEntry('t', ['吨', '公噸', 't']),
  shippedEntry('h', ['小时', '小時', 'h']),
  shippedEntry('day', ['天', '天', 'day']),
  shippedEntry('kw', ['千瓦', '千瓦', 'kW']),
  shippedEntry('pt', ['点', '點', 'point']),
  shippedEntry('line', ['条', '條', 'line']),
];
