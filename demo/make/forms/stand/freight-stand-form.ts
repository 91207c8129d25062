import { boothHeadItems, signItems } from '../common-items.ts';
import { demoForm } from '../demo-form.ts';
import type { DemoForm } from '../demo-form.ts';
import { item, option } from '../item-spec.ts';
import { patterns } from '../patterns.ts';
import { switches } from '../switches.ts';

/** C13: construction papers of a freight-zone stand. */
export const cargoZoneStandForm: DemoForm = demoForm({
  formId: 'exhibitor_e4',
  formType: '25',
  pageKey: 'exhibitor_e4',
  formCode: 'C13',
  formGroup: 'C',
  sort: 13,
  title: ['特装展台搭建申请', '特裝展臺搭建申請', 'Stand construction'],
  purpose: [
    '重装区特装展台的搭建资料与图纸。图纸齐全后开始审核。',
    '重裝區特裝展臺的搭建資料與圖紙。圖紙齊全後開始審核。',
    'Construction papers and drawings of a raw-space stand in the freight zone. Review starts when the set is complete.',
  ],
  roles: ['exhibitor'],
  boothTypes: ['raw'],
  tags: ['freight'],
  notTags: [],
  opensAt: '2026-09-15 09:00:00',
  earlyEndAt: null,
  endAt: '2027-01-15 18:00:00',
  lateEndAt: '2027-02-26 18:00:00',
  submissions: 'booth',
  review: true,
  items: [
    ...boothHeadItems,
    item.select('tz_builder', ['搭建商', '搭建商', 'Builder'], {
      required: true,
      span: 12,
      dictionary: { code: 'stand-builders' },
    }),
    item.input('tz_leader', ['现场负责人', '現場負責人', 'Site manager'], {
      required: true,
      span: 6,
      maxLength: 40,
    }),
    item.input('tz_mobile', ['手机', '手機', 'Mobile'], {
      required: true,
      span: 6,
      rules: [patterns.anyMobile],
    }),
    item.radio('tz_struct', ['结构形式', '結構形式', 'Structure'], {
      required: true,
      span: 12,
      options: [
        option('single', ['单层', '單層', 'One storey']),
        option('double', ['双层', '雙層', 'Two storeys']),
        option('open', ['仅地台', '僅地臺', 'Platform only']),
      ],
    }),
    item.number('tz_height', ['高度', '高度', 'Height'], {
      required: true,
      span: 6,
      min: 0.1,
      max: 8,
      precision: 2,
      unit: ['m', 'm', 'm'],
      help: [
        '7、8 号馆限高 6 米，四面开口的中岛 8 米',
        '7、8 號館限高 6 公尺，四面開口的中島 8 公尺',
        'Limit 6 m in halls 7 and 8; 8 m for islands open on four sides',
      ],
    }),
    item.switch('tz_island', ['四面开口中岛', '四面開口中島', 'Island open on four sides'], {
      span: 6,
      options: switches.yesNo,
    }),
    item.switch('tz_heavy_base', ['需要设备基础', '需要設備基礎', 'Machine base needed'], {
      span: 6,
      options: switches.needed,
    }),
    item.number('tz_base_kg', ['基础承重', '基礎承重', 'Load on the base'], {
      required: true,
      span: 6,
      min: 100,
      max: 100000,
      precision: 0,
      unit: ['kg', 'kg', 'kg'],
      help: ['设备与基础之和', '設備與基礎之和', 'Machine and base together'],
    }),
    item.dynamic(
      'tz_draws',
      ['图纸', '圖紙', 'Drawings'],
      {
        required: true,
        minSize: 3,
        maxSize: 12,
        help: [
          '至少效果图、平面图和电气图三张',
          '至少效果圖、平面圖和電氣圖三張',
          'At least three: perspective, plan and electrical',
        ],
        variant: 'form',
        subLabel: ['图 {index}', '圖 {index}', 'Drawing {index}'],
      },
      [
        item.select('tz_d_kind', ['图名', '圖名', 'Kind of drawing'], {
          required: true,
          span: 8,
          options: [
            option('persp', ['效果图', '效果圖', 'Perspective']),
            option('plan', ['平面图', '平面圖', 'Plan']),
            option('elev', ['立面图', '立面圖', 'Elevation']),
            option('struct', ['结构图', '結構圖', 'Structure']),
            option('elec', ['电气图', '電氣圖', 'Electrical']),
          ],
        }),
        item.upload('tz_d_file', ['文件', '檔案', 'File'], {
          required: true,
          span: 8,
          minSize: 1,
          maxSize: 1,
          fileMegabytes: 20,
          accept: ['pdf', 'jpg', 'png'],
        }),
        item.input('tz_d_ver', ['版本', '版本', 'Version'], { span: 8, rules: [patterns.drawingVersion] }),
      ],
    ),
    item.upload('tz_stamp', ['结构师盖章页', '結構師蓋章頁', 'Page stamped by the structural engineer'], {
      required: true,
      span: 12,
      minSize: 1,
      maxSize: 1,
      fileMegabytes: 20,
      accept: ['pdf'],
    }),
    item.daterange('tz_period', ['搭建日期', '搭建日期', 'Construction dates'], {
      required: true,
      span: 12,
      startDate: '2027-03-12',
      endDate: '2027-03-17',
      help: [
        '重装区比其他馆提前 2 天进场',
        '重裝區比其他館提前 2 天進場',
        'Move-in starts two days earlier in the freight zone',
      ],
    }),
    ...signItems,
  ],
  logic: [
    {
      show: ['tz_stamp'],
      when: [
        ['tz_struct', 'eq', 'double'],
        ['tz_height', 'gt', '4.5'],
      ],
      any: true,
    },
    { show: ['tz_base_kg'], when: [['tz_heavy_base', 'eq', '1']] },
  ],
});
