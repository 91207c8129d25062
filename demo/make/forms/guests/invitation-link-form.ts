import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';
import { switches } from '../switches.ts';

/** F2: a link, QR code and poster for visitors. */
export const invitationLinkForm: DemoForm = demoForm({
  formId: 'invite',
  formType: '33',
  pageKey: 'invite',
  formCode: 'F2',
  formGroup: 'F',
  sort: 2,
  title: ['观众邀请', '觀眾邀請', 'Visitor invitation'],
  purpose: [
    '生成专属链接、二维码和海报，并查看有谁登记。',
    '生成專屬連結、QR 碼和海報，並檢視有誰登記。',
    'Make your own link, QR code and poster, and see who has registered.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-11-01 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-21 17:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: false,
  items: [
    item.radio('inv_channel', ['渠道', '管道', 'Channel'], {
      required: true,
      span: 12,
      options: [
        option('wechat', ['社交群', '社群', 'Chat groups']),
        option('mail', ['邮件', '郵件', 'E-mail']),
        option('sms', ['短信', '簡訊', 'SMS']),
        option('paper', ['纸质', '紙本', 'Paper']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
    }),
    item.number('inv_quota', ['名额', '名額', 'Quota'], {
      required: true,
      span: 12,
      min: 1,
      max: 5000,
      precision: 0,
    }),
    item.input('inv_title', ['海报标题', '海報標題', 'Poster title'], {
      required: true,
      span: 12,
      maxLength: 20,
      placeholder: ['请到 5 号馆 B117', '請到 5 號館 B117', 'Meet us in hall 5, B117'],
      help: [
        '印在海报最上面，如「请到 5 号馆 B117」',
        '印在海報最上面，如「請到 5 號館 B117」',
        'At the top of the poster, such as “Meet us in hall 5, B117”',
      ],
    }),
    item.input('inv_sub', ['海报副题', '海報副題', 'Poster subtitle'], { span: 12, maxLength: 40 }),
    item.dynamic(
      'inv_program',
      ['现场看点', '現場看點', 'Highlights on the stand'],
      {
        minSize: 0,
        maxSize: 4,
        variant: 'form',
        subLabel: ['看点 {index}', '看點 {index}', 'Highlight {index}'],
      },
      [
        item.datetime('i_at', ['时间', '時間', 'Time'], {
          required: true,
          span: 8,
          startDate: '2027-03-18',
          endDate: '2027-03-21',
        }),
        item.input('i_text', ['内容', '內容', 'Content'], { required: true, span: 16, maxLength: 40 }),
      ],
    ),
    item.radio('inv_color', ['海报样式', '海報樣式', 'Poster style'], {
      required: true,
      span: 12,
      options: [
        option('a', ['黄', '黃', 'Yellow']),
        option('b', ['墨绿', '墨綠', 'Dark green']),
        option('c', ['白', '白', 'White']),
      ],
    }),
    item.upload('inv_photo', ['海报图', '海報圖', 'Poster picture'], {
      span: 12,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['jpg', 'png'],
    }),
    item.switch('inv_vip', ['贵宾通道', '貴賓通道', 'VIP lane'], { span: 8, options: switches.yesNo }),
    item.upload('inv_vip_list', ['贵宾名单', '貴賓名單', 'VIP list'], {
      required: true,
      span: 16,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 5,
      accept: ['xlsx', 'xls'],
      help: ['50 人以内，Excel', '50 人以內，Excel', 'Up to 50 people, in Excel'],
    }),
    item.checkbox('inv_consent', ['个人信息', '個人資訊', 'Consent'], {
      required: true,
      options: [
        option('ok', ['被邀请人同意接收', '被邀請人同意接收', 'Those invited agree to be contacted']),
      ],
      minSize: 1,
    }),
  ],
  logic: [{ show: ['inv_vip_list'], when: [['inv_vip', 'eq', '1']] }],
});
