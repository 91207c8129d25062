import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { overtimeItems } from './rigging-overtime.ts';
import { pointItems } from './rigging-points.ts';

/** C4: rigging points and overtime. */
export const riggingForm: DemoForm = demoForm({
  formId: 'exhibitor_c4',
  formType: '14',
  pageKey: 'exhibitor_c4',
  formCode: 'C4',
  formGroup: 'C',
  sort: 4,
  title: ['吊点与加班', '吊點與加班', 'Rigging and overtime'],
  purpose: [
    '吊点由主场作业，每点不超过 100 kg。布展开始后不再接受吊点订单。',
    '吊點由主場作業，每點不超過 100 kg。佈展開始後不再接受吊點訂單。',
    'Rigging is done by the official contractor, up to 100 kg a point. No rigging orders once move-in has begun.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw', 'semi'],
  tags: [],
  notTags: ['freight'],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [...pointItems, ...overtimeItems],
  logic: [
    {
      show: [
        'rig_count',
        'rig_weight',
        'rig_object',
        'rig_bottom',
        'rig_hoist',
        'rig_points',
        'rig_at',
        'rig_drawing',
      ],
      when: [['need_rig', 'eq', '1']],
    },
    { show: ['prices_hoist', 'hoist_kind'], when: [['rig_hoist', 'eq', 'rent']] },
    { show: ['hoist_certs'], when: [['rig_hoist', 'eq', 'own']] },
    {
      show: ['rig_calc'],
      when: [
        ['rig_weight', 'gt', '500'],
        ['rig_count', 'gt', '12'],
      ],
      any: true,
    },
    { show: ['ot_rows'], when: [['need_ot', 'eq', '1']] },
  ],
});
