import { letter } from '../letter.ts';
import type { Text } from '../../text.ts';

/** The rules of an activity on a stand. */
export const activityText: Text = letter(
  [
    '我单位在展台内举办的活动遵守以下规定：',
    '我單位在展臺內舉辦的活動遵守以下規定：',
    'Our activity on the stand keeps to these rules:',
  ],
  [
    [
      '音量在展台边缘不超过 75 dB。',
      '音量在展臺邊緣不超過 75 dB。',
      'The sound level at the edge of the stand stays within 75 dB.',
    ],
    [
      '不占用通道，到场人数不超过登记人数的 120%。',
      '不佔用通道，到場人數不超過登記人數的 120%。',
      'The aisles stay clear, and no more than 120% of the declared audience attends.',
    ],
    ['不发放未申报的食品。', '不發放未申報的食品。', 'No food is handed out that was not declared.'],
    [
      '演出内容健康，版权清晰。',
      '演出內容健康，版權清晰。',
      'Performances are decent and their rights are cleared.',
    ],
    [
      '出现拥挤时立即中止并疏散。',
      '出現擁擠時立即中止並疏散。',
      'If it becomes overcrowded, the activity stops at once and people are led out.',
    ],
  ],
  [
    '违反规定的，组委会可以中止活动。',
    '違反規定的，主辦單位可以中止活動。',
    'The organiser may stop an activity that breaks these rules.',
  ],
);
