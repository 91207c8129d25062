import type { ProblemCode } from '@zhantai/engine';

/** Sentences for what is wrong with an answer, as templates (engine.md §4). */
export type ProblemWords = Readonly<Record<ProblemCode, string>>;

/** The wording of engine.md §4; the source of the other languages. */
export const zhHans = {
  required: '请输入{label}',
  requiredChoice: '请选择{label}',
  requiredUpload: '请上传{label}',
  requiredSignature: '签名不能为空',
  requiredOption: '请选择选项',
  otherText: '请输入{option}其他的内容',
  invalidOption: '{label}的选项无效',
  format: '{label}格式不正确',
  unreadable: '{label}格式不正确',
  accepted: '请同意{label}',
  min: '{label}不能小于{min}',
  max: '{label}不能大于{max}',
  precision: '{label}最多{precision}位小数',
  integer: '{label}必须为整数',
  maxLength: '{label}不能超过{n}个字符',
  minLength: '{label}不能少于{n}个字符',
  minSize: '{label}至少{n}项',
  maxSize: '{label}最多{n}项',
  fileSize: '{label}单个文件不能超过{n}MB',
  fileType: '{label}的文件格式不对[，请上传 {types}]',
  fileElsewhere: '{label}里有文件是在别处上传的，请在这里重新上传',
  dateRange: '{label}不在允许的范围内',
  rangeOrder: '{label}的结束不能早于开始',
  pattern: '{label}格式不匹配',
  importFormat: '{label}格式不匹配',
  lostDigits: '{label}在表格里变成了数字，末尾几位已丢失。请把单元格设为文本格式再填',
  otherUnit: '{label}与表头写的单位不同。请换算成这一列的单位，并把表头改过来',
  noResult: '{label}是公式，文件里没有它的结果。请在表格软件里打开并保存一次，或直接填入结果',
  taken: '{label}已被登记',
  soldOut: '{label}[的「{option}」]已满，请改选其他',
  tooManyForBooth: '{label}按展位数最多{n}项',
  tooManyForArea: '{label}按展位面积最多{n}项',
  tooFew: '{label}的前{n}项要保留',
  duplicateRow: '{label}第{row}行与第{other}行重复',
  needsParent: '请先填写{parent}',
  custom: '{message}',
} as const satisfies ProblemWords;
