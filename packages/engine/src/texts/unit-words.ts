/** Words for pieces of what is counted, those that mean the same in a line. */
const counted = `pcs,pc,件,piece*
个,個
台,臺
张,張
辆,輛
间,間
人,位,名,person*,people
只,隻
双,雙
套,set*
组,組
块,塊
条,條
unit*
把
箱
根
份
次`;

/**
 * Words for one and the same unit, as people write them, a unit a line. What is measured differently stands in another
 * line, whatever it is called. A star stands for the other ways to write an English word: its plural, and `-ter` for `-tre`.
 */
const LINES = `mm,毫米,公厘,公釐,millimetre*
cm,厘米,公分,釐米,centimetre*
dm,分米,decimetre*
m,米,公尺,metre*
km,千米,公里,kilometre*
in,inch,inches,英寸,英吋,吋,",″
ft,foot,feet,英尺,呎,',′
yd,yard*,码,碼
寸
尺
mm2,平方毫米
cm2,平方厘米,平方公分
m2,m^2,sqm,sq.m,sq m,平方米,平米,平方公尺,平方,平
sqft,sq.ft,sq ft,ft2,平方英尺
mu,亩,畝
ha,公顷,公頃,hectare*
cm3,立方厘米,立方公分
m3,m^3,cbm,立方米,立方公尺,立方,方
cft,ft3,cu.ft,cu ft,立方英尺
ml,毫升,millilitre*
l,升,公升,litre*
gal,gallon*,加仑,加侖
mg,毫克,milligram*
g,克,公克,gram*
kg*,公斤,千克,kilogram*
斤,市斤
t,吨,噸,公吨,公噸,tonne*,ton*
lb*,pound*,磅
oz,ounce*,盎司
w,瓦,瓦特,watt*
kw,千瓦,kilowatt*
hp,匹,马力,馬力,horsepower
v,伏,伏特,volt*
kv,千伏
a,安,安培,amp*,ampere*
va,伏安
kva,千伏安
s,秒,sec*,second*
min,分钟,分鐘,minute*
h,小时,小時,hr*,hour*
d,天,日,day*
周,週,星期,week*
月,个月,個月,month*
年,year*
元,圆,圓,rmb,cny,yuan,人民币,人民幣
万元,萬元
usd,美元,美金
eur,欧元,歐元
hkd,港元,港币,港幣
%
‰
${counted}`;

/** The words of each unit, written out. */
export const unitWords: readonly (readonly string[])[] = writtenOut(LINES);

/** The words for pieces among them. */
export const countedWords: readonly string[] = writtenOut(counted).flat();

function writtenOut(lines: string): readonly (readonly string[])[] {
  return lines.split('\n').map((line) =>
    line.split(',').flatMap((word) => {
      if (!word.endsWith('*')) return [word];
      const one = word.slice(0, -1);
      return [...new Set([one, one.replace(/tre$/, 'ter')])].flatMap((form) => [form, `${form}s`]);
    }),
  );
}
