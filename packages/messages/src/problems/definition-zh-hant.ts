import type { DefinitionWords } from './definition-zh-hans.ts';

/** What is wrong with a definition, in the wording of Taiwan. */
export const definitionZhHant = {
  notAnObject: '這不是一份表格定義',
  unknownType: '「{formItemId}」的類型 {type} 無法辨識',
  badOriginalData: '「{formItemId}」的附加設定不是 JSON 物件',
  duplicateProp: '欄位名稱 {prop} 用了不只一次',
  duplicateId: '編號 {formItemId} 用了不只一次',
  missingItem: '顯示規則用到了不存在的項目 {formItemId}',
  logicCycle: '「{formItemId}」的顯示規則繞成了一圈',
  noConditions: '顯示「{formItemId}」的規則沒有條件，它永遠不會出現',
  misplacedItems: '欄位寫在了 {key} 裡，應寫在 formItems 裡',
  optionSeparator: '「{formItemId}」的選項值 {value} 含有 , | 或 _>',
  refusedPattern: '「{formItemId}」的正規表示式 {pattern} 不能使用：無法編譯，或可能耗時過長',
  minAboveMax: '「{formItemId}」的下限 {min} 大於上限 {max}',
  unknownHook: '「{formItemId}」用到了沒有登記的列規則 {name}',
  badHook: '「{formItemId}」的列規則 {name} 的「{setting}」不對',
  htmlScript: '「{formItemId}」的內容含有指令碼',
  badDictionary: '「{formItemId}」的字典設定不能使用[：位址 {url}][：請求標頭 {header}]',
  tooLarge: '表格定義過大[，從「{formItemId}」起沒有讀完]',
} as const satisfies DefinitionWords;
