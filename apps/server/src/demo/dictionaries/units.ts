import { entry } from './entry.ts';
import type { DemoEntry } from './entry.ts';

/** Units of measure. */
export const units: readonly DemoEntry[] = [
  entry('pc', ['件', '件', 'pc']),
  entry('set', ['套', '套', 'set']),
  entry('m', ['米', '公尺', 'm']),
  entry('m2', ['平方米', '平方公尺', 'm²']),
  entry('m3', ['立方米', '立方公尺', 'm³']),
  entry('kg', ['千克', '公斤', 'kg']),
  entry('t', ['吨', '公噸', 't']),
  entry('h', ['小时', '小時', 'h']),
  entry('day', ['天', '天', 'day']),
  entry('kw', ['千瓦', '千瓦', 'kW']),
  entry('pt', ['点', '點', 'point']),
  entry('line', ['条', '條', 'line']),
];
