import { item } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { switches } from '../../switches.ts';

/** Overtime, day by day. */
export const overtimeItems: readonly ItemSpec[] = [
  item.switch('need_ot', ['需要加班', '需要加班', 'Overtime needed'], { span: 8, options: switches.needed }),
  item.dynamic(
    'ot_rows',
    ['加班申请', '加班申請', 'Overtime'],
    {
      required: true,
      minSize: 1,
      maxSize: 4,
      variant: 'form',
      subLabel: ['第 {index} 天', '第 {index} 天', 'Day {index}'],
    },
    [
      item.date('ot_date', ['日期', '日期', 'Date'], {
        required: true,
        span: 8,
        startDate: '2027-03-14',
        endDate: '2027-03-17',
      }),
      item.timerange('ot_time', ['时段', '時段', 'Hours'], {
        required: true,
        span: 8,
        help: ['18:00 起，按整小时计', '18:00 起，按整小時計', 'From 18:00, in full hours'],
      }),
      item.number('ot_people', ['人数', '人數', 'People'], {
        required: true,
        span: 8,
        min: 1,
        max: 60,
        precision: 0,
      }),
      item.textarea('ot_work', ['作业内容', '作業內容', 'Work'], {
        required: true,
        maxLength: 100,
        rows: [2, 3],
      }),
    ],
  ),
];
