import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';

/** F3: what an exhibitor’s invitation page says. */
export const invitationPageForm: DemoForm = demoForm({
  formId: 'exhibitor_invitation',
  formType: '35',
  pageKey: 'exhibitor_invitation',
  formCode: 'F3',
  formGroup: 'F',
  sort: 3,
  title: ['展商邀约', '展商邀約', "Exhibitor's invitation"],
  purpose: [
    '填写邀请函页面的内容，观众看到的就是这里写的。',
    '填寫邀請函頁面的內容，觀眾看到的就是這裡寫的。',
    'Write your invitation page here; visitors see exactly this.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-11-01 09:00:00',
  earlyEndAt: null,
  endAt: '2027-03-16 18:00:00',
  lateEndAt: null,
  submissions: 'one',
  review: false,
  items: [
    item.input('ei_host', ['邀请人', '邀請人', 'Host'], {
      required: true,
      span: 8,
      maxLength: 40,
      preValue: '${user.NAME}',
    }),
    item.input('ei_company', ['单位', '單位', 'Company'], {
      required: true,
      span: 16,
      maxLength: 60,
      preValue: '${exhibitor.NAME}',
    }),
    item.textarea('ei_text', ['邀请语', '邀請語', 'Invitation text'], {
      required: true,
      maxLength: 120,
      rows: [2, 4],
      counter: true,
      help: ['不超过 120 字', '不超過 120 字', 'Up to 120 characters'],
    }),
    item.checkbox('ei_lang', ['页面语言', '頁面語言', 'Languages'], {
      required: true,
      span: 12,
      options: [
        option('zh-Hans', ['简体', '簡體', 'Simplified Chinese']),
        option('zh-Hant', ['繁体', '繁體', 'Traditional Chinese']),
        option('en', ['英文', '英文', 'English']),
      ],
      minSize: 1,
    }),
    item.textarea('ei_text_en', ['英文邀请语', '英文邀請語', 'Invitation text in English'], {
      required: true,
      maxLength: 240,
      rows: [2, 4],
      counter: true,
    }),
    item.datetime('ei_time', ['约定时间', '約定時間', 'Appointment'], {
      span: 12,
      startDate: '2027-03-18',
      endDate: '2027-03-21',
      help: ['不约定时间的留空', '不約定時間的留空', 'Leave empty if no time is agreed'],
    }),
    item.select('ei_place', ['会面地点', '會面地點', 'Meeting place'], {
      required: true,
      span: 12,
      options: [
        option('booth', ['展台', '展臺', 'Stand']),
        option('vip', ['贵宾室', '貴賓室', 'VIP lounge']),
        option('forum', ['论坛', '論壇', 'Forum']),
      ],
    }),
    item.timerange('ei_lounge_hours', ['贵宾室时段', '貴賓室時段', 'VIP lounge hours'], {
      required: true,
      span: 12,
    }),
    item.array('ei_topic', ['看点', '看點', 'Highlights'], {
      span: 12,
      maxLength: 24,
      minSize: 1,
      maxSize: 5,
    }),
    item.upload('ei_photo', ['页面图', '頁面圖', 'Page picture'], {
      span: 12,
      maxSize: 3,
      fileMegabytes: 5,
      accept: ['jpg', 'png'],
    }),
    item.switch('ei_show_map', ['显示展位图', '顯示攤位圖', 'Show the booth map'], {
      span: 8,
      options: [option('0', ['不显示', '不顯示', 'No']), option('1', ['显示', '顯示', 'Yes'])],
    }),
  ],
  logic: [
    { show: ['ei_text_en'], when: [['ei_lang', 'eq', 'en']] },
    { show: ['ei_lounge_hours'], when: [['ei_place', 'eq', 'vip']] },
  ],
});
