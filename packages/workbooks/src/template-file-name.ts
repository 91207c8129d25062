import type { Item, Language } from '@zhantai/engine';
import { sheetWords } from '@zhantai/messages/workbooks';
import { safeFileName } from './safe-file-name.ts';

const MACHINERY: readonly string[] = ['jilizibiao', 'zuzhuangpinzhuangjilizuyong'];
const EXHIBITS = 'zhanpinzibiao';

/** What the template of a sub-table is called when it is saved (seed.md §7). */
export function templateFileName({ prop, label }: Pick<Item, 'prop' | 'label'>, language: Language): string {
  const { files } = sheetWords[language];
  if (prop === EXHIBITS) return `${files.exhibits}.xlsx`;
  if (MACHINERY.includes(prop)) return `${files.machinery}.xlsx`;
  return `${safeFileName(files.template(label), files.template(''))}.xlsx`;
}
