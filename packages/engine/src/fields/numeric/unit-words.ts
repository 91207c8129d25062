/**
 * Words for one and the same unit, as people write them, a unit a line. What is measured differently stands in another
 * line, whatever it is called. A star stands for the other ways to write an English word: its plural, and `-ter` for `-tre`.
 */
const LINES = `mm,毫米,公厘,millimetre*
cm,厘米,公分,釐米,centimetre*
m,米,公尺,metre*
km,千米,公里,kilometre*
m2,m^2,sqm,sq.m,sq m,平方米,平米,平方公尺,平方
m3,m^3,cbm,立方米,立方公尺,立方,方
ml,毫升,millilitre*
l,升,公升,litre*
g,克,公克,gram*
kg*,公斤,千克,kilogram*
t,吨,噸,公吨,公噸,tonne*
w,瓦,瓦特,watt*
kw,千瓦,kilowatt*
v,伏,伏特,volt*
a,安,安培,amp*,ampere*
kva,千伏安
h,小时,小時,hr*,hour*
min,分钟,分鐘,minute*
d,天,日,day*
pcs,pc,件,piece*
个,個
台,臺
张,張
辆,輛
间,間
人,位,名,person*,people
元,圆,圓,rmb,cny,人民币,人民幣
usd,美元,美金`;

/** The words of each unit, written out. */
export const unitWords: readonly (readonly string[])[] = LINES.split('\n').map((line) =>
  line.split(',').flatMap((word) => {
    if (!word.endsWith('*')) return [word];
    const one = word.slice(0, -1);
    return [...new Set([one, one.replace(/tre$/, 'ter')])].flatMap((form) => [form, `${form}s`]);
  }),
);
