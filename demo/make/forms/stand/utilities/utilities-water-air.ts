import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';

/** Build-up power, water and compressed air. */
export const waterAirItems: readonly ItemSpec[] = [
  item.datetimerange('temp_period', ['临时电使用时间', '臨時電使用時間', 'Build-up power'], {
    required: true,
    span: 12,
    startDate: '2027-03-14',
    endDate: '2027-03-17',
    help: ['布展期间的临时用电', '佈展期間的臨時用電', 'Power during move-in'],
  }),
  item.number('water_points', ['给水点', '給水點', 'Water points'], {
    required: true,
    span: 8,
    min: 1,
    max: 10,
    precision: 0,
    help: [
      '口径 DN20，只在 1、3、5、7 号馆提供',
      '口徑 DN20，只在 1、3、5、7 號館提供',
      'DN20, only in halls 1, 3, 5 and 7',
    ],
  }),
  item.radio('water_use', ['用途', '用途', 'Use'], {
    required: true,
    span: 8,
    options: [
      option('sink', ['洗涤盆', '水槽', 'Sink']),
      option('mach', ['设备冷却', '設備冷卻', 'Cooling']),
    ],
  }),
  item.number('drain_flow', ['排水量', '排水量', 'Drain'], {
    span: 8,
    min: 0,
    max: 5,
    precision: 1,
    unit: ['m³/h', 'm³/h', 'm³/h'],
  }),
  item.select('air_dia', ['气管口径', '氣管口徑', 'Air hose'], {
    required: true,
    span: 8,
    options: [
      option('d6', ['6 mm', '6 mm', '6 mm']),
      option('d10', ['10 mm', '10 mm', '10 mm']),
      option('d16', ['16 mm', '16 mm', '16 mm']),
      option('d20', ['20 mm', '20 mm', '20 mm']),
    ],
  }),
  item.number('air_flow', ['用气量', '用氣量', 'Air flow'], {
    required: true,
    span: 8,
    min: 0.1,
    max: 10,
    precision: 1,
    unit: ['m³/min', 'm³/min', 'm³/min'],
  }),
  item.number('air_pressure', ['工作压力', '工作壓力', 'Pressure'], {
    required: true,
    span: 8,
    min: 0.4,
    max: 0.8,
    precision: 2,
    unit: ['MPa', 'MPa', 'MPa'],
  }),
  item.checkbox('air_dryer', ['自带处理设备', '自帶處理設備', 'Own equipment'], {
    span: 12,
    options: [
      option('dry', ['干燥机', '乾燥機', 'Dryer']),
      option('filt', ['过滤器', '過濾器', 'Filter']),
      option('tank', ['储气罐', '儲氣罐', 'Receiver']),
    ],
    help: ['用气量 1.5 m³/min 及以下时填写', '用氣量 1.5 m³/min 及以下時填寫', 'For flows up to 1.5 m³/min'],
  }),
  item.upload('position_plan', ['点位图', '點位圖', 'Position plan'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 3,
    fileMegabytes: 10,
    accept: ['pdf', 'jpg', 'png'],
    help: [
      '在展位图上标出电箱、水点和气点',
      '在攤位圖上標出電箱、水點和氣點',
      'Mark boxes, water and air on the plan of your booth',
    ],
  }),
  item.input('elec_person', ['持证电工', '持證電工', 'Certified electrician'], {
    required: true,
    span: 12,
    maxLength: 40,
  }),
  item.input('elec_cert_no', ['电工证号', '電工證號', 'Certificate number'], {
    required: true,
    span: 12,
    rules: [patterns.certificate],
  }),
];
