import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { listItems } from './special-items-list.ts';
import { safetyItems } from './special-items-safety.ts';

/** D4: exhibits that need a permit. */
export const specialItemsForm: DemoForm = demoForm({
  formId: 'exhibitor_e2',
  formType: '23',
  pageKey: 'exhibitor_e2',
  formCode: 'D4',
  formGroup: 'D',
  sort: 4,
  title: ['特殊物品申报', '特殊物品申報', 'Special items'],
  purpose: [
    '超长、超重、带压、带火、激光、化学品、电池、无人机和活体展品须在进馆前申报，没有也请提交一次。',
    '超長、超重、帶壓、帶火、雷射、化學品、電池、無人機和活體展品須在進館前申報，沒有也請提交一次。',
    'Before move-in, declare oversize, overweight, pressurised, open-flame, laser, chemical and battery exhibits, drones, and live animals or plants. Submit once even if there are none.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: true,
  items: [...listItems, ...safetyItems],
  logic: [
    { show: ['sp_kinds', 'sp_rows', 'max_kg', 'keeper'], when: [['has_special', 'eq', '1']] },
    { show: ['floor_plan'], when: [['max_kg', 'gt', '2000']] },
    {
      show: ['chem_class', 'msds'],
      when: [
        ['sp_kinds', 'eq', 'chem'],
        ['sp_kinds', 'eq', 'batt'],
      ],
      any: true,
    },
    { show: ['fire_plan'], when: [['sp_kinds', 'eq', 'fire']] },
    { show: ['laser_class'], when: [['sp_kinds', 'eq', 'laser']] },
    { show: ['laser_shield'], when: [['laser_class', 'ge', '3']] },
    {
      show: ['demo_times'],
      when: [
        ['sp_kinds', 'eq', 'fire'],
        ['sp_kinds', 'eq', 'laser'],
        ['sp_kinds', 'eq', 'fly'],
      ],
      any: true,
    },
  ],
});
