import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { fairDays } from '../fair-days.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';

/** F4: the answer of an invited visitor. */
export const invitationReplyForm: DemoForm = demoForm({
  formId: 'exhibitor_invitation_Form',
  formType: '36',
  pageKey: 'exhibitor_invitation_Form',
  formCode: 'F4',
  formGroup: 'F',
  sort: 4,
  title: ['邀请函登记', '邀請函登記', 'Invitation registration'],
  purpose: [
    '受邀观众确认参观，提交后得到入场二维码。',
    '受邀觀眾確認參觀，提交後得到入場 QR 碼。',
    'An invited visitor confirms the visit here and receives a QR code for entry.',
  ],
  roles: ['public'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-11-01 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-21 16:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: false,
  required: false,
  items: [
    item.input('invite_code', ['邀请码', '邀請碼', 'Invitation code'], {
      required: true,
      span: 12,
      rules: [patterns.inviteCode],
      help: ['8 位，在邀请函上', '8 位，在邀請函上', 'Eight characters, on your invitation'],
    }),
    item.input('name', ['姓名', '姓名', 'Name'], { required: true, span: 12, maxLength: 40 }),
    item.input('mobile', ['手机', '手機', 'Mobile'], {
      required: true,
      span: 12,
      rules: [{ type: 'mobile' }],
    }),
    item.input('company', ['单位', '單位', 'Company'], { required: true, span: 12, maxLength: 60 }),
    item.input('position', ['职务', '職務', 'Position'], { required: true, span: 12, maxLength: 40 }),
    item.checkbox('visit_days', ['参观日', '參觀日', 'Days of visit'], {
      required: true,
      options: fairDays,
      minSize: 1,
    }),
    item.number('with_others', ['同行人数', '同行人數', 'Number of companions'], {
      span: 12,
      min: 0,
      max: 5,
      precision: 0,
    }),
    item.dynamic(
      'others',
      ['同行人', '同行人', 'Companions'],
      {
        required: true,
        minSize: 1,
        maxSize: 5,
        variant: 'form',
        subLabel: ['同行人 {index}', '同行人 {index}', 'Companion {index}'],
      },
      [
        item.input('o_name', ['姓名', '姓名', 'Name'], { required: true, span: 12, maxLength: 40 }),
        item.input('o_mobile', ['手机', '手機', 'Mobile'], {
          required: true,
          span: 12,
          rules: [patterns.anyMobile],
        }),
      ],
    ),
    item.checkbox('privacy', ['个人信息授权', '個人資訊授權', 'Consent'], {
      required: true,
      options: [
        option('ok', ['同意为入场核验使用', '同意為入場核驗使用', 'I agree to its use for checks at entry']),
      ],
      minSize: 1,
    }),
  ],
  logic: [{ show: ['others'], when: [['with_others', 'ge', '1']] }],
});
