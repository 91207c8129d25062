import { item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';
import { patterns } from '../../patterns.ts';

/** The people to reach, and an agent if there is one. */
export const exhibitorContactItems: readonly ItemSpec[] = [
  item.title('sec_contact', ['联系人', '聯絡人', 'Contacts']),
  item.input('legal_person', ['法定代表人', '法定代表人', 'Legal representative'], {
    required: true,
    span: 8,
    maxLength: 40,
  }),
  item.dynamic(
    'contacts',
    ['联系人', '聯絡人', 'Contacts'],
    {
      required: true,
      variant: 'form',
      minSize: 1,
      maxSize: 5,
      subLabel: ['第{index}位', '第{index}位', 'Contact {index}'],
      help: ['至少一位；第一位收短信', '至少一位；第一位收簡訊', 'At least one; the first one receives SMS'],
    },
    [
      item.input('name', ['姓名', '姓名', 'Name'], { required: true, span: 8, maxLength: 40 }),
      item.select('duty', ['负责事项', '負責事項', 'In charge of'], {
        required: true,
        span: 8,
        options: [
          option('main', ['总负责', '總負責', 'Everything']),
          option('build', ['搭建', '搭建', 'Stand']),
          option('freight', ['物流', '物流', 'Freight']),
          option('market', ['宣传', '宣傳', 'Promotion']),
          option('fin', ['财务', '財務', 'Finance']),
        ],
      }),
      item.input('position', ['职务', '職務', 'Position'], { span: 8, maxLength: 40 }),
      item.input('mobile', ['手机', '手機', 'Mobile'], {
        required: true,
        span: 8,
        rules: [patterns.anyMobile],
      }),
      item.input('phone', ['电话', '電話', 'Telephone'], {
        span: 8,
        rules: [patterns.phone],
      }),
      item.input('email', ['电子邮箱', '電子郵件', 'E-mail'], {
        required: true,
        span: 8,
        maxLength: 80,
        rules: [{ type: 'emailStandard' }],
      }),
    ],
  ),
  item.radio('sms_lang', ['通知语言', '通知語言', 'Language of messages'], {
    required: true,
    span: 12,
    options: [
      option('zh-Hans', ['简体中文', '簡體中文', 'Simplified Chinese']),
      option('zh-Hant', ['繁体中文', '繁體中文', 'Traditional Chinese']),
      option('en', ['英文', '英文', 'English']),
    ],
    preValue: 'zh-Hans',
  }),
  item.switch(
    'has_parent',
    ['由代理或展团组织参展', '由代理或展團組織參展', 'Exhibiting through an agent or pavilion'],
    {
      span: 12,
      options: [option('0', ['否', '否', 'No']), option('1', ['是', '是', 'Yes'])],
    },
  ),
  item.input('agent_name', ['代理或展团名称', '代理或展團名稱', 'Agent or pavilion'], {
    required: true,
    span: 12,
    maxLength: 80,
  }),
  item.upload('agent_doc', ['委托书', '委託書', 'Letter of authority'], {
    required: true,
    span: 12,
    maxSize: 1,
    fileMegabytes: 5,
    accept: ['pdf', 'jpg', 'png'],
    help: ['加盖双方公章', '加蓋雙方公章', 'Stamped by both parties'],
  }),
];
