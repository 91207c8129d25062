import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';

/** Who the person is. */
export const identityItems: readonly ItemSpec[] = [
  item.input('name', ['姓名', '姓名', 'Name'], {
    required: true,
    span: 8,
    maxLength: 40,
    rules: [{ min: 2 }],
    help: ['与证件上的写法一致', '與證件上的寫法一致', 'Exactly as in the document'],
  }),
  item.input('name_py', ['拼音或英文名', '拼音或英文名', 'Name in Latin letters'], {
    required: true,
    span: 8,
    maxLength: 60,
    rules: [patterns.latinName],
    help: ['印在证件上的英文名', '印在證件上的英文名', 'Printed on the pass'],
  }),
  item.radio('gender', ['性别', '性別', 'Gender'], {
    required: true,
    span: 8,
    options: [option('1', ['男', '男', 'Male']), option('2', ['女', '女', 'Female'])],
    dataType: 'number',
  }),
  item.select('nationality', ['国家/地区', '國家/地區', 'Country/region'], {
    required: true,
    span: 8,
    dictionary: { code: 'country' },
    preValue: 'CN',
  }),
  item.select('id_type', ['证件类型', '證件類型', 'Document'], {
    required: true,
    span: 8,
    options: [
      option('id', ['居民身份证', '居民身分證', 'Resident ID card']),
      option('pass', ['护照', '護照', 'Passport']),
      option('hm', ['港澳居民来往内地通行证', '港澳居民來往內地通行證', 'Permit for HK and Macao']),
      option('tw', ['台湾居民来往大陆通行证', '臺灣居民來往大陸通行證', 'Permit for Taiwan']),
      option('res', ['外国人永久居留证', '外國人永久居留證', 'Foreign resident card']),
    ],
    preValue: 'id',
  }),
  item.input('id_no', ['身份证号', '身分證號', 'ID number'], {
    required: true,
    span: 8,
    rules: [{ type: 'idCard' }],
    sensitive: 'id',
    help: [
      '提交时核对校验位和是否重复，加密保存',
      '提交時核對校驗位和是否重複，加密儲存',
      'Check digit and duplicates are tested on submission; stored encrypted',
    ],
  }),
  item.input('id_no_other', ['证件号码', '證件號碼', 'Document number'], {
    required: true,
    span: 8,
    rules: [patterns.document],
    sensitive: 'id',
  }),
  item.date('id_expiry', ['证件有效期至', '證件有效期至', 'Valid until'], {
    required: true,
    span: 8,
    startDate: '2027-03-23',
    help: [
      '不能早于撤展结束日 2027-03-23',
      '不能早於撤展結束日 2027-03-23',
      'Must still be valid on 2027-03-23, the last day of move-out',
    ],
  }),
  item.date('birthday', ['出生日期', '出生日期', 'Date of birth'], {
    required: true,
    span: 8,
    startDate: '1927-01-01',
    endDate: '2011-03-14',
    help: [
      '未满 16 周岁不能进入布展现场',
      '未滿 16 歲不能進入佈展現場',
      'Nobody under 16 may enter during move-in',
    ],
  }),
  item.input('mobile', ['手机', '手機', 'Mobile'], { required: true, span: 8, rules: [{ type: 'mobile' }] }),
  item.input('mobile_os', ['手机（含区号）', '手機（含區號）', 'Mobile with country code'], {
    required: true,
    span: 8,
    rules: [patterns.mobileAbroad],
  }),
  item.input('email', ['电子邮箱', '電子郵件', 'E-mail'], {
    span: 8,
    maxLength: 80,
    rules: [{ type: 'emailStandard' }],
  }),
  item.input('position', ['职务', '職務', 'Position'], { required: true, span: 8, maxLength: 40 }),
];
