import { signItems } from '../../common-items.ts';
import { branch, item, option } from '../../item-spec.ts';
import type { ItemSpec } from '../../item-spec.ts';

/** What each kind of danger asks for. */
export const safetyItems: readonly ItemSpec[] = [
  item.cascader('chem_class', ['危险货物类别', '危險貨物類別', 'Dangerous goods class'], {
    required: true,
    span: 12,
    options: [
      branch(
        'c2',
        ['气体', '氣體', 'Gases'],
        [option('c21', ['易燃', '易燃', 'Flammable']), option('c22', ['非易燃', '非易燃', 'Non-flammable'])],
      ),
      branch(
        'c3',
        ['易燃液体', '易燃液體', 'Flammable liquids'],
        [
          option('c31', ['闪点 23 ℃ 以下', '閃點 23 ℃ 以下', 'Flash point below 23 ℃']),
          option('c32', ['闪点 23–60 ℃', '閃點 23–60 ℃', 'Flash point 23–60 ℃']),
        ],
      ),
      branch(
        'c9',
        ['杂项', '雜項', 'Miscellaneous'],
        [option('c91', ['锂电池', '鋰電池', 'Lithium batteries'])],
      ),
    ],
    separator: '/',
  }),
  item.upload('msds', ['安全技术说明书', '安全資料表', 'Safety data sheet'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 5,
    fileMegabytes: 10,
    accept: ['pdf'],
    help: ['每种物质一份', '每種物質一份', 'One for each substance'],
  }),
  item.upload('fire_plan', ['明火方案与灭火措施', '明火方案與滅火措施', 'Open-flame and firefighting plan'], {
    required: true,
    span: 12,
    minSize: 1,
    maxSize: 2,
    fileMegabytes: 10,
    accept: ['pdf'],
  }),
  item.select('laser_class', ['激光等级', '雷射等級', 'Laser class'], {
    required: true,
    span: 8,
    options: [
      option('1', ['1 类', '1 類', 'Class 1']),
      option('2', ['2 类', '2 類', 'Class 2']),
      option('3', ['3 类', '3 類', 'Class 3']),
      option('4', ['4 类', '4 類', 'Class 4']),
    ],
    dataType: 'number',
  }),
  item.textarea('laser_shield', ['防护措施', '防護措施', 'Protective measures'], {
    required: true,
    span: 16,
    maxLength: 200,
    rows: [2, 4],
    help: ['3 类及以上须写明', '3 類及以上須寫明', 'Needed from class 3'],
  }),
  item.array('demo_times', ['演示时间', '演示時間', 'Demonstration times'], {
    span: 12,
    maxLength: 20,
    minSize: 1,
    maxSize: 6,
    placeholder: ['如 3 月 18 日 10:30', '如 3 月 18 日 10:30', 'Such as 18 March, 10:30'],
    help: ['每行一场', '每行一場', 'One a line'],
  }),
  item.input('keeper', ['现场责任人', '現場責任人', 'Responsible person'], {
    required: true,
    span: 12,
    maxLength: 40,
  }),
  ...signItems,
];
