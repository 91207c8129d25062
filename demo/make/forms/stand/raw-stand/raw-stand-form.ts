import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { drawingItems } from './raw-stand-drawings.ts';
import { structureItems } from './raw-stand-structure.ts';

/** C2: a raw-space stand and its drawings. */
export const rawStandForm: DemoForm = demoForm({
  formId: 'exhibitor_c2',
  formType: '12',
  pageKey: 'exhibitor_c2',
  formCode: 'C2',
  formGroup: 'C',
  sort: 2,
  title: ['特装展台登记', '特裝展臺登記', 'Raw-space stand registration'],
  purpose: [
    '图纸报审分初审和复审，意见写在每张图上。全部通过后发施工证。',
    '圖紙報審分初審和複審，意見寫在每張圖上。全部通過後發施工證。',
    'Drawings are reviewed in two rounds with comments on each. Worker passes follow when all of them are approved.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw', 'semi'],
  tags: [],
  notTags: ['freight'],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [...structureItems, ...drawingItems],
  logic: [
    { show: ['upper_area', 'upper_load'], when: [['storeys', 'eq', '2']] },
    { show: ['fire_equip'], when: [['roof_ratio', 'gt', '50']] },
    {
      show: ['engineer_stamp', 'engineer_name'],
      when: [
        ['storeys', 'eq', '2'],
        ['height', 'gt', '4.5'],
      ],
      any: true,
    },
    { show: ['d_structure'], when: [['height', 'ge', '3.5']] },
    { show: ['builder_id'], when: [['builder_confirm', 'eq', 'sup']] },
  ],
});
