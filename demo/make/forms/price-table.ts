import { amountText, facilitiesOf } from '../facilities/facilities.ts';
import { eachLanguage } from '../text.ts';
import type { Text } from '../text.ts';

const HEAD: readonly Text[] = [
  ['项目', '項目', 'Item'],
  ['单位', '單位', 'Unit'],
  ['早订', '早訂', 'Early'],
  ['正常', '正常', 'Normal'],
  ['逾期', '逾期', 'Late'],
  ['现场', '現場', 'On site'],
];

const TERMS: Text = [
  '价格为人民币元，含税，除注明外按整个展期计；按服务器首次成功提交的时间定档。',
  '價格為人民幣元，含稅，除註明外按整個展期計；按伺服器首次成功提交的時間定檔。',
  'CNY, VAT included, for the whole fair unless said otherwise. The server’s time of your first successful submission decides the price.',
];

/**
 * Prices of the services of a category as markup, from the same list as the options.
 * @param terms said above the table in place of the usual sentence.
 */
export function priceTable(category: string, terms: Text = TERMS): Text {
  return eachLanguage((index) => {
    const head = HEAD.map((text) => `<th>${text[index]}</th>`).join('');
    const body = facilitiesOf(category)
      .map(({ name, unit, prices }) => [name[index], unit[index], ...prices.map(amountText)])
      .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('');
    return `<p>${terms[index]}</p><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
  });
}
