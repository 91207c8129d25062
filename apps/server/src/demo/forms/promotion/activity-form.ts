import { headItems, signItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option, otherOption } from '../item-spec.ts';
import { activityText } from './activity-text.ts';

/** E4: an activity on the stand. */
export const activityForm: DemoForm = demoForm({
  formId: 'common_activity',
  formType: '200',
  pageKey: 'activityCommitment',
  pageType: 2,
  sheetCode: 'E4',
  sheetGroup: 'E',
  sort: 4,
  title: ['活动承诺书', '活動承諾書', 'Activity undertaking'],
  purpose: [
    '展台内的发布会、抽奖、演出和试吃，每场一份，写明时间、音量和安全措施。',
    '展臺內的發表會、抽獎、演出和試吃，每場一份，寫明時間、音量和安全措施。',
    'Launches, draws, shows and tastings on your stand, one sheet each: time, sound level, safety.',
  ],
  roles: ['exhibitor'],
  boothTypes: null,
  tags: [],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: null,
  submissions: 'many',
  review: true,
  items: [
    ...headItems,
    item.radio('act_kind', ['活动类型', '活動類型', 'Kind'], {
      required: true,
      options: [
        option('launch', ['发布会', '發表會', 'Launch']),
        option('draw', ['抽奖', '抽獎', 'Draw']),
        option('show', ['演出', '演出', 'Show']),
        option('taste', ['试吃试饮', '試吃試飲', 'Tasting']),
        otherOption('other', ['其他', '其他', 'Other']),
      ],
    }),
    item.input('act_name', ['活动名称', '活動名稱', 'Name'], { required: true, span: 12, maxLength: 40 }),
    item.datetimerange('act_at', ['时间', '時間', 'Time'], {
      required: true,
      span: 12,
      startDate: '2027-03-18',
      endDate: '2027-03-21',
    }),
    item.number('act_people', ['预计人数', '預計人數', 'People expected'], {
      required: true,
      span: 8,
      min: 1,
      max: 500,
      precision: 0,
    }),
    item.upload('act_crowd', ['疏散方案', '疏散方案', 'Crowd plan'], {
      required: true,
      span: 16,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 10,
      accept: ['pdf'],
      help: ['100 人及以上须附', '100 人及以上須附', 'Needed from 100 people'],
    }),
    item.number('act_db', ['音量', '音量', 'Sound level'], {
      required: true,
      span: 8,
      min: 30,
      max: 75,
      precision: 0,
      unit: ['dB', 'dB', 'dB'],
      help: [
        '展台边缘测量，不超过 75 dB',
        '展臺邊緣測量，不超過 75 dB',
        'At the edge of the stand, up to 75 dB',
      ],
    }),
    item.number('act_prize', ['最高奖品价值', '最高獎品價值', 'Highest prize'], {
      required: true,
      span: 8,
      min: 1,
      max: 50000,
      precision: 2,
      unit: ['元', '元', 'CNY'],
      help: ['不超过 5 万元', '不超過 5 萬元', 'Up to CNY 50,000'],
    }),
    item.textarea('act_rule', ['抽奖规则', '抽獎規則', 'Rules of the draw'], {
      required: true,
      maxLength: 500,
      rows: [3, 6],
    }),
    item.array('act_food', ['食品名称', '食品名稱', 'Foods'], {
      required: true,
      span: 12,
      maxLength: 20,
      minSize: 1,
      maxSize: 10,
      help: ['每行一种', '每行一種', 'One a line'],
    }),
    item.upload('act_food_doc', ['食品经营许可', '食品經營許可', 'Food licence'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 2,
      fileMegabytes: 5,
      accept: ['pdf', 'jpg'],
    }),
    item.checkbox('act_copyright', ['节目版权', '節目版權', 'Rights'], {
      required: true,
      options: [
        option('music', ['音乐', '音樂', 'Music']),
        option('script', ['剧本', '劇本', 'Script']),
        option('none', ['不涉及', '不涉及', 'None']),
      ],
      minSize: 1,
    }),
    item.html('letter_html', ['活动承诺书全文', '活動承諾書全文', 'Full text'], { html: activityText }),
    ...signItems,
  ],
  logic: [
    { show: ['act_crowd'], when: [['act_people', 'ge', '100']] },
    { show: ['act_prize', 'act_rule'], when: [['act_kind', 'eq', 'draw']] },
    { show: ['act_food', 'act_food_doc'], when: [['act_kind', 'eq', 'taste']] },
    { show: ['act_copyright'], when: [['act_kind', 'eq', 'show']] },
  ],
});
