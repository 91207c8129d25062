import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../../apps/server/src/dictionaries/index.ts';
import { letterArticles } from './articles/letter-articles.ts';
import { manualArticles } from './articles/manual-articles.ts';
import { publicArticles } from './articles/public-articles.ts';
import { standBuilders } from './catalogues/builders.ts';
import { catalogueFacilities } from './catalogues/catalogue-facilities.ts';
import { hotelItems } from './catalogues/hotels.ts';
import { screens } from './catalogues/screens.ts';
import { demoForms } from './demo-forms.ts';
import { demoExhibition } from './exhibition.ts';
import { localText } from './text.ts';

/** Titles that are given word for word. */
const given = new Set(['展位服務']);

/** What is said otherwise in Taiwan. */
const foreign =
  /組委會|展位|信息|網絡|軟件|硬件|質量|視頻|短信|打印|文件|屏幕|攝像|叉車|二維碼|數據|默認|用戶|登錄|賬|導出|導入|地鐵|出租車|集裝箱|塑料|激光|服務器|身份證|周歲|酒店|布展|優化|鏈接|點擊|質保|模塊|寬帶|菜單|短訊|模板|搜索|重灌/;

/** Characters of the Big5 code: simplified ones are not among them. */
function big5(): ReadonlySet<string> {
  const decoder = new TextDecoder('big5');
  const found = new Set<string>();
  for (let lead = 0xa1; lead <= 0xf9; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1)
      found.add(decoder.decode(new Uint8Array([lead, trail])));
  }
  return found;
}

/** Every text under `zh-Hant`, however deep, also inside JSON. */
function textsIn(value: unknown, inside = false): readonly string[] {
  if (typeof value === 'string') {
    if (inside) return [value];
    return value.startsWith('{"') ? textsIn(JSON.parse(value)) : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, inside || key === 'zh-Hant'));
}

const places: readonly (readonly [string, unknown])[] = [
  ...demoForms.map((form) => [form.formCode, form] as const),
  ['exhibition', demoExhibition],
  [
    'articles',
    [...letterArticles, ...manualArticles, ...publicArticles].flatMap(({ title, html }) => [
      localText(title),
      localText(html),
    ]),
  ],
  ['facilities', catalogueFacilities],
  ['hotels', hotelItems('2027-03-12', 1)],
  ['screens', screens('2027-03-18')],
  ['builders', standBuilders],
  ['lists', [...shippedEntries.values()]],
];

describe('Traditional Chinese of the demo', () => {
  const known = big5();
  it.each(places)('%s has no simplified character and no word of the mainland', (_, content) => {
    const texts = textsIn(content).filter((text) => !given.has(text));
    expect(texts.length).toBeGreaterThan(0);
    const wrong = texts.filter(
      (text) =>
        foreign.test(text) || Array.from(text).some((one) => /\p{Script=Han}/u.test(one) && !known.has(one)),
    );
    expect(wrong).toEqual([]);
  });
});
