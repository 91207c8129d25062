import { siteItems } from './booth-services-site.ts';
import { standItems } from './booth-services-stand.ts';
import { signItems } from '../../common-items.ts';
import { demoForm, type DemoForm, type FormSpec } from '../../demo-form.ts';

/** C1: the stand, its builder, power, water, air, network and what is needed on site. */
export const servicesSpec: FormSpec = {
  formId: 'exhibitor_c1',
  formType: '11',
  pageKey: 'exhibitor_c1',
  formCode: 'C1',
  formGroup: 'C',
  sort: 1,
  title: ['展位服务', '展位服務', 'Booth services'],
  purpose: [
    '水电、网络与搭建配合。组委会按此表配线，开展前 20 天起不再接受变更。',
    '水電、網路與搭建配合。主辦單位按此表配線，開展前 20 天起不再接受變更。',
    'Power, water, network and help with building. We wire the stand from this form; no changes from 20 days before opening.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: ['freight'],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [...standItems, ...siteItems, ...signItems],
  logic: [
    {
      show: ['stand_builder', 'builder_level', 'stand_height', 'build_period', 'night_work', 'safety_letter'],
      when: [
        ['booth_type', 'eq', 'raw'],
        ['area', 'ge', '36'],
      ],
    },
    {
      show: ['stand_builder', 'stand_height', 'build_period', 'night_work'],
      when: [['booth_type', 'eq', 'semi']],
    },
    { show: ['builder_other', 'builder_cert'], when: [['stand_builder', 'eq', 'other']] },
    { show: ['over_height_doc'], when: [['stand_height', 'gt', '4.5']] },
    { show: ['night_hours'], when: [['night_work', 'eq', '1']] },
    { show: ['kit_swap'], when: [['booth_type', 'eq', 'std']] },
    { show: ['circuit_plan'], when: [['power_total', 'ge', '20']] },
    { show: ['lift_time'], when: [['site_needs', 'eq', 'lift']] },
    { show: ['empty_count'], when: [['site_needs', 'eq', 'empty']] },
  ],
};

export const boothServicesForm: DemoForm = demoForm(servicesSpec);
