import { fairDays } from '../../fair-days.ts';
import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';

/** Which pass, and how it is collected. */
export const passItems: readonly ItemSpec[] = [
  item.radio('pass_type', ['证件类别', '證件類別', 'Pass'], {
    required: true,
    span: 12,
    options: [
      option('exh', ['参展证', '參展證', 'Exhibitor']),
      option('build', ['布展证', '佈展證', 'Build-up']),
      option('vip', ['贵宾证', '貴賓證', 'VIP']),
      option('temp', ['临时证', '臨時證', 'Day pass']),
    ],
    quotas: { vip: 4 },
    help: ['贵宾证全场共 4 张', '貴賓證全場共 4 張', 'Four VIP passes in all'],
  }),
  item.checkbox('pass_days', ['使用日期', '使用日期', 'Days'], {
    required: true,
    span: 12,
    options: fairDays,
    minSize: 1,
    maxSize: 2,
    help: ['临时证最多选 2 天', '臨時證最多選 2 天', 'Two days at most'],
  }),
  item.checkbox('lang', ['可用语言', '可用語言', 'Languages spoken'], {
    span: 12,
    options: [
      option('zh', ['汉语', '漢語', 'Chinese']),
      option('en', ['英语', '英語', 'English']),
      option('ja', ['日语', '日語', 'Japanese']),
      option('ru', ['俄语', '俄語', 'Russian']),
      option('es', ['西班牙语', '西班牙語', 'Spanish']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
  }),
  item.upload('photo', ['证件照', '證件照', 'Photo'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 1,
    fileMegabytes: 2,
    accept: ['jpg', 'png'],
    sensitive: 'photo',
    help: [
      '白底近照，五官清晰，不小于 295×413 像素',
      '白底近照，五官清晰，不小於 295×413 畫素',
      'Recent, on white ground, at least 295×413 pixels',
    ],
  }),
  item.upload('special_cert', ['特种作业证', '特種作業證', 'Trade certificate'], {
    span: 12,
    maxSize: 2,
    fileMegabytes: 5,
    accept: ['pdf', 'jpg', 'png'],
    help: [
      '电工、登高架设和叉车操作须上传',
      '電工、登高架設和堆高機操作須上傳',
      'Needed for electricians, riggers and forklift drivers',
    ],
  }),
  item.radio('pick_up', ['领证方式', '領證方式', 'Collection'], {
    required: true,
    span: 12,
    options: [
      option('desk', ['现场自取', '現場自取', 'At the desk']),
      option('group', ['单位统一领取', '單位統一領取', 'By the company']),
      option('post', ['邮寄 20 元', '郵寄 20 元', 'By post, 20 CNY']),
    ],
    preValue: 'group',
    help: ['邮寄每份 20 元，到付', '郵寄每份 20 元，到付', 'By post CNY 20 each, paid on delivery'],
  }),
  item.input('post_to', ['邮寄地址', '郵寄地址', 'Postal address'], { required: true, maxLength: 120 }),
];
