import { headItems } from '../../common-items.ts';
import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';

/** Who transports what, and when. */
export const rowItems: readonly ItemSpec[] = [
  ...headItems,
  item.radio('transport_by', ['运输方式', '運輸方式', 'Transport'], {
    required: true,
    span: 12,
    options: [
      option('official', ['委托指定运输商', '委託指定運輸商', 'Official supplier']),
      option('self', ['自行运输', '自行運輸', 'Own transport']),
    ],
    preValue: 'official',
  }),
  item.select('transport_supplier', ['运输商', '運輸商', 'Transport supplier'], {
    required: true,
    span: 12,
    dictionary: { code: 'transport-suppliers' },
    help: [
      '选定后该运输商可以查看并代填本表',
      '選定後該運輸商可以檢視並代填本表',
      'It may then read and fill in this form for you',
    ],
  }),
  item.input('self_reason', ['承运人', '承運人', 'Carrier'], { required: true, span: 12, maxLength: 60 }),
  item.datetime('move_in_at', ['希望进馆时间', '希望進館時間', 'Preferred move-in time'], {
    required: true,
    span: 12,
    startDate: '2027-03-14',
    endDate: '2027-03-17',
  }),
  item.dynamic(
    'zhanpinzibiao',
    ['展品清单', '展品清單', 'Exhibits'],
    {
      required: true,
      minSize: 1,
      maxSize: -1,
      help: [
        '尺寸填外包装厘米数；每次重新导入会全部覆盖原有数据',
        '尺寸填外包裝公分數；每次重新匯入會全部覆蓋原有資料',
        'Outer packing sizes in cm; each new import replaces all rows',
      ],
      variant: 'table',
      importing: { way: 'overwrite' },
    },
    [
      item.input('shzy_exhibitInformation_pinming', ['品名', '品名', 'Item'], {
        required: true,
        span: 4,
        maxLength: 60,
      }),
      item.number('weight', ['单件重量', '單件重量', 'Weight each'], {
        required: true,
        span: 2,
        min: 0.01,
        max: 100000,
        precision: 2,
        unit: ['kg', 'kg', 'kg'],
      }),
      item.number('long', ['长', '長', 'Length'], {
        required: true,
        span: 2,
        min: 1,
        max: 3000,
        precision: 0,
        unit: ['cm', 'cm', 'cm'],
      }),
      item.number('width', ['宽', '寬', 'Width'], {
        required: true,
        span: 2,
        min: 1,
        max: 1000,
        precision: 0,
        unit: ['cm', 'cm', 'cm'],
      }),
      item.number('height', ['高', '高', 'Height'], {
        required: true,
        span: 2,
        min: 1,
        max: 1000,
        precision: 0,
        unit: ['cm', 'cm', 'cm'],
      }),
      item.number('number', ['数量', '數量', 'Quantity'], {
        required: true,
        span: 2,
        min: 1,
        max: 9999,
        precision: 0,
      }),
      item.number('volume', ['单件体积', '單件體積', 'Volume each'], {
        span: 2,
        precision: 2,
        unit: ['m³', 'm³', 'm³'],
      }),
      item.number('grossWeight', ['总重', '總重', 'Total weight'], {
        span: 2,
        precision: 2,
        unit: ['kg', 'kg', 'kg'],
      }),
      item.number('bulkVolume', ['总体积', '總體積', 'Total volume'], {
        span: 2,
        precision: 2,
        unit: ['m³', 'm³', 'm³'],
      }),
      item.upload('exhibit_photo', ['照片', '照片', 'Photo'], {
        span: 4,
        maxSize: 1,
        fileMegabytes: 5,
        accept: ['jpg', 'png'],
      }),
    ],
  ),
];
