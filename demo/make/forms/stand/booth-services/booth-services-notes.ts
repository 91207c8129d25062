import { letter } from '../../letter.ts';
import { eachLanguage } from '../../../text.ts';
import type { Text } from '../../../text.ts';

const PRICE_TERMS: Text = [
  '各项的早订价、以后的价格和余量见价目。价格为人民币元，含税，按整个展期计。早订价至 2026-10-31 18:00，12-18 18:00 后按逾期价，2027-03-14 起按现场价。24 小时供电按三倍计，布展日起用电按一点五倍计。以服务器首次成功提交的时间为准。',
  '各項的早訂價、之後的價格和餘量見價目。價格為人民幣元，含稅，按整個展期計。早訂價至 2026-10-31 18:00，12-18 18:00 後按逾期價，2027-03-14 起按現場價。24 小時供電按三倍計，佈展日起用電按一點五倍計。以伺服器首次成功提交的時間為準。',
  'The list of prices shows the early and the later price of each, and what is left. Prices in CNY, VAT included, for the whole fair. Early price until 2026-10-31 18:00, late price after 12-18 18:00, on-site price from 2027-03-14. Power for 24 hours costs three times, from move-in one and a half times. The server’s time of your first successful submission counts.',
];

/** What the prices beside the form mean; they come from the catalogue, with what is left. */
export const priceNote: Text = eachLanguage((index) => `<p>${PRICE_TERMS[index]}</p>`);

const DUTIES: readonly Text[] = [
  [
    '展台结构由持证单位按审定的图纸搭建，不超过本馆限高；结构在 2027 年 3 月 16 日 18:00 前完成，次日只做布置与清洁。',
    '展臺結構由持證單位按審定的圖紙搭建，不超過本館限高；結構在 2027 年 3 月 16 日 18:00 前完成，次日只做佈置與清潔。',
    'A qualified builder builds the stand to the approved drawings and within the hall’s height limit. The structure stands by 18:00 on 16 March 2027; the day after is for dressing and cleaning.',
  ],
  [
    '装饰材料燃烧性能不低于 B1 级，每 25 m² 配一具灭火器；消火栓、疏散门和 3 米主通道不得遮挡。',
    '裝飾材料燃燒性能不低於 B1 級，每 25 m² 配一具滅火器；消防栓、疏散門和 3 公尺主走道不得遮擋。',
    'Materials are at least class B1, with one extinguisher for each 25 m². Hydrants, exits and the 3 m aisles stay clear.',
  ],
  [
    '用电按设备额定功率申报，配电箱装 30 mA 漏电保护；展期每天有电工值守，闭馆 30 分钟后断电。',
    '用電按設備額定功率申報，配電箱裝 30 mA 漏電保護；展期每天有電工值守，閉館 30 分鐘後斷電。',
    'Power is declared by rated load, boxes carry 30 mA protection. An electrician is on duty every open day; power goes off 30 minutes after closing.',
  ],
  [
    '施工人员佩戴布展证和安全帽，2 米以上作业系安全带；撤展不推倒式拆除，垃圾由搭建商带走。',
    '施工人員佩戴佈展證和安全帽，2 公尺以上作業繫安全帶；撤展不推倒式拆除，垃圾由搭建商帶走。',
    'Workers wear passes and helmets, and harnesses above 2 m. Nothing is pulled down by force, and the builder takes the waste away.',
  ],
];

/** What the exhibitor accepts by signing. */
export const dutiesLetter: Text = letter(
  ['搭建与用电须知：', '搭建與用電須知：', 'Building and electricity; what you accept:'],
  DUTIES,
  [
    '违反其中一项的，组委会可以停电或停工，直到改正。',
    '違反其中一項的，主辦單位可以停電或停工，直到改正。',
    'Until a breach is mended we may cut the power or stop the work.',
  ],
);
