import { contactItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** F1: hotel rooms. */
export const hotelForm: DemoForm = demoForm({
  formId: 'exhibitor_d3',
  formType: '19',
  pageKey: 'exhibitor_d3',
  formCode: 'F1',
  formGroup: 'F',
  sort: 1,
  title: ['酒店预订', '飯店預訂', 'Hotel'],
  purpose: [
    '协议酒店预订。未付款的订单保留 7 天，2027-02-20 后不能改退。',
    '協議飯店預訂。未付款的訂單保留 7 天，2027-02-20 後不能改退。',
    'Rooms at agreed rates. Unpaid orders are kept for 7 days; no changes or refunds after 2027-02-20.',
  ],
  roles: ['exhibitor', 'media'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-02-20 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: false,
  items: [
    ...contactItems,
    item.select('hotel', ['酒店', '飯店', 'Hotel'], {
      required: true,
      span: 12,
      dictionary: { code: 'hotels' },
    }),
    item.select('room_type', ['房型', '房型', 'Room type'], {
      required: true,
      span: 12,
      dictionary: { code: 'hotels', query: { parentKey: '{{hotel}}' } },
      help: ['随酒店变化', '隨飯店變化', 'Depends on the hotel'],
    }),
    item.daterange('stay', ['入住与离店', '入住與退房', 'Check-in and check-out'], {
      required: true,
      span: 12,
      startDate: '2027-03-12',
      endDate: '2027-03-24',
    }),
    item.number('rooms', ['间数', '間數', 'Number of rooms'], {
      required: true,
      span: 6,
      min: 1,
      max: 50,
      precision: 0,
    }),
    item.radio('breakfast', ['早餐', '早餐', 'Breakfast'], {
      required: true,
      span: 6,
      options: [
        option('0', ['不含', '不含', 'Not included']),
        option('1', ['单早', '單早', 'For one']),
        option('2', ['双早', '雙早', 'For two']),
      ],
      dataType: 'number',
      preValue: '1',
    }),
    item.upload('group_list', ['团队入住名单', '團隊入住名單', 'Rooming list'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['xlsx', 'xls'],
      help: ['10 间及以上用 Excel 名单', '10 間及以上用 Excel 名單', 'From ten rooms, as an Excel list'],
    }),
    item.dynamic(
      'guests',
      ['入住人', '入住人', 'Guests'],
      {
        required: true,
        minSize: 1,
        maxSize: 50,
        help: ['每间至少一位', '每間至少一位', 'One for each room at least'],
        variant: 'table',
        importing: { way: 'append' },
      },
      [
        item.input('g_name', ['姓名', '姓名', 'Name'], { required: true, span: 8, maxLength: 40 }),
        item.radio('g_gender', ['性别', '性別', 'Gender'], {
          required: true,
          span: 4,
          options: [option('1', ['男', '男', 'Male']), option('2', ['女', '女', 'Female'])],
          dataType: 'number',
        }),
        item.input('g_doc', ['证件号码', '證件號碼', 'Document number'], {
          required: true,
          span: 6,
          rules: [patterns.anyDocument],
          sensitive: 'id',
        }),
        item.select('g_smoke', ['吸烟房', '吸菸房', 'Smoking room'], {
          span: 6,
          options: [option('0', ['无烟', '禁菸', 'No']), option('1', ['吸烟', '吸菸', 'Yes'])],
        }),
      ],
    ),
    item.checkbox('shuttle', ['接驳', '接駁', 'Shuttle'], {
      span: 12,
      options: [
        option('am', ['早班 8:00', '早班 8:00', 'Morning 8:00']),
        option('pm', ['晚班 17:30', '晚班 17:30', 'Evening 17:30']),
      ],
      help: [
        '酒店与展馆之间，展期每天',
        '飯店與展館之間，展期每天',
        'Between hotel and halls, every open day',
      ],
    }),
    item.time('arrive_time', ['到店时间', '抵達時間', 'Arrival time'], {
      required: true,
      span: 6,
      help: [
        '未担保的房间保留到 18:00',
        '未擔保的房間保留到 18:00',
        'Without a guarantee, rooms are kept until 18:00',
      ],
    }),
    item.switch('late_guarantee', ['担保晚到', '擔保晚到', 'Guarantee late arrival'], {
      span: 6,
      options: [option('0', ['不担保', '不擔保', 'No']), option('1', ['担保', '擔保', 'Yes'])],
    }),
    item.textarea('special', ['特殊要求', '特殊要求', 'Special requests'], { maxLength: 200, rows: [2, 4] }),
  ],
  logic: [
    { show: ['group_list'], when: [['rooms', 'ge', '10']] },
    { show: ['guests'], when: [['rooms', 'lt', '10']] },
  ],
});
