import { letter } from '../letter.ts';
import type { Text } from '../../text.ts';

/** What an exhibitor undertakes. */
export const undertakingText: Text = letter(
  [
    '江澜博览会组委会：本单位自愿参加 2027 年 3 月 18 日至 3 月 21 日在宁川国际会展中心举办的江澜博览会，展位号和面积如上，并承诺：',
    '江瀾博覽會主辦單位：本單位自願參加 2027 年 3 月 18 日至 3 月 21 日在寧川國際會展中心舉辦的江瀾博覽會，攤位號和面積如上，並承諾：',
    'To the Jianglan Expo Organising Committee: our company takes part in the fair held at the Ningchuan International Exhibition Centre from 18 March to 21 March 2027, in the booth named above, and undertakes:',
  ],
  [
    [
      '遵守《参展商手册》第 2 版，按时提交表格，内容真实。',
      '遵守《參展商手冊》第 2 版，按時提交表格，內容真實。',
      'To keep to the exhibitor manual, second edition, and to hand in all forms in time and truthfully.',
    ],
    [
      '展台委托有资质的单位搭建，高度不超过所在馆限高，材料燃烧性能不低于 B1 级。',
      '展臺委託有資質的單位搭建，高度不超過所在館限高，材料燃燒效能不低於 B1 級。',
      'To have the stand built by a qualified builder, within the hall’s height limit and of materials of class B1 at least.',
    ],
    [
      '如实申报用电，每天离馆前切断电源。',
      '如實申報用電，每天離館前切斷電源。',
      'To declare power truthfully and to switch off before leaving each day.',
    ],
    [
      '不展出侵犯他人知识产权的展品，收到投诉后 2 小时内配合核查。',
      '不展出侵犯他人智慧財產權的展品，收到投訴後 2 小時內配合核查。',
      'To show nothing that infringes the rights of others, and to help with the check within 2 hours of a complaint.',
    ],
    [
      '证件只供本人使用；布展、撤展期间戴安全帽。',
      '證件只供本人使用；佈展、撤展期間戴安全帽。',
      'To lend passes to nobody, and to wear helmets during move-in and move-out.',
    ],
    [
      '3 月 23 日 18:00 前撤展完毕，垃圾由本单位清运。',
      '3 月 23 日 18:00 前撤展完畢，垃圾由本單位清運。',
      'To clear the booth by 18:00 on 23 March and to take the waste away.',
    ],
  ],
  [
    '如有违反，本单位承担由此产生的责任和费用。',
    '如有違反，本單位承擔由此產生的責任和費用。',
    'We answer for any breach and bear its costs.',
  ],
);
