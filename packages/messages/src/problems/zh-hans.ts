import type { DefinitionProblemCode, ProblemCode } from '@zhantai/engine';

/** Sentences for what is wrong with an answer or with a definition, as templates (engine.md §1, §4). */
export interface ProblemWords {
  readonly answer: Readonly<Record<ProblemCode, string>>;
  readonly definition: Readonly<Record<DefinitionProblemCode, string>>;
}

/** The wording of engine.md §4; the source of the other languages. */
export const zhHans = {
  answer: {
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
    dateRange: '{label}不在允许的范围内',
    rangeOrder: '{label}的结束不能早于开始',
    pattern: '{label}格式不匹配',
    importFormat: '{label}格式不匹配',
    lostDigits: '{label}在表格里变成了数字，末尾几位已丢失。请把单元格设为文本格式再填',
    noResult: '{label}是公式，文件里没有它的结果。请在表格软件里打开并保存一次，或直接填入结果',
    taken: '{label}已被登记',
    soldOut: '{label}[的「{option}」]已满，请改选其他',
    custom: '{message}',
  },
  definition: {
    notAnObject: '这不是一份表格定义',
    unknownType: '「{formItemId}」的类型 {type} 无法识别',
    badOriginalData: '「{formItemId}」的附加设置不是 JSON 对象',
    duplicateProp: '字段名 {prop} 用了不止一次',
    duplicateId: '编号 {formItemId} 用了不止一次',
    missingItem: '显示规则用到了不存在的项 {formItemId}',
    logicCycle: '「{formItemId}」的显示规则绕成了一圈',
    noConditions: '显示「{formItemId}」的规则没有条件，它永远不会出现',
    misplacedItems: '字段写在了 {key} 里，应写在 formItems 里',
    optionSeparator: '「{formItemId}」的选项值 {value} 含有 , | 或 _>',
    refusedPattern: '「{formItemId}」的正则 {pattern} 不能使用：无法编译，或可能耗时过长',
    minAboveMax: '「{formItemId}」的下限 {min} 大于上限 {max}',
    unknownHook: '「{formItemId}」用到了没有登记的钩子 {name}',
    htmlScript: '「{formItemId}」的内容含有脚本',
    badDictionary: '「{formItemId}」的字典设置不能使用[：地址 {url}][：请求头 {header}]',
    tooLarge: '表格定义过大[，从「{formItemId}」起没有读完]',
  },
} as const satisfies ProblemWords;
