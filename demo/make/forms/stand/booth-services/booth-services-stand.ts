import { boothTypeOptions } from '../../common-items.ts';
import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';

/** The stand and who builds it. */
export const standItems: readonly ItemSpec[] = [
  item.title('sec_stand', ['展台与搭建商', '展臺與搭建商', 'Stand and builder']),
  item.select('booth_no', ['展位号', '攤位號', 'Booth'], {
    required: true,
    span: 8,
    dictionary: { code: 'booths' },
    preValue: '${booth.number}',
  }),
  item.number('area', ['展位面积', '攤位面積', 'Booth area'], {
    span: 8,
    readonly: true,
    preValue: '${booth.area}',
    precision: 2,
    unit: ['m²', 'm²', 'm²'],
  }),
  item.select('site_manager', ['现场负责人', '現場負責人', 'Site manager'], {
    required: true,
    span: 8,
    dictionary: { code: 'persons' },
    help: ['从参展人员中选', '從參展人員中選', 'From your personnel list'],
  }),
  item.radio('booth_type', ['展位类型', '攤位類型', 'Booth type'], {
    required: true,
    options: boothTypeOptions,
    preValue: '${booth.type}',
  }),
  item.select('stand_builder', ['搭建商', '搭建商', 'Stand builder'], {
    required: true,
    span: 12,
    dictionary: { code: 'stand-builders' },
    help: [
      '名单外的选“其他”并上传资质',
      '名單外的選「其他」並上傳資質',
      'Choose “other” if yours is not listed, and upload its certificate',
    ],
  }),
  item.input('builder_other', ['搭建商名称', '搭建商名稱', 'Name of the builder'], {
    required: true,
    span: 12,
    maxLength: 60,
  }),
  item.select('builder_level', ['特装资质', '特裝資質', 'Qualification'], {
    required: true,
    span: 6,
    options: [
      option('l1', ['一级　展览工程企业', '一級　展覽工程企業', 'Class 1']),
      option('l2', ['二级　展览工程企业', '二級　展覽工程企業', 'Class 2']),
      option('l3', ['三级　展览工程企业', '三級　展覽工程企業', 'Class 3']),
      option('venue', ['馆方推荐搭建商', '館方推薦搭建商', 'Listed by the venue']),
      option('os', ['境外搭建商', '境外搭建商', 'Builder from abroad']),
    ],
    help: ['三级：单层且不超过 150 m²', '三級：單層且不超過 150 m²', 'Class 3: one storey, up to 150 m²'],
  }),
  item.upload('builder_cert', ['资质证书', '資質證書', 'Qualification certificate'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 3,
    fileMegabytes: 10,
    accept: ['pdf', 'jpg', 'png'],
  }),
  item.number('stand_height', ['展台高度', '展臺高度', 'Stand height'], {
    required: true,
    span: 6,
    min: 2.5,
    max: { value: '${booth.heightLimit}' },
    precision: 2,
    unit: ['m', 'm', 'm'],
    help: [
      '5 号馆限高 4.5 米，其他馆 4.5–6 米',
      '5 號館限高 4.5 公尺，其他館 4.5–6 公尺',
      'Hall 5: 4.5 m; other halls: 4.5 to 6 m',
    ],
  }),
  item.upload('over_height_doc', ['超高结构计算书', '超高結構計算書', 'Structural calculation'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 3,
    fileMegabytes: 20,
    accept: ['pdf'],
    help: [
      '高于 4.5 米须盖注册结构师章',
      '高於 4.5 公尺須蓋註冊結構師章',
      'Above 4.5 m, stamped by a structural engineer',
    ],
  }),
  item.datetimerange('build_period', ['进馆搭建时间', '進館搭建時間', 'Build period'], {
    required: true,
    span: 12,
    startDate: '2027-03-14',
    endDate: '2027-03-17',
  }),
  item.switch('night_work', ['需要夜间加班', '需要夜間加班', 'Overtime at night'], {
    span: 6,
    options: [
      option('0', ['不需要', '不需要', 'No']),
      option('1', ['需要，22:00 前离馆', '需要，22:00 前離館', 'Yes, until 22:00']),
    ],
  }),
  item.number('night_hours', ['加班小时数', '加班小時數', 'Hours of overtime'], {
    required: true,
    span: 6,
    min: 1,
    max: 16,
    precision: 0,
    unit: ['小时', '小時', 'h'],
    help: [
      '当日 15:00 前申请，之后 +50%',
      '當日 15:00 前申請，之後 +50%',
      'Before 15:00 the same day; +50% later',
    ],
  }),
  item.radio('kit_swap', ['标准配置', '標準配置', 'Shell kit'], {
    required: true,
    options: [
      option('keep', ['按标配', '按標配', 'As is']),
      option('less', ['减少家具', '減少家具', 'Less furniture']),
      option('none', ['全部不要', '全部不要', 'No furniture']),
    ],
    preValue: 'keep',
  }),
];
