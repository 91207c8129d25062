import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';
import { switches } from '../switches.ts';

/** F5: customers to invite. */
export const invitedAudienceForm: DemoForm = demoForm({
  formId: 'exhibitor_invitationAudience',
  formType: '38',
  pageKey: 'exhibitor_invitationAudience',
  formCode: 'F5',
  formGroup: 'F',
  sort: 5,
  title: ['邀约观众名单', '邀約觀眾名單', 'Invited audience'],
  purpose: [
    '批量录入要邀请的老客户，系统按设定时间分批发送短信。',
    '批次輸入要邀請的老客戶，系統按設定時間分批發送簡訊。',
    'Import the customers you want to invite; SMS are sent in batches at the time you set.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: ['invite-list'],
  notTags: [],
  opensAt: '2026-11-01 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-10 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: false,
  required: false,
  items: [
    item.radio('au_source', ['名单来源', '名單來源', 'Source of the list'], {
      required: true,
      span: 12,
      options: [
        option('crm', ['客户系统', '客戶系統', 'CRM']),
        option('fair', ['往届观众', '往屆觀眾', 'Visitors of earlier editions']),
        option('sales', ['销售提供', '銷售提供', 'From your sales team']),
      ],
    }),
    item.datetime('au_send_at', ['发送时间', '發送時間', 'Send at'], {
      required: true,
      span: 12,
      startDate: '2026-11-01',
      endDate: '2027-03-10',
      help: ['21:00–8:00 之间不发送', '21:00–8:00 之間不發送', 'Nothing is sent between 21:00 and 8:00'],
    }),
    item.dynamic(
      'au_rows',
      ['名单', '名單', 'List'],
      {
        required: true,
        minSize: 1,
        maxSize: 2000,
        help: [
          '只能用模板导入，最多 2000 人',
          '只能用範本匯入，最多 2000 人',
          'By import only, up to 2,000 people',
        ],
        variant: 'table',
        importing: { way: 'append', only: true },
      },
      [
        item.input('au_name', ['姓名', '姓名', 'Name'], { required: true, span: 6, maxLength: 40 }),
        item.input('au_mobile', ['手机', '手機', 'Mobile'], {
          required: true,
          span: 6,
          rules: [patterns.anyMobile],
        }),
        item.input('au_company', ['单位', '單位', 'Company'], { span: 6, maxLength: 60 }),
        item.select('au_lang', ['语言', '語言', 'Language'], {
          span: 6,
          options: [
            option('zh-Hans', ['简体', '簡體', 'Simplified Chinese']),
            option('zh-Hant', ['繁体', '繁體', 'Traditional Chinese']),
            option('en', ['英文', '英文', 'English']),
          ],
        }),
      ],
    ),
    item.input('au_sign', ['短信落款', '簡訊署名', 'SMS signature'], {
      required: true,
      span: 12,
      maxLength: 12,
      help: ['显示在短信末尾', '顯示在簡訊末尾', 'Shown at the end of the SMS'],
    }),
    item.checkbox('au_agree', ['合法来源', '合法來源', 'Lawful source'], {
      required: true,
      options: [
        option('ok', [
          '名单经本人同意取得',
          '名單經本人同意取得',
          'Collected with the consent of those listed',
        ]),
      ],
      minSize: 1,
    }),
    item.switch('au_second', ['一周后再提醒', '一週後再提醒', 'Remind again after a week'], {
      span: 8,
      options: switches.yesNo,
    }),
    item.time('au_second_at', ['提醒时间', '提醒時間', 'Reminder at'], {
      required: true,
      span: 8,
      preValue: '10:00:00',
    }),
  ],
  logic: [{ show: ['au_second_at'], when: [['au_second', 'eq', '1']] }],
});
