import { signItems } from '../../common-items.ts';
import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';

/** Drawings, load and who answers for them. */
export const drawingItems: readonly ItemSpec[] = [
  item.title('sec_draw', ['图纸', '圖紙', 'Drawings']),
  item.upload('d_perspective', ['效果图', '效果圖', 'Perspectives'], {
    required: true,
    span: 12,
    minSize: 2,
    maxSize: 6,
    fileMegabytes: 20,
    accept: ['jpg', 'png', 'pdf'],
    help: ['至少正面、侧面两个角度', '至少正面、側面兩個角度', 'Front and side at least'],
  }),
  item.upload('d_plan', ['平面图', '平面圖', 'Plan'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 3,
    fileMegabytes: 20,
    accept: ['pdf', 'jpg', 'png'],
    help: [
      '标出水电接口、灭火器和疏散口',
      '標出水電接口、滅火器和疏散口',
      'Mark utilities, extinguishers and exits',
    ],
  }),
  item.upload('d_elevation', ['立面与剖面图', '立面與剖面圖', 'Elevations and sections'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 4,
    fileMegabytes: 20,
    accept: ['pdf', 'jpg', 'png'],
    help: [
      '标高须与上面填写的高度一致',
      '標高須與上面填寫的高度一致',
      'Heights must agree with the height above',
    ],
  }),
  item.upload('d_structure', ['结构图', '結構圖', 'Structural drawing'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 4,
    fileMegabytes: 20,
    accept: ['pdf'],
    help: [
      '高于 4.5 米须盖注册结构师章',
      '高於 4.5 公尺須蓋註冊結構師章',
      'Above 4.5 m stamped by a structural engineer',
    ],
  }),
  item.upload('d_electric', ['电气图与负荷表', '電氣圖與負荷表', 'Electrical diagram'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 3,
    fileMegabytes: 20,
    accept: ['pdf', 'jpg', 'png'],
    help: ['标出总开关、分路和接地', '標出總開關、分路和接地', 'Main switch, circuits and earthing'],
  }),
  item.upload('engineer_stamp', ['结构审核意见书', '結構審核意見書', 'Structural opinion'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 2,
    fileMegabytes: 20,
    accept: ['pdf'],
    help: [
      '双层或高于 4.5 米的展台须附',
      '雙層或高於 4.5 公尺的展臺須附',
      'Needed for two storeys or above 4.5 m',
    ],
  }),
  item.input('engineer_name', ['注册结构师', '註冊結構師', 'Engineer'], {
    required: true,
    span: 12,
    maxLength: 40,
  }),
  item.number('load_kw', ['总用电负荷', '總用電負荷', 'Total load'], {
    required: true,
    span: 8,
    min: 0.5,
    max: 2000,
    precision: 1,
    unit: ['kW', 'kW', 'kW'],
  }),
  item.input('insurance_no', ['展览责任险保单号', '展覽責任險保單號', 'Liability policy'], {
    required: true,
    span: 8,
    rules: [patterns.policy],
  }),
  item.radio('builder_confirm', ['由谁跟进图纸', '由誰跟進圖紙', 'Who answers the review'], {
    required: true,
    span: 8,
    options: [
      option('exh', ['参展商', '參展商', 'Exhibitor']),
      option('sup', ['搭建商', '搭建商', 'Builder']),
    ],
    preValue: 'sup',
  }),
  item.select('builder_id', ['搭建商', '搭建商', 'Builder'], {
    required: true,
    span: 12,
    dictionary: { code: 'stand-builders' },
  }),
  item.textarea('review_note', ['对审图意见的答复', '對審圖意見的答覆', 'Answer to the review'], {
    maxLength: 500,
    rows: [3, 6],
    counter: true,
    help: ['退回后在这里逐条答复', '退回後在這裡逐條答覆', 'After a return, answer each comment here'],
  }),
  ...signItems,
];
