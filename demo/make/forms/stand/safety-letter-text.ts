import { letter } from '../letter.ts';
import type { Text } from '../../text.ts';

/** What a builder answers for during the work. */
export const safetyLetterText: Text = letter(
  [
    '我单位承担上述展位的施工，对施工期间的人身、消防、用电和结构安全负全部责任：',
    '我單位承擔上述攤位的施工，對施工期間的人身、消防、用電和結構安全負全部責任：',
    'We build the stand named above and answer for the safety of people, fire, power and structure during the work:',
  ],
  [
    [
      '作业人员持证上岗；展期每天派电工值守。',
      '作業人員持證上崗；展期每天派電工值守。',
      'Workers hold their certificates; an electrician is on duty every open day.',
    ],
    [
      '每 25 m² 配一具灭火器，不使用明火和非阻燃材料。',
      '每 25 m² 配一具滅火器，不使用明火和非耐燃材料。',
      'One extinguisher for each 25 m²; no open fire, no material that burns.',
    ],
    [
      '2 米以上作业系安全带，下方设警戒。',
      '2 公尺以上作業系安全帶，下方設警戒。',
      'Harnesses above 2 m, with the ground below cordoned off.',
    ],
    [
      '撤展按顺序拆除，不推倒。',
      '撤展按順序拆除，不推倒。',
      'Stands are taken down in order, never pulled down.',
    ],
  ],
  [
    '违反一项扣押金 1000–5000 元；造成事故的，依法承担责任。',
    '違反一項扣押金 1000–5000 元；造成事故的，依法承擔責任。',
    'Each breach costs CNY 1,000 to 5,000 of the deposit; accidents are answered for by law.',
  ],
);
