import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { priceTable } from '../price-table.ts';

/** C15: a rented or own distribution box. */
export const distributionBoxForm: DemoForm = demoForm({
  formId: 'exhibitor_e6',
  formType: '27',
  pageKey: 'exhibitor_e6',
  formCode: 'C15',
  formGroup: 'C',
  sort: 15,
  title: ['配电箱申请', '配電箱申請', 'Distribution box'],
  purpose: [
    '租用主场二级配电箱，或申报自带配电箱的参数和照片。',
    '租用主場二級配電箱，或申報自帶配電箱的參數和照片。',
    'Rent a sub-distribution box, or declare your own with ratings and photos.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw'],
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: true,
  items: [
    ...boothHeadItems,
    item.radio('px_way', ['方式', '方式', 'Rent or own'], {
      required: true,
      span: 8,
      options: [option('rent', ['租用', '租用', 'Rent']), option('own', ['自带', '自帶', 'Own'])],
      preValue: 'rent',
    }),
    item.html('prices_dist_box', ['配电箱价目', '配電箱價目', 'Prices of distribution boxes'], {
      html: priceTable('dist-box'),
    }),
    item.select('px_box', ['配电箱规格', '配電箱規格', 'Type of box'], {
      required: true,
      span: 8,
      dictionary: { code: 'facilities', query: { category: 'dist-box' } },
    }),
    item.number('px_qty', ['数量', '數量', 'Quantity'], {
      required: true,
      span: 8,
      min: 1,
      max: 12,
      precision: 0,
    }),
    item.select('px_own_amp', ['主开关', '主開關', 'Main switch'], {
      required: true,
      span: 8,
      options: [
        option('16', ['16 A', '16 A', '16 A']),
        option('32', ['32 A', '32 A', '32 A']),
        option('63', ['63 A', '63 A', '63 A']),
        option('125', ['125 A', '125 A', '125 A']),
        option('250', ['250 A', '250 A', '250 A']),
      ],
      dataType: 'number',
    }),
    item.radio('px_rcd', ['漏电保护', '漏電保護', 'RCD'], {
      required: true,
      span: 8,
      options: [
        option('r30', ['30 mA, 0.1 s', '30 mA, 0.1 s', '30 mA, 0.1 s']),
        option('r100', ['100 mA', '100 mA', '100 mA']),
        option('none', ['没有', '沒有', 'None']),
      ],
    }),
    item.html('px_rcd_note', ['没有漏电保护', '沒有漏電保護', 'No RCD'], {
      html: [
        '<p>没有 30 mA 漏电保护的配电箱不予通电，请改为租用。</p>',
        '<p>沒有 30 mA 漏電保護的配電箱不予通電，請改為租用。</p>',
        '<p>Boxes without a 30 mA residual-current device are not energised. Please rent one instead.</p>',
      ],
    }),
    item.upload('px_photo', ['箱体照片与铭牌', '箱體照片與銘牌', 'Photos of box and name plate'], {
      required: true,
      span: 12,
      minSize: 2,
      maxSize: 6,
      fileMegabytes: 5,
      accept: ['jpg', 'png'],
      help: [
        '箱门打开一张，铭牌一张',
        '箱門打開一張，銘牌一張',
        'One with the door open, one of the name plate',
      ],
    }),
    item.upload('px_big_plan', ['大电流接入方案', '大電流接入方案', 'High-current connection plan'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 10,
      accept: ['pdf'],
      help: ['125 A 及以上须附', '125 A 及以上須附', 'Needed from 125 A'],
    }),
    item.number('px_cable', ['电缆长度', '電纜長度', 'Cable length'], {
      required: true,
      span: 8,
      min: 1,
      max: 100,
      precision: 0,
      unit: ['m', 'm', 'm'],
    }),
    item.upload('px_position', ['位置图', '位置圖', 'Position plan'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg', 'png'],
    }),
    item.date('px_on_date', ['通电日期', '通電日期', 'Power-on date'], {
      required: true,
      span: 8,
      startDate: '2027-03-14',
      endDate: '2027-03-18',
    }),
    item.time('px_on_time', ['通电时间', '通電時間', 'Power-on time'], {
      required: true,
      span: 8,
      preValue: '10:00:00',
    }),
  ],
  logic: [
    { show: ['prices_dist_box', 'px_box', 'px_qty'], when: [['px_way', 'eq', 'rent']] },
    { show: ['px_own_amp', 'px_rcd', 'px_photo'], when: [['px_way', 'eq', 'own']] },
    { show: ['px_rcd_note'], when: [['px_rcd', 'eq', 'none']] },
    { show: ['px_big_plan'], when: [['px_own_amp', 'ge', '125']] },
  ],
});
