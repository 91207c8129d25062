import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';
import { switches } from '../../switches.ts';

/** Empties, oversize pieces and the way back. */
export const afterItems: readonly ItemSpec[] = [
  item.switch('empties', ['委托存放空箱', '委託存放空箱', 'Storage of empties'], {
    span: 8,
    options: switches.needed,
  }),
  item.number('empties_volume', ['空箱体积', '空箱體積', 'Volume of empties'], {
    required: true,
    span: 8,
    min: 0.1,
    max: 500,
    precision: 2,
    unit: ['m³', 'm³', 'm³'],
  }),
  item.switch(
    'oversize',
    [
      '有超过 300 cm 或 2000 kg 的展品',
      '有超過 300 cm 或 2000 kg 的展品',
      'Any piece above 300 cm or 2,000 kg',
    ],
    {
      required: true,
      span: 8,
      options: switches.present,
      help: ['有则还须填 D4', '有則還須填 D4', 'If so, fill in D4 too'],
    },
  ),
  item.html('oversize_note', ['超限提示', '超限提示', 'Oversize'], {
    html: [
      '<p>请同时填写 D4 特殊物品申报，并在 D3 预约吊机。</p>',
      '<p>請同時填寫 D4 特殊物品申報，並在 D3 預約吊車。</p>',
      '<p>Please also fill in D4, and book a crane in D3.</p>',
    ],
  }),
  item.input('ata_no', ['暂准进口单证号', '暫准通關證號碼', 'ATA carnet number'], {
    span: 12,
    rules: [patterns.carnet],
    help: ['暂准进口的展品填写', '暫准通關的展品填寫', 'For exhibits under an ATA carnet'],
  }),
  item.select('return_way', ['展后处理', '展後處理', 'After the fair'], {
    required: true,
    span: 12,
    options: [
      option('back', ['运回', '運回', 'Return']),
      option('next', ['转下一展', '轉下一展', 'To the next fair']),
      option('sold', ['现场售出', '現場售出', 'Sold on site']),
      option('scrap', ['就地处置', '就地處置', 'Disposed of on site']),
    ],
  }),
  item.input('return_address', ['回运地址', '回運地址', 'Return address'], {
    required: true,
    maxLength: 120,
  }),
];
