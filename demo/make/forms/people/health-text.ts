import { letter } from '../letter.ts';
import type { Text } from '../../text.ts';

/** What an exhibitor undertakes for the health of its people. */
export const healthText: Text = letter(
  [
    '本单位负责本展台人员的健康管理，并承诺：',
    '本單位負責本展臺人員的健康管理，並承諾：',
    'Our company looks after the health of everybody on its stand and undertakes:',
  ],
  [
    [
      '指定一名健康联络员，展期每天在场。',
      '指定一名健康聯絡員，展期每天在場。',
      'To name a health contact who is there every open day.',
    ],
    [
      '有发热、呕吐等症状的人员不进入展馆，并在 1 小时内告知组委会医疗点。',
      '有發燒、嘔吐等症狀的人員不進入展館，並在 1 小時內告知主辦單位醫療點。',
      'To keep people with fever, vomiting or the like out of the halls and to tell the first-aid post within 1 hour.',
    ],
    ['如实申报，不隐瞒，不拖延。', '如實申報，不隱瞞，不拖延。', 'To report truthfully and at once.'],
  ],
  [
    '因隐瞒或拖延造成损失的，由本单位承担。',
    '因隱瞞或拖延造成損失的，由本單位承擔。',
    'We bear the damage that concealment or delay causes.',
  ],
);
