import { option } from './item-spec.ts';
import type { OptionSpec } from './item-spec.ts';

/** The four open days; values are month and day. */
export const fairDays: readonly OptionSpec[] = [
  option('0318', ['3 月 18 日', '3 月 18 日', '18 March']),
  option('0319', ['3 月 19 日', '3 月 19 日', '19 March']),
  option('0320', ['3 月 20 日', '3 月 20 日', '20 March']),
  option('0321', ['3 月 21 日', '3 月 21 日', '21 March']),
];
