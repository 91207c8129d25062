/** What stands in the brackets of header cells and says nothing of which column it is, in every language at once. */
export const headerWords: {
  /** What tells how to fill a column in. */
  readonly notes: RegExp;
  /** What stands before a unit. */
  readonly unit: RegExp;
  /** What stands before the sums of a table. */
  readonly totals: RegExp;
} = {
  notes:
    /^(?:必填项?|必填項|非必填|选填项?|選填|可选|可選|可空|可不填|必选|必選|单选|單選|多选|多選|下拉选择|下拉|required|mandatory|optional|\*+|(?:如|例|格式|示例|e\.?g\.?|请|請).*|(?:y{2,4}|年)[^a-z]?(?:m{1,2}|月).*|h{1,2}:m{1,2}.*)$/,
  totals: /^(?:合计|合計|总计|總計|共计|共計|小计|小計|总和|總和|(?:grand|sub)?totals?|sum):?$/,
  unit: /^(?:单位|單位|unit)(?:[:：]|为|為)?/,
};
