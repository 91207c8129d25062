import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { lightItems } from './utilities-light.ts';
import { machineItems } from './utilities-machines.ts';
import { waterAirItems } from './utilities-water-air.ts';

/** C3: light, machines, water and compressed air. */
export const utilitiesForm: DemoForm = demoForm({
  formId: 'exhibitor_c3',
  formType: '13',
  pageKey: 'exhibitor_c3',
  formCode: 'C3',
  formGroup: 'C',
  sort: 3,
  title: ['水电气申请', '水電氣申請', 'Water, power and compressed air'],
  purpose: [
    '按设备额定功率申报，照明与动力分开计，并附标出接口位置的点位图。',
    '按設備額定功率申報，照明與動力分開計，並附標出接點位置的點位圖。',
    'Declare rated power, lighting apart from machines, and attach a plan that marks every connection.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: ['freight'],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-04 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [...lightItems, ...machineItems, ...waterAirItems],
  logic: [
    {
      show: ['prices_power_light', 'light_box', 'light_qty', 'light_24h'],
      when: [['need_kind', 'eq', 'light']],
    },
    { show: ['light_24h_reason'], when: [['light_24h', 'eq', '1']] },
    {
      show: [
        'machines',
        'prices_power_machine',
        'mach_box',
        'mach_box_qty',
        'mach_total',
        'elec_person',
        'elec_cert_no',
      ],
      when: [['need_kind', 'eq', 'mach']],
    },
    { show: ['load_sheet'], when: [['mach_total', 'ge', '200']] },
    { show: ['temp_period'], when: [['need_kind', 'eq', 'temp']] },
    { show: ['water_points', 'water_use', 'drain_flow'], when: [['need_kind', 'eq', 'water']] },
    { show: ['air_dia', 'air_flow', 'air_pressure'], when: [['need_kind', 'eq', 'air']] },
    { show: ['air_dryer'], when: [['air_flow', 'le', '1.5']] },
  ],
});
