import { contactItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { branch, item, option } from '../item-spec.ts';

/** D2: vehicles that come to the gates. */
export const vehiclePassesForm: DemoForm = demoForm({
  formId: 'transport_vehicle',
  formType: '201',
  pageKey: 'transport_vehicle',
  formCode: 'D2',
  formGroup: 'D',
  sort: 2,
  title: ['车辆通行证', '車輛通行證', 'Vehicle passes'],
  purpose: [
    '每辆车一证，进馆当天核验。工本费 50 元，押金 300 元，限停 90 分钟。',
    '每輛車一證，進館當天核驗。工本費 50 元，押金 300 元，限停 90 分鐘。',
    'One pass a vehicle, checked on the day of move-in. Fee CNY 50, deposit CNY 300, parking up to 90 minutes.',
  ],
  roles: ['exhibitor', 'transport'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-08 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'one',
  review: true,
  items: [
    ...contactItems,
    item.dynamic(
      'cheliangtongxingzheng',
      ['车辆', '車輛', 'Vehicles'],
      {
        required: true,
        minSize: 1,
        maxSize: 60,
        help: [
          '每辆进馆货车一行，可用模板导入',
          '每輛進館貨車一行，可用範本匯入',
          'One row for each truck that enters; can be imported with the template',
        ],
        variant: 'table',
        importing: { way: 'append' },
      },
      [
        item.input('plate', ['车牌号', '車牌號碼', 'Plate'], {
          required: true,
          span: 4,
          rules: [
            {
              pattern: String.raw`/^[\u4e00-\u9fa5][A-Z][A-Z0-9]{5,6}$/`,
              message: [
                '车牌号为一个汉字、一个字母和 5–6 位字母或数字',
                '車牌號碼為一個漢字、一個字母和 5–6 位字母或數字',
                'One Chinese character, a letter, then 5 or 6 letters or digits',
              ],
            },
          ],
          placeholder: ['澜A12345', '瀾A12345', '澜A12345'],
          help: ['如 澜A12345', '如 瀾A12345', 'Such as 澜A12345'],
        }),
        item.select('vehicle_type', ['车型', '車型', 'Vehicle'], {
          required: true,
          span: 4,
          options: [
            option('van', ['4.2 米厢货', '4.2 公尺廂型貨車', '4.2 m box truck']),
            option('t68', ['6.8 米', '6.8 公尺', '6.8 m']),
            option('t96', ['9.6 米', '9.6 公尺', '9.6 m']),
            option('t13', ['13 米平板', '13 公尺平板', '13 m flatbed']),
            option('t17', ['17.5 米', '17.5 公尺', '17.5 m']),
            option('car', ['小客车', '小客車', 'Car']),
          ],
        }),
        item.input('driver', ['司机', '司機', 'Driver'], { required: true, span: 4, maxLength: 40 }),
        item.input('driver_id', ['司机身份证', '司機身分證', "Driver's ID"], {
          span: 4,
          rules: [{ type: 'idCard' }],
          sensitive: 'id',
        }),
        item.input('driver_mobile', ['司机手机', '司機手機', "Driver's mobile"], {
          required: true,
          span: 4,
          rules: [{ type: 'mobile' }],
        }),
        item.select('slot', ['进馆时段', '進館時段', 'Move-in slot'], {
          required: true,
          span: 4,
          options: [
            option('m1', ['3 月 14 日 08–12', '3 月 14 日 08–12', '14 March 8–12']),
            option('m2', ['3 月 14 日 13–18', '3 月 14 日 13–18', '14 March 13–18']),
            option('m3', ['3 月 15 日 08–12', '3 月 15 日 08–12', '15 March 8–12']),
            option('m4', ['3 月 15 日 13–18', '3 月 15 日 13–18', '15 March 13–18']),
            option('m5', ['3 月 16 日 08–12', '3 月 16 日 08–12', '16 March 8–12']),
            option('m6', ['3 月 17 日 08–12', '3 月 17 日 08–12', '17 March 8–12']),
          ],
          quotas: { m1: 220 },
          help: [
            '每个时段限量，约满后请选其他时段',
            '每個時段限量，約滿後請選其他時段',
            'Each slot is limited; choose another when full',
          ],
        }),
      ],
    ),
    item.cascader('gate', ['货运门', '貨運門', 'Freight gate'], {
      required: true,
      span: 12,
      options: [
        branch(
          'h1',
          ['1 号馆', '1 號館', 'Hall 1'],
          [option('g11', ['1-1', '1-1', '1-1']), option('g12', ['1-2', '1-2', '1-2'])],
        ),
        branch(
          'h3',
          ['3 号馆', '3 號館', 'Hall 3'],
          [option('g31', ['3-1', '3-1', '3-1']), option('g32', ['3-2', '3-2', '3-2'])],
        ),
        branch(
          'h5',
          ['5 号馆', '5 號館', 'Hall 5'],
          [option('g51', ['5-1', '5-1', '5-1']), option('g52', ['5-2', '5-2', '5-2'])],
        ),
        branch(
          'h7',
          ['7 号馆', '7 號館', 'Hall 7'],
          [option('g71', ['7-1', '7-1', '7-1']), option('g72', ['7-2', '7-2', '7-2'])],
        ),
        branch(
          'h8',
          ['8 号馆', '8 號館', 'Hall 8'],
          [option('g81', ['8-1', '8-1', '8-1']), option('g82', ['8-2', '8-2', '8-2'])],
        ),
      ],
      multiple: true,
      separator: '/',
      help: ['可选多个货门', '可選多個貨門', 'You may choose several gates'],
    }),
    item.datetimerange('out_time', ['撤展用车时间', '撤展用車時間', 'Vehicle time at move-out'], {
      span: 12,
      startDate: '2027-03-21',
      endDate: '2027-03-23',
    }),
    item.number('over_width', ['最大车宽', '最大車寬', 'Widest vehicle'], {
      required: true,
      span: 8,
      min: 1.5,
      max: 4,
      precision: 2,
      unit: ['m', 'm', 'm'],
    }),
    item.upload('escort', ['超限运输许可', '超限運輸許可', 'Oversize permit'], {
      required: true,
      span: 16,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg'],
      help: ['宽于 2.55 m 的车辆须附', '寬於 2.55 m 的車輛須附', 'Needed for vehicles wider than 2.55 m'],
    }),
    item.checkbox('deposit_ok', ['押金规则', '押金規則', 'Deposit rule'], {
      required: true,
      options: [
        option('ok', [
          '超过 90 分钟，每 30 分钟扣 100 元',
          '超過 90 分鐘，每 30 分鐘扣 100 元',
          'Beyond 90 minutes, CNY 100 is deducted for every 30 minutes',
        ]),
      ],
      minSize: 1,
    }),
  ],
  logic: [{ show: ['escort'], when: [['over_width', 'gt', '2.55']] }],
});
