import { dutiesLetter, priceNote } from './booth-services-notes.ts';
import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';

const utilityColumns: readonly ItemSpec[] = [
  item.select('u_item', ['项目', '項目', 'Item'], {
    required: true,
    span: 12,
    dictionary: { code: 'facilities', query: { category: 'utility' } },
  }),
  item.select('u_time', ['使用时段', '使用時段', 'Period'], {
    required: true,
    span: 6,
    options: [
      option('open', ['展期 9:00—18:00', '展期 9:00—18:00', 'Open days, 9:00–18:00']),
      option('build', ['布展日起', '佈展日起', 'From move-in']),
      option('h24', ['布展日起 24 小时', '佈展日起 24 小時', 'From move-in, 24 hours']),
    ],
  }),
  item.number('u_qty', ['数量', '數量', 'Quantity'], {
    required: true,
    span: 6,
    min: 1,
    max: 99,
    precision: 0,
  }),
];

/** Utilities, and what is needed on site. */
export const siteItems: readonly ItemSpec[] = [
  item.title('sec_util', ['水电气与网络', '水電氣與網路', 'Utilities and network']),
  item.html('util_prices', ['价目', '價目', 'Prices'], { html: priceNote }),
  item.dynamic(
    'utilities',
    ['水电气与网络', '水電氣與網路', 'Utilities'],
    {
      variant: 'table',
      importing: { way: 'append' },
      minSize: 0,
      maxSize: 20,
      help: [
        '金额由组委会按提交时间核算',
        '金額由主辦單位按提交時間核算',
        'We compute the amounts by the time of submission',
      ],
    },
    utilityColumns,
  ),
  item.number('power_total', ['设备总功率', '設備總功率', 'Connected load'], {
    span: 8,
    min: 0,
    max: 2000,
    precision: 1,
    unit: ['kW', 'kW', 'kW'],
    help: ['按额定功率', '按額定功率', 'Rated power'],
  }),
  item.upload('circuit_plan', ['配电图', '配電圖', 'Circuit diagram'], {
    required: true,
    span: 16,
    minSize: 1,
    maxSize: 3,
    fileMegabytes: 10,
    accept: ['pdf', 'jpg', 'png'],
    help: ['20 kW 以上须附', '20 kW 以上須附', 'From 20 kW'],
  }),
  item.title('sec_site', ['现场需求与附件', '現場需求與附件', 'On site and attachments']),
  item.checkbox('site_needs', ['还需要哪些现场配合', '還需要哪些現場配合', 'On-site help'], {
    options: [
      option('fork', ['叉车卸货', '堆高機卸貨', 'Forklift']),
      option('lift', ['高空作业车', '高空作業車', 'Aerial platform']),
      option('empty', ['空箱存放', '空箱存放', 'Storage of empties']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
  }),
  item.time('lift_time', ['高空车使用时间', '高空車使用時間', 'Platform needed at'], {
    required: true,
    span: 8,
  }),
  item.number('empty_count', ['空箱数量', '空箱數量', 'Empties'], {
    required: true,
    span: 8,
    min: 1,
    max: 60,
    precision: 0,
  }),
  item.upload('safety_letter', ['结构安全责任书', '結構安全責任書', 'Safety letter'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 1,
    fileMegabytes: 10,
    accept: ['pdf', 'jpg', 'png'],
    help: ['盖章扫描件', '蓋章掃描件', 'Stamped scan'],
  }),
  item.textarea('build_note', ['布展说明', '佈展說明', 'Notes for move-in'], {
    maxLength: 200,
    rows: [2, 6],
    counter: true,
  }),
  item.html('duties', ['搭建与用电须知', '搭建與用電須知', 'Duties'], { html: dutiesLetter }),
];
