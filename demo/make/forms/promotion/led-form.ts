import { contactItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { fairDays } from '../fair-days.ts';
import { item, option } from '../item-spec.ts';

/** E2: LED advertising. */
export const ledForm: DemoForm = demoForm({
  formId: 'exhibitor_d2',
  formType: '18',
  pageKey: 'exhibitor_d2',
  formCode: 'E2',
  formGroup: 'E',
  sort: 2,
  title: ['LED 广告', 'LED 廣告', 'LED advertising'],
  purpose: [
    '登录厅、中庭和南广场大屏按 15 秒一个单位全天轮播。',
    '報到大廳、中庭和南廣場大螢幕按 15 秒一個單位全天輪播。',
    'Screens in the entrance hall, the atrium and the south square repeat films all day, in units of 15 seconds.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: '2026-10-31 18:00:00',
  endAt: '2027-01-15 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'many',
  review: true,
  items: [
    ...contactItems,
    item.select('led_screen', ['屏', '螢幕', 'Screen'], {
      required: true,
      span: 12,
      dictionary: { code: 'led-slots' },
    }),
    item.select('led_day', ['日期', '日期', 'Day'], {
      required: true,
      span: 12,
      options: fairDays,
      multiple: true,
      minSize: 1,
    }),
    item.select('led_slot', ['时段', '時段', 'Slot'], {
      required: true,
      span: 12,
      dictionary: { code: 'led-slots', query: { parentKey: '{{led_screen}}' } },
      help: [
        '随所选屏变化，每时段单位数有限',
        '隨所選螢幕變化，每時段單位數有限',
        'Depends on the screen; each slot has a limited number of units',
      ],
    }),
    item.number('led_units', ['15 秒单位数', '15 秒單位數', 'Units of 15 seconds'], {
      required: true,
      span: 6,
      min: 1,
      max: 8,
      precision: 0,
    }),
    item.switch('led_sound', ['带声音', '帶聲音', 'Sound'], {
      span: 6,
      options: [option('0', ['无声', '無聲', 'Silent']), option('1', ['有声', '有聲', 'With sound'])],
    }),
    item.upload('led_video', ['视频', '影片', 'Video'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 500,
      accept: ['mp4', 'mov'],
      help: [
        'H.264 编码，尺寸与所选屏一致',
        'H.264 編碼，尺寸與所選螢幕一致',
        'H.264, in the size of the chosen screen',
      ],
    }),
    item.upload('led_poster', ['静帧', '靜態畫面', 'Still image'], {
      span: 12,
      maxSize: 1,
      fileMegabytes: 20,
      accept: ['jpg', 'png'],
    }),
    item.upload('led_music_right', ['音乐授权', '音樂授權', 'Music licence'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 10,
      accept: ['pdf', 'jpg'],
    }),
    item.textarea('led_script', ['画面与字幕', '畫面與字幕', 'Pictures and subtitles'], {
      required: true,
      maxLength: 300,
      rows: [3, 6],
      counter: true,
      help: ['逐句写出字幕和旁白', '逐句寫出字幕和旁白', 'Write out subtitles and voice-over line by line'],
    }),
    item.time('led_time', ['希望首播', '希望首播', 'First showing'], { span: 8 }),
    item.number('led_seconds', ['片长', '片長', 'Film length'], {
      required: true,
      span: 8,
      min: 5,
      max: 120,
      precision: 0,
      unit: ['s', 's', 's'],
    }),
    item.html('led_long_note', ['长片提示', '長片提示', 'Long films'], {
      html: [
        '<p>超过 60 秒的片子只在中庭屏整点播放。</p>',
        '<p>超過 60 秒的片子只在中庭螢幕整點播放。</p>',
        '<p>Films over 60 seconds are shown only on the atrium screen, on the hour.</p>',
      ],
    }),
  ],
  logic: [
    { show: ['led_music_right'], when: [['led_sound', 'eq', '1']] },
    { show: ['led_long_note'], when: [['led_seconds', 'gt', '60']] },
    { show: ['led_poster'], when: [['led_units', 'lt', '3']] },
  ],
});
