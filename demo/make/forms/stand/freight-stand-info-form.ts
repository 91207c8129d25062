import { boothHeadItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { fairDays } from '../fair-days.ts';
import { branch, item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';
import { switches } from '../switches.ts';

/** C17: outline of a freight-zone stand. */
export const cargoZoneStandInfoForm: DemoForm = demoForm({
  formId: 'exhibitor_e9',
  formType: '30',
  pageKey: 'exhibitor_e9',
  formCode: 'C17',
  formGroup: 'C',
  sort: 17,
  title: ['特装展台信息', '特裝展臺資訊', 'Raw-space stand information'],
  purpose: [
    '填写展台概况，用于分配货门和吊机，并与邻位协调。',
    '填寫展臺概況，用於分配貨門和吊車，並與鄰位協調。',
    'An outline of your stand, used to assign gates and cranes and to agree matters with your neighbours.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw'],
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2026-12-04 18:00:00',
  lateEndAt: null,
  submissions: 'booth',
  review: false,
  items: [
    ...boothHeadItems,
    item.input('zt_theme', ['展台主题', '展臺主題', 'Theme'], { required: true, span: 12, maxLength: 30 }),
    item.select('zt_open', ['开口', '開口', 'Open sides'], {
      required: true,
      span: 6,
      options: [
        option('2', ['2 面', '2 面', '2']),
        option('3', ['3 面', '3 面', '3']),
        option('4', ['4 面', '4 面', '4']),
      ],
      dataType: 'number',
    }),
    item.radio('zt_front', ['主朝向', '主朝向', 'Main front'], {
      required: true,
      span: 6,
      options: [
        option('n', ['北', '北', 'North']),
        option('e', ['东', '東', 'East']),
        option('s', ['南', '南', 'South']),
        option('w', ['西', '西', 'West']),
      ],
    }),
    item.array('zt_color', ['主色', '主色', 'Main colours'], {
      span: 12,
      rules: [{ pattern: '/^#[0-9A-F]{6}$/', message: ['如 #0A5A66', '如 #0A5A66', 'e.g. #0A5A66'] }],
      minSize: 1,
      maxSize: 3,
      help: [
        '用十六进制色号，如 #0A5A66',
        '用十六進位色碼，如 #0A5A66',
        'As hexadecimal codes such as #0A5A66',
      ],
    }),
    item.tree('zt_zone', ['功能区', '功能區', 'Functional areas'], {
      required: true,
      span: 12,
      options: [
        branch(
          'show',
          ['展示', '展示', 'Display'],
          [option('show1', ['静态', '靜態', 'Static']), option('show2', ['运转', '運轉', 'Running'])],
        ),
        branch(
          'meet',
          ['洽谈', '洽談', 'Meeting'],
          [option('meet1', ['开放', '開放', 'Open']), option('meet2', ['封闭', '封閉', 'Closed'])],
        ),
        option('stage', ['舞台', '舞臺', 'Stage']),
        option('store', ['储物', '儲物', 'Storage']),
      ],
      multiple: true,
    }),
    item.number('zt_running', ['运转设备台数', '運轉設備臺數', 'Running machines'], {
      required: true,
      span: 8,
      min: 1,
      max: 60,
      precision: 0,
    }),
    item.number('zt_noise', ['最大噪声', '最大噪音', 'Highest noise level'], {
      required: true,
      span: 8,
      min: 30,
      max: 120,
      precision: 0,
      unit: ['dB', 'dB', 'dB'],
      help: [
        '限 75 dB，超过须写降噪措施',
        '限 75 dB，超過須寫降噪措施',
        'Limit 75 dB; above that, describe your noise control',
      ],
    }),
    item.textarea('zt_noise_plan', ['降噪措施', '降噪措施', 'Noise control'], {
      required: true,
      span: 8,
      maxLength: 200,
      rows: [2, 4],
    }),
    item.dynamic(
      'zt_stage_times',
      ['舞台活动', '舞臺活動', 'Stage programme'],
      { required: true, minSize: 1, maxSize: 12, variant: 'table' },
      [
        item.select('zs_day', ['日期', '日期', 'Day'], { required: true, span: 8, options: fairDays }),
        item.timerange('zs_time', ['时间', '時間', 'Time'], { required: true, span: 8 }),
        item.input('zs_name', ['活动', '活動', 'Activity'], { required: true, span: 8, maxLength: 40 }),
      ],
    ),
    item.switch('zt_neighbor', ['与邻位共用背板', '與鄰位共用背板', 'Shared back wall'], {
      span: 8,
      options: switches.yesNo,
    }),
    item.input('zt_neighbor_no', ['邻位展位号', '鄰位攤位號', "Neighbour's booth number"], {
      required: true,
      span: 8,
      rules: [patterns.booth],
    }),
  ],
  logic: [
    { show: ['zt_running', 'zt_noise'], when: [['zt_zone', 'eq', 'show2']] },
    { show: ['zt_noise_plan'], when: [['zt_noise', 'gt', '75']] },
    { show: ['zt_stage_times'], when: [['zt_zone', 'eq', 'stage']] },
    { show: ['zt_neighbor_no'], when: [['zt_neighbor', 'eq', '1']] },
  ],
});
