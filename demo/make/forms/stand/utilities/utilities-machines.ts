import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { priceTable } from '../../price-table.ts';

/** Machines and their power. */
export const machineItems: readonly ItemSpec[] = [
  item.dynamic(
    'machines',
    ['用电设备', '用電設備', 'Machines'],
    {
      required: true,
      minSize: 1,
      maxSize: 30,
      help: [
        '每种设备一条；可用模板导入',
        '每種設備一條；可用範本匯入',
        'One entry for each kind; may be imported',
      ],
      variant: 'form',
      subLabel: ['设备 {index}', '設備 {index}', 'Machine {index}'],
      importing: { way: 'append' },
    },
    [
      item.input('m_name', ['设备名称', '設備名稱', 'Machine'], { required: true, span: 8, maxLength: 40 }),
      item.number('m_power', ['额定功率', '額定功率', 'Rated power'], {
        required: true,
        span: 8,
        min: 0.1,
        max: 500,
        precision: 1,
        unit: ['kW', 'kW', 'kW'],
      }),
      item.select('m_volt', ['电压', '電壓', 'Voltage'], {
        required: true,
        span: 8,
        options: [
          option('v220', ['220 V 单相', '220 V 單相', '220 V single-phase']),
          option('v380', ['380 V 三相', '380 V 三相', '380 V three-phase']),
        ],
      }),
      item.radio('m_start', ['启动方式', '啟動方式', 'Starting'], {
        required: true,
        span: 8,
        options: [
          option('direct', ['直接启动', '直接啟動', 'Direct']),
          option('soft', ['软启动', '軟啟動', 'Soft starter']),
          option('inv', ['变频', '變頻', 'Inverter']),
        ],
        help: [
          '直接启动的电机按三倍功率选箱',
          '直接啟動的電機按三倍功率選箱',
          'With direct starting choose a box of three times the power',
        ],
      }),
      item.timerange('m_hours', ['开机时段', '開機時段', 'Running hours'], { span: 8 }),
      item.number('m_qty', ['台数', '臺數', 'Units'], {
        required: true,
        span: 8,
        min: 1,
        max: 50,
        precision: 0,
      }),
    ],
  ),
  item.html('prices_power_machine', ['动力电价目', '動力電價目', 'Prices of machine power'], {
    html: priceTable('power-machine'),
  }),
  item.select('mach_box', ['动力电箱', '動力電箱', 'Machine box'], {
    required: true,
    span: 12,
    dictionary: { code: 'facilities', query: { category: 'power-machine' } },
  }),
  item.number('mach_box_qty', ['动力箱数量', '動力箱數量', 'Boxes'], {
    required: true,
    span: 6,
    min: 1,
    max: 20,
    precision: 0,
  }),
  item.number('mach_total', ['动力总功率', '動力總功率', 'Machine load'], {
    required: true,
    span: 6,
    min: 0.1,
    max: 2000,
    precision: 1,
    unit: ['kW', 'kW', 'kW'],
    help: ['各设备功率乘台数之和', '各設備功率乘臺數之和', 'Power times units, all machines'],
  }),
  item.upload('load_sheet', ['大负荷专项方案', '大負荷專項方案', 'Plan for a heavy load'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 2,
    fileMegabytes: 10,
    accept: ['pdf'],
    help: ['200 kW 及以上须附专项方案', '200 kW 及以上須附專項方案', 'Needed from 200 kW'],
  }),
];
