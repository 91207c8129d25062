import { parseItem } from '@zhantai/engine';
import type { Item, Language, Option } from '@zhantai/engine';

/** The exhibit list that the fixtures fill. */
export function testExhibits(language: Language = 'zh-Hans'): Item {
  return parseItem(
    {
      formItemId: 'exhibits',
      formItemType: 'dynamic',
      formItemLabel: '展品信息',
      prop: 'zhanpinzibiao',
      maxSize: 500,
      i18n: { 'zh-Hant': { label: '展品資訊' }, en: { label: 'Exhibits' } },
      children: {
        column: [
          column('name', 'input', ['展品名称', '展品名稱', 'Name'], { required: true, maxLength: 50 }),
          column('kind', 'select', ['类别', '類別', 'Kind'], {
            required: true,
            dicData: [
              { label: '机床', value: 'machine' },
              { label: '刀具', value: 'cutter' },
              { label: '其他', value: 'other', hasInput: true },
            ],
            i18n: {
              'zh-Hant': { label: '類別', options: { machine: '工具機', cutter: '刀具', other: '其他' } },
              en: { label: 'Kind', options: { machine: 'Machine tool', cutter: 'Cutter', other: 'Other' } },
            },
          }),
          column('country', 'select', ['国家', '國家', 'Country'], { dicUrl: '/api/dict/country' }),
          column('city', 'select', ['城市', '城市', 'City'], { dicUrl: '/api/dict/city?of={{country}}' }),
          column('long', 'number', ['长(cm)', '長(cm)', 'Length (cm)'], { min: 1, max: 2000 }),
          column('weight', 'number', ['重量(kg)', '重量(kg)', 'Weight (kg)'], { required: true }),
          column('number', 'number', ['数量', '數量', 'Pieces'], { precision: 0, min: 1 }),
          column('day', 'date', ['进馆日期', '進館日期', 'Move-in'], {
            startDate: '2026-06-01',
            endDate: '2026-06-10',
          }),
          column('time', 'time', ['进馆时间', '進館時間', 'Time'], {}),
          column('power', 'switch', ['需要通电', '需要通電', 'Power'], {}),
          column('phone', 'input', ['电话', '電話', 'Phone'], {}),
          column('memo', 'textarea', ['备注', '備註', 'Note'], {}),
          column('volume', 'number', ['体积', '體積', 'Volume'], {}),
          column('photo', 'upload', ['照片', '照片', 'Photo'], {}),
        ],
      },
    },
    { language },
  );
}

const CITIES: Readonly<Record<string, readonly Option[]>> = {
  cn: [
    { value: 'sh', label: '上海' },
    { value: 'bj', label: '北京' },
  ],
  de: [{ value: 'be', label: '柏林' }],
};

/** The dictionaries of that list. */
export function testOptions({ prop }: Item): readonly Option[] | null {
  if (prop === 'city') return Object.values(CITIES).flat();
  if (prop !== 'country') return null;
  return [
    { value: 'cn', label: '中国' },
    { value: 'de', label: '德国' },
  ];
}

/** The cities of a country. */
export function testCities({ prop }: Item, parent: Option): readonly Option[] | null {
  return prop === 'city' ? (CITIES[String(parent.value)] ?? null) : null;
}

function column(
  prop: string,
  type: string,
  [label, hant, english]: readonly [string, string, string],
  rest: object,
): object {
  const i18n = { 'zh-Hant': { label: hant }, en: { label: english } };
  return { formItemId: prop, formItemType: type, formItemLabel: label, prop, i18n, ...rest };
}
