import type { SensitiveLabels } from '@zhantai/engine/authoring';

/** What labels of personal things are called in any of the languages; lower case. */
export const sensitiveLabels: SensitiveLabels = {
  id: [
    '身份证',
    '身份證',
    '护照',
    '護照',
    '证件号',
    '證件號',
    '通行证号',
    '通行證號',
    'passport',
    'id number',
    'id card no',
  ],
  photo: ['证件照', '證件照', '证件扫描', '證件掃描', '身份证正', '身份证反', 'id photo', 'photo of id'],
  health: ['过敏', '過敏', '病史', '健康状况', '健康狀況', '疾病', 'allerg', 'medical', 'health condition'],
};
