import type { DefinitionProblemCode } from '@zhantai/engine';

/** Sentences for what is wrong with a definition, as templates (engine.md §1). Who fills a form in never reads them. */
export type DefinitionWords = Readonly<Record<DefinitionProblemCode, string>>;

/** What is wrong with a definition; the source of the other languages. */
export const definitionZhHans = {
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
  unknownHook: '「{formItemId}」用到了没有登记的行规则 {name}',
  badHook: '「{formItemId}」的行规则 {name} 的「{setting}」不对',
  htmlScript: '「{formItemId}」的内容含有脚本',
  badDictionary: '「{formItemId}」的字典设置不能使用[：地址 {url}][：请求头 {header}]',
  tooLarge: '表格定义过大[，从「{formItemId}」起没有读完]',
} as const satisfies DefinitionWords;
