import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** B5: what a person fills in through an exhibitor’s link. */
export const selfRegistrationForm: DemoForm = demoForm({
  formId: 'staff_self',
  formType: '7',
  pageKey: 'staff_self',
  formCode: 'B5',
  formGroup: 'B',
  sort: 5,
  title: ['工作人员自助登记', '工作人員自助登記', 'Register yourself'],
  purpose: [
    '本人通过展商发来的链接填写。展商确认后进入其人员名单，并占用名额。',
    '本人通過展商發來的連結填寫。展商確認後進入其人員名單，並佔用名額。',
    'Filled in by the person, through a link from the exhibitor. Once confirmed it joins the exhibitor’s list and counts against its quota.',
  ],
  roles: ['public'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-18 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: true,
  required: false,
  passQuota: { squareMetres: 18, passes: 3, least: 3 },
  items: [
    item.input('name', ['姓名', '姓名', 'Name'], { required: true, maxLength: 40, rules: [{ min: 2 }] }),
    item.radio('id_type', ['证件类型', '證件類型', 'Document'], {
      required: true,
      options: [
        option('id', ['居民身份证', '居民身分證', 'Resident ID card']),
        option('pass', ['护照', '護照', 'Passport']),
      ],
      preValue: 'id',
    }),
    item.input('id_no', ['身份证号', '身分證號', 'ID number'], {
      required: true,
      rules: [{ type: 'idCard' }],
      sensitive: 'id',
    }),
    item.input('passport_no', ['护照号', '護照號', 'Passport number'], {
      required: true,
      rules: [patterns.passport],
      sensitive: 'id',
    }),
    item.input('mobile', ['手机', '手機', 'Mobile'], { required: true, rules: [{ type: 'mobile' }] }),
    item.input('position', ['职务', '職務', 'Position'], { required: true, maxLength: 40 }),
    item.datetime('arrive_at', ['预计到馆', '預計到館', 'Arrival'], {
      startDate: '2027-03-14',
      endDate: '2027-03-21',
      help: ['用于安排领证窗口', '用於安排領證窗口', 'So that the pass desk knows'],
    }),
    item.upload('photo', ['证件照', '證件照', 'Photo'], {
      required: true,
      maxSize: 1,
      fileMegabytes: 2,
      accept: ['jpg', 'png'],
      sensitive: 'photo',
      help: ['白底近照，可现场拍摄', '白底近照，可現場拍攝', 'On white ground; you may take it now'],
    }),
    item.checkbox('privacy', ['个人信息授权', '個人資訊授權', 'Consent'], {
      required: true,
      options: [
        option('ok', [
          '同意为制证用途收集并在展后 60 天删除',
          '同意為製證用途收集並在展後 60 天刪除',
          'I agree to the use for the pass, deleted 60 days after the fair',
        ]),
      ],
      minSize: 1,
    }),
  ],
  logic: [
    { show: ['id_no'], when: [['id_type', 'eq', 'id']] },
    { show: ['passport_no'], when: [['id_type', 'eq', 'pass']] },
  ],
});
