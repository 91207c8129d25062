import { contactItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { fairDays } from '../fair-days.ts';
import { branch, item, option } from '../item-spec.ts';
import { switches } from '../switches.ts';

/** E3: a slot in the forum. */
export const speechForm: DemoForm = demoForm({
  formId: 'common_speech',
  formType: '200',
  pageKey: 'speechApply',
  formCode: 'E3',
  formGroup: 'E',
  sort: 3,
  title: ['演讲申请', '演講申請', 'Speaking slot'],
  purpose: [
    '申请江澜论坛三个会场的演讲时段，由论坛组评选后通知。',
    '申請江瀾論壇三個會場的演講時段，由論壇組評選後通知。',
    'Apply for a slot in one of the three rooms of the Jianglan Forum. The forum team selects the talks and informs you.',
  ],
  roles: ['exhibitor', 'media'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-31 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: true,
  items: [
    ...contactItems,
    item.input('sp_title', ['题目', '題目', 'Title'], { required: true, span: 12, maxLength: 50 }),
    item.input('sp_title_en', ['英文题目', '英文題目', 'Title in English'], {
      required: true,
      span: 12,
      maxLength: 100,
    }),
    item.radio('sp_form', ['形式', '形式', 'Format'], {
      required: true,
      span: 12,
      options: [
        option('talk', ['主题演讲', '主題演講', 'Talk']),
        option('panel', ['圆桌', '圓桌論壇', 'Panel']),
        option('launch', ['新品发布', '新品發表', 'Launch']),
        option('work', ['工作坊', '工作坊', 'Workshop']),
      ],
    }),
    item.select('sp_len', ['时长', '時長', 'Length'], {
      required: true,
      span: 12,
      options: [
        option('15', ['15 分钟', '15 分鐘', '15 min']),
        option('30', ['30 分钟', '30 分鐘', '30 min']),
        option('45', ['45 分钟', '45 分鐘', '45 min']),
      ],
      dataType: 'number',
    }),
    item.tree('sp_topic', ['议题', '議題', 'Topics'], {
      required: true,
      span: 12,
      options: [
        branch(
          't1',
          ['智能传动', '智慧傳動', 'Smart drives'],
          [
            option('t11', ['减速机', '減速機', 'Gear reducers']),
            option('t12', ['伺服', '伺服', 'Servo systems']),
          ],
        ),
        branch(
          't2',
          ['绿色制造', '綠色製造', 'Green manufacturing'],
          [
            option('t21', ['节能', '節能', 'Energy saving']),
            option('t22', ['再制造', '再製造', 'Remanufacturing']),
          ],
        ),
        option('t3', ['数字工厂', '數位工廠', 'Digital factory']),
      ],
      multiple: true,
      strict: true,
      maxSize: 3,
      help: ['最多 3 项', '最多 3 項', 'Up to three'],
    }),
    item.textarea('sp_abstract', ['摘要', '摘要', 'Abstract'], {
      required: true,
      maxLength: 500,
      rules: [{ min: 80 }],
      rows: [4, 8],
      counter: true,
      help: [
        '80–500 字，写明听众能得到什么',
        '80–500 字，寫明聽眾能得到什麼',
        '80 to 500 characters: what the audience will gain',
      ],
    }),
    item.dynamic(
      'sp_speakers',
      ['演讲人', '演講人', 'Speakers'],
      {
        required: true,
        minSize: 1,
        maxSize: 5,
        variant: 'form',
        subLabel: ['演讲人 {index}', '演講人 {index}', 'Speaker {index}'],
      },
      [
        item.input('s_name', ['姓名', '姓名', 'Name'], { required: true, span: 8, maxLength: 40 }),
        item.input('s_post', ['职务', '職務', 'Position'], { required: true, span: 8, maxLength: 40 }),
        item.select('s_from', ['国家/地区', '國家/地區', 'Country/region'], {
          required: true,
          span: 8,
          dictionary: { code: 'country' },
        }),
        item.textarea('s_bio', ['简介', '簡介', 'Biography'], {
          required: true,
          span: 16,
          maxLength: 200,
          rows: [2, 4],
        }),
        item.upload('s_photo', ['照片', '照片', 'Photo'], {
          required: true,
          span: 8,
          minSize: 1,
          maxSize: 1,
          fileMegabytes: 5,
          accept: ['jpg', 'png'],
        }),
      ],
    ),
    item.select('sp_day', ['希望日期', '希望日期', 'Preferred day'], {
      required: true,
      span: 8,
      options: fairDays.slice(0, 3),
    }),
    item.timerange('sp_hours', ['可用时段', '可用時段', 'Available times'], { required: true, span: 8 }),
    item.time('sp_rehearse', ['走台时间', '彩排時間', 'Rehearsal'], { span: 8 }),
    item.array('sp_tags', ['关键词', '關鍵字', 'Keywords'], {
      span: 12,
      maxLength: 12,
      minSize: 2,
      maxSize: 6,
      help: ['2–6 个，每行一个', '2–6 個，每行一個', 'Two to six, one a line'],
    }),
    item.switch('sp_interp', ['需要同传', '需要同步口譯', 'Interpreting needed'], {
      span: 6,
      options: switches.needed,
    }),
    item.select('sp_interp_lang', ['同传语种', '口譯語言', 'Interpreting language'], {
      required: true,
      span: 6,
      options: [
        option('en', ['英语', '英語', 'English']),
        option('ja', ['日语', '日語', 'Japanese']),
        option('ru', ['俄语', '俄語', 'Russian']),
      ],
      multiple: true,
    }),
    item.input('sp_panel_host', ['主持人', '主持人', 'Moderator'], {
      required: true,
      span: 12,
      maxLength: 40,
    }),
    item.upload('sp_file', ['讲稿', '簡報', 'Slides'], {
      span: 12,
      maxSize: 2,
      fileMegabytes: 100,
      accept: ['pdf', 'pptx'],
    }),
  ],
  logic: [
    { show: ['sp_interp_lang'], when: [['sp_interp', 'eq', '1']] },
    { show: ['sp_panel_host'], when: [['sp_form', 'eq', 'panel']] },
    {
      show: ['sp_rehearse'],
      when: [
        ['sp_len', 'ge', '30'],
        ['sp_form', 'ne', 'work'],
      ],
    },
  ],
});
