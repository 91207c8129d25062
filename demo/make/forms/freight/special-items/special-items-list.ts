import { headItems } from '../../common-items.ts';
import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { switches } from '../../switches.ts';

/** The items with sizes and weights. */
export const listItems: readonly ItemSpec[] = [
  ...headItems,
  item.switch('has_special', ['有特殊物品', '有特殊物品', 'Any special items'], {
    required: true,
    span: 8,
    options: switches.present,
    help: ['没有也请提交一次', '沒有也請提交一次', 'Submit once even if there are none'],
  }),
  item.checkbox('sp_kinds', ['类别', '類別', 'Kinds'], {
    required: true,
    options: [
      option('over', ['超长超重', '超長超重', 'Oversize or overweight']),
      option('press', ['压力容器', '壓力容器', 'Pressure vessel']),
      option('fire', ['明火或高温', '明火或高溫', 'Open flame or heat']),
      option('laser', ['激光', '雷射', 'Laser']),
      option('chem', ['油品与化学品', '油品與化學品', 'Oil and chemicals']),
      option('batt', ['动力电池', '動力電池', 'Traction battery']),
      option('fly', ['无人机', '無人機', 'Drone']),
      option('live', ['活体动植物', '活體動植物', 'Live animals or plants']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
    minSize: 1,
  }),
  item.dynamic(
    'sp_rows',
    ['物品清单', '物品清單', 'Items'],
    {
      required: true,
      minSize: 1,
      maxSize: 50,
      help: ['尺寸填外包装，单位厘米', '尺寸填外包裝，單位公分', 'Outer packing sizes, in centimetres'],
      variant: 'table',
      importing: { way: 'append' },
    },
    [
      item.input('sp_name', ['名称', '名稱', 'Name'], { required: true, span: 6, maxLength: 40 }),
      item.number('sp_len', ['长', '長', 'Length'], {
        required: true,
        span: 3,
        min: 1,
        max: 3000,
        precision: 0,
        unit: ['cm', 'cm', 'cm'],
      }),
      item.number('sp_wid', ['宽', '寬', 'Width'], {
        required: true,
        span: 3,
        min: 1,
        max: 1000,
        precision: 0,
        unit: ['cm', 'cm', 'cm'],
      }),
      item.number('sp_hei', ['高', '高', 'Height'], {
        required: true,
        span: 3,
        min: 1,
        max: 1000,
        precision: 0,
        unit: ['cm', 'cm', 'cm'],
      }),
      item.number('sp_kg', ['重量', '重量', 'Weight'], {
        required: true,
        span: 3,
        min: 0.01,
        max: 100000,
        precision: 2,
        unit: ['kg', 'kg', 'kg'],
      }),
      item.number('sp_qty', ['数量', '數量', 'Quantity'], {
        required: true,
        span: 3,
        min: 1,
        max: 999,
        precision: 0,
      }),
      item.upload('sp_photo', ['照片', '照片', 'Photo'], {
        span: 3,
        maxSize: 2,
        fileMegabytes: 5,
        accept: ['jpg', 'png'],
      }),
    ],
  ),
  item.number('max_kg', ['最重单件', '最重單件', 'Heaviest piece'], {
    required: true,
    span: 8,
    min: 1,
    max: 100000,
    precision: 2,
    unit: ['kg', 'kg', 'kg'],
  }),
  item.upload('floor_plan', ['基础与受力图', '基礎與受力圖', 'Base and load drawing'], {
    required: true,
    span: 16,
    minSize: 1,
    maxSize: 2,
    fileMegabytes: 20,
    accept: ['pdf'],
    help: ['单件超过 2000 kg 须附', '單件超過 2000 kg 須附', 'Needed above 2,000 kg a piece'],
  }),
];
