import { boothHeadItems } from '../../common-items.ts';
import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { priceTable } from '../../price-table.ts';
import { switches } from '../../switches.ts';

/** What is needed, and lighting power. */
export const lightItems: readonly ItemSpec[] = [
  ...boothHeadItems,
  item.checkbox('need_kind', ['需要哪些', '需要哪些', 'What you need'], {
    required: true,
    options: [
      option('light', ['照明电', '照明電', 'Lighting power']),
      option('mach', ['动力电', '動力電', 'Machine power']),
      option('temp', ['布展临时电', '佈展臨時電', 'Build-up power']),
      option('water', ['给排水', '給排水', 'Water and drain']),
      option('air', ['压缩空气', '壓縮空氣', 'Compressed air']),
    ],
    minSize: 1,
    help: [
      '选了哪几项，下面就出现哪几项',
      '選了哪幾項，下面就出現哪幾項',
      'The items below follow your choice',
    ],
  }),
  item.html('prices_power_light', ['照明电价目', '照明電價目', 'Prices of lighting power'], {
    html: priceTable('power-light'),
  }),
  item.select('light_box', ['照明电箱', '照明電箱', 'Lighting box'], {
    required: true,
    span: 12,
    dictionary: { code: 'facilities', query: { category: 'power-light' } },
  }),
  item.number('light_qty', ['数量', '數量', 'Quantity'], {
    required: true,
    span: 6,
    min: 1,
    max: 20,
    precision: 0,
  }),
  item.switch('light_24h', ['24 小时用电（×3）', '24 小時用電（×3）', '24-hour supply (×3)'], {
    span: 6,
    options: switches.yesNo,
    help: ['按三倍计价', '按三倍計價', 'Charged three times'],
  }),
  item.input('light_24h_reason', ['24 小时用电的设备', '24 小時用電的設備', 'Equipment on 24 h'], {
    required: true,
    span: 12,
    maxLength: 60,
  }),
];
