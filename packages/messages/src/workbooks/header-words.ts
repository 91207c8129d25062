/** What stands in the brackets of header cells and says nothing of which column it is, in every language at once. */
export const headerWords: {
  /** What tells how to fill a column in. */
  readonly notes: RegExp;
  /** What stands before a unit. */
  readonly unit: RegExp;
} = {
  notes:
    /^(?:必填项?|必填項|非必填|选填项?|選填|可选|可選|可空|可不填|必选|必選|单选|單選|多选|多選|下拉选择|下拉|required|mandatory|optional|\*+|(?:如|例|格式|示例|e\.?g\.?|请|請).*)$/,
  unit: /^(?:单位|單位|unit)(?:[:：]|为|為)?/,
};
