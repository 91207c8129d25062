import { demoForm } from '../../demo-form.ts';
import type { DemoForm } from '../../demo-form.ts';
import { identityItems } from './personnel-identity.ts';
import { passItems } from './personnel-pass.ts';

/** B1: one person who needs a pass. */
export const personnelForm: DemoForm = demoForm({
  formId: 'exhibitorPersion',
  formType: '7',
  pageKey: 'exhibitorPersion',
  formCode: 'B1',
  formGroup: 'B',
  sort: 1,
  title: ['参展人员', '參展人員', 'Personnel'],
  purpose: [
    '参展证和布展证按这份名单制作。一人一份，每 18 m² 可办 3 张，信息须与证件一致。',
    '參展證和佈展證按這份名單製作。一人一份，每 18 m² 可辦 3 張，資訊須與證件一致。',
    'Passes are made from this list: one form a person, three passes for each 18 m² begun. Everything must match the document.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: true,
  passQuota: { squareMetres: 18, passes: 3, least: 3 },
  items: [...identityItems, ...passItems],
  logic: [
    { show: ['id_no'], when: [['id_type', 'eq', 'id']] },
    {
      show: ['id_no_other', 'id_expiry', 'birthday'],
      when: [
        ['id_type', 'ne', 'id'],
        ['id_type', 'ne', ''],
      ],
    },
    { show: ['mobile'], when: [['nationality', 'eq', 'CN']] },
    {
      show: ['mobile_os'],
      when: [
        ['nationality', 'ne', 'CN'],
        ['nationality', 'ne', ''],
      ],
    },
    { show: ['pass_days'], when: [['pass_type', 'eq', 'temp']] },
    { show: ['special_cert'], when: [['pass_type', 'eq', 'build']] },
    { show: ['post_to'], when: [['pick_up', 'eq', 'post']] },
  ],
});
