import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';

/** E5: a medium that wants to come. */
export const mediaRegistrationForm: DemoForm = demoForm({
  formId: 'media_register',
  formType: '200',
  pageKey: 'mediaRegister',
  formCode: 'E5',
  formGroup: 'E',
  sort: 5,
  title: ['媒体注册', '媒體註冊', 'Media registration'],
  purpose: [
    '四步中的第一步：填写媒体机构和联系人。审核通过后继续完善资料。',
    '四步中的第一步：填寫媒體機構和聯絡人。審核通過後繼續完善資料。',
    'Step one of four: your media organisation and a contact. Once approved, go on to the accreditation.',
  ],
  roles: ['media'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-11-09 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-10 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: true,
  items: [
    item.input('mobile', ['手机', '手機', 'Mobile'], {
      required: true,
      span: 12,
      rules: [{ type: 'mobile' }],
      preValue: '${user.MOBILE}',
      readonly: true,
      help: [
        '登录账号的手机，不能在这里改',
        '登入帳號的手機，不能在這裡改',
        'The mobile of your account; it cannot be changed here',
      ],
    }),
    item.radio('media_kind', ['媒体类型', '媒體類型', 'Kind of media'], {
      required: true,
      options: [
        option('print', ['报刊', '報章雜誌', 'Print']),
        option('tv', ['广播电视', '廣播電視', 'Broadcast']),
        option('web', ['网络媒体', '網路媒體', 'Online']),
        option('self', ['自媒体', '自媒體', 'Independent creator']),
        option('trade', ['行业媒体', '行業媒體', 'Trade press']),
      ],
    }),
    item.input('media_name', ['媒体名称', '媒體名稱', 'Media organisation'], {
      required: true,
      span: 12,
      maxLength: 60,
    }),
    item.year('media_since', ['创办年份', '創辦年份', 'Year founded'], {
      span: 6,
      startDate: '1900',
      endDate: '2026',
    }),
    item.number('fans', ['关注者', '關注者', 'Followers'], {
      required: true,
      span: 6,
      min: 0,
      max: 999999999,
      precision: 0,
      help: ['所有平台之和', '所有平臺之和', 'All platforms together'],
    }),
    item.html('few_fans', ['提示', '提示', 'Note'], {
      html: [
        '<p>关注者不足 5000 人的账号，请先联系媒体组 0417-6620 1177。</p>',
        '<p>關注者不足 5000 人的帳號，請先聯絡媒體組 0417-6620 1177。</p>',
        '<p>With fewer than 5,000 followers, please contact the press team first: 0417-6620 1177.</p>',
      ],
    }),
    item.cascader('media_region', ['所在地', '所在地', 'Based in'], {
      required: true,
      span: 12,
      dictionary: { code: 'region-cn', lazy: true },
      multiple: true,
      separator: '/',
      help: ['可多选', '可多選', 'One or more'],
    }),
    item.input('name', ['姓名', '姓名', 'Name'], { required: true, span: 12, maxLength: 40 }),
    item.input('email', ['电子邮箱', '電子郵件', 'E-mail'], {
      required: true,
      span: 12,
      maxLength: 80,
      rules: [{ type: 'email' }],
    }),
    item.checkbox('privacy', ['用户协议', '使用者條款', 'Terms of use'], {
      required: true,
      options: [
        option('ok', [
          '同意用户协议与隐私政策',
          '同意使用者條款與隱私政策',
          'I accept the terms of use and the privacy policy',
        ]),
      ],
      minSize: 1,
    }),
  ],
  logic: [
    {
      show: ['fans'],
      when: [
        ['media_kind', 'eq', 'self'],
        ['media_kind', 'eq', 'web'],
      ],
      any: true,
    },
    { show: ['few_fans'], when: [['fans', 'lt', '5000']] },
  ],
});
