import { boothHeadItems } from '../../common-items.ts';
import { item, option, otherOption } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';

/** Size, structure and materials. */
export const structureItems: readonly ItemSpec[] = [
  ...boothHeadItems,
  item.radio('storeys', ['层数', '層數', 'Storeys'], {
    required: true,
    span: 8,
    options: [option('1', ['单层', '單層', 'One']), option('2', ['双层', '雙層', 'Two'])],
    dataType: 'number',
    preValue: '1',
    help: ['双层只限 1、3、5 号馆', '雙層只限 1、3、5 號館', 'Two storeys only in halls 1, 3 and 5'],
  }),
  item.number('upper_area', ['二层面积', '二層面積', 'Upper floor'], {
    required: true,
    span: 8,
    min: 4,
    max: 200,
    precision: 2,
    unit: ['m²', 'm²', 'm²'],
    help: ['不超过一层面积的 50%', '不超過一層面積的 50%', 'Up to half of the ground floor'],
  }),
  item.number('upper_load', ['二层同时人数', '二層同時人數', 'People upstairs'], {
    required: true,
    span: 8,
    min: 1,
    max: 60,
    precision: 0,
    help: ['按每人 1.5 m² 核算', '按每人 1.5 m² 核算', 'Reckoned at 1.5 m² a person'],
  }),
  item.number('height', ['展台高度', '展臺高度', 'Stand height'], {
    required: true,
    span: 8,
    min: 2.5,
    max: { value: '${booth.heightLimit}' },
    precision: 2,
    unit: ['m', 'm', 'm'],
    help: [
      '5 号馆限高 4.5 米，其他馆见展馆资料',
      '5 號館限高 4.5 公尺，其他館見展館資料',
      'Hall 5: 4.5 m; for others see the hall data',
    ],
  }),
  item.select('open_sides', ['开口面数', '開口面數', 'Open sides'], {
    required: true,
    span: 8,
    options: [
      option('1', ['1 面', '1 面', '1']),
      option('2', ['2 面', '2 面', '2']),
      option('3', ['3 面', '3 面', '3']),
      option('4', ['4 面', '4 面', '4']),
    ],
    dataType: 'number',
  }),
  item.number('roof_ratio', ['封顶比例', '封頂比例', 'Roofed part'], {
    span: 8,
    min: 0,
    max: 100,
    precision: 0,
    unit: ['%', '%', '%'],
    help: [
      '超过 50% 须加装悬挂灭火装置',
      '超過 50% 須加裝懸掛滅火設備',
      'Above 50% automatic extinguishers are needed',
    ],
  }),
  item.checkbox('fire_equip', ['消防设备', '消防設備', 'Fire equipment'], {
    required: true,
    span: 12,
    options: [
      option('auto', ['悬挂自动灭火球', '懸掛自動滅火球', 'Automatic units']),
      option('det', ['烟感', '偵煙器', 'Smoke detectors']),
      option('co2', ['二氧化碳灭火器', '二氧化碳滅火器', 'CO₂ extinguishers']),
    ],
    minSize: 1,
  }),
  item.number('extinguishers', ['灭火器数量', '滅火器數量', 'Extinguishers'], {
    required: true,
    span: 8,
    min: 1,
    max: 60,
    precision: 0,
    help: ['每 25 m² 配一具', '每 25 m² 配一具', 'One for each 25 m²'],
  }),
  item.checkbox('materials', ['主要材料', '主要材料', 'Main materials'], {
    required: true,
    options: [
      option('alu', ['铝合金桁架', '鋁合金桁架', 'Aluminium truss']),
      option('steel', ['钢结构', '鋼結構', 'Steel']),
      option('b1', ['B1 级阻燃板', 'B1 級耐燃板', 'Class B1 board']),
      option('glass', ['钢化玻璃', '強化玻璃', 'Tempered glass']),
      option('led', ['LED 屏', 'LED 螢幕', 'LED screen']),
      option('fabric', ['阻燃布', '耐燃布', 'Flame-retardant fabric']),
      otherOption('other', ['其他', '其他', 'Other']),
    ],
    minSize: 1,
  }),
  item.upload('fire_certs', ['材料检测报告', '材料檢測報告', 'Fire certificates'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 10,
    fileMegabytes: 10,
    accept: ['pdf', 'jpg'],
    help: [
      '板材、布料、地毯各一份，检测日期在一年内',
      '板材、布料、地毯各一份，檢測日期在一年內',
      'Board, fabric and carpet, tested within the last year',
    ],
  }),
];
