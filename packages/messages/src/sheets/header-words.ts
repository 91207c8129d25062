/** What stands in the brackets of header cells and says nothing of which column it is, in every language at once. */
export const headerWords: {
  /** Names of units that mean the same; a number in another one of them is another number. */
  readonly units: readonly (readonly string[])[];
  /** Names of what is counted: a piece is a piece. */
  readonly counted: ReadonlySet<string>;
  /** What tells how to fill a column in. */
  readonly notes: RegExp;
  /** What stands before a unit. */
  readonly unit: RegExp;
} = {
  units: [
    ['mm', '毫米', '公釐'],
    ['cm', '厘米', '公分', '釐米'],
    ['m', '米', '公尺'],
    ['km', '公里', '千米'],
    ['g', '克', '公克'],
    ['kg', '公斤', '千克', 'kgs'],
    ['t', '吨', '噸', 'ton', 'tons'],
    ['m2', '平方米', '平米', '平方公尺', '平', 'sqm'],
    ['m3', '立方米', '立方公尺', '立方', 'cbm'],
    ['w', '瓦'],
    ['kw', '千瓦'],
    ['kva'],
    ['v', '伏'],
    ['a', '安'],
    ['l', '升'],
    ['元', '人民币', 'rmb', 'cny', 'yuan'],
    ['万元', '萬元'],
    ['usd', '美元', '美金'],
    ['eur', '欧元', '歐元'],
    ['天', '日', 'day', 'days'],
    ['小时', '小時', 'h', 'hour', 'hours'],
    ['分钟', '分鐘', 'min'],
    ['%'],
  ],
  counted: new Set(
    [
      '件,个,個,只,台,套,张,張,人,位,辆,輛,箱,把,块,塊,组,組,根,条,條,份,次,间,間,名,双',
      'pcs,pc,piece,pieces,unit,units,set,sets',
    ].flatMap((names) => names.split(',')),
  ),
  notes:
    /^(?:必填项?|必填項|非必填|选填项?|選填|可选|可選|可空|可不填|必选|必選|单选|單選|多选|多選|下拉选择|下拉|required|mandatory|optional|\*+|(?:如|例|格式|示例|e\.?g\.?|请|請).*)$/,
  unit: /^(?:单位|單位|unit)(?:[:：]|为|為)?/,
};
