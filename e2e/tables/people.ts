import { writeTable } from '@zhantai/workbooks/write';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A number with the check digit of a resident ID card, of a man born in 1990; another for each place. */
export function idNumber(place: number): string {
  const day = `1990${String(1 + (place % 12)).padStart(2, '0')}${String(1 + (place % 28)).padStart(2, '0')}`;
  const first = `990417${day}${String(101 + 2 * Math.floor(place / 84)).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((all, weight, index) => all + weight * Number(first[index]), 0);
  return `${first}${'10X98765432'[sum % 11]}`;
}

/** One mistake in the list of people. */
export type PersonMistake = 'id' | 'mobile' | 'name';

/** The name of a person of the list. */
export const personName = (place: number): string =>
  `${'林程宋顾许陶孟沈贺方'[place % 10]}若${'一二三四五六七八九十'[Math.floor(place / 10) % 10]}${'川禾辰'[Math.floor(place / 100) % 3]}`;

/** A workbook of people, with mistakes at some places. */
export async function peopleWorkbook(
  places: readonly number[],
  mistakes: ReadonlyMap<number, PersonMistake> = new Map(),
  nameOf: (place: number) => string = personName,
): Promise<Buffer> {
  const headers = [
    '姓名*',
    '拼音或英文名*',
    '性别*',
    '国家/地区',
    '证件类型',
    '身份证号',
    '手机',
    '职务',
    '证件类别',
  ];
  const rows = places.map((place) => {
    const mistake = mistakes.get(place);
    return [
      mistake === 'name' ? '' : nameOf(place),
      'Lin Ruo',
      '男',
      '中国',
      '居民身份证',
      mistake === 'id' ? '990417199001010018' : idNumber(place),
      mistake === 'mobile' ? '1380000' : `139${String(10_000_000 + place)}`,
      '产品经理',
      '参展证',
    ];
  });
  return Buffer.from(
    await writeTable({ name: '人员', columns: headers.map((header) => ({ header })) }, rows),
  );
}
