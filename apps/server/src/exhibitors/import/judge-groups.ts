import { limits } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderImportWord, type ImportWord } from '@zhantai/messages/imports';
import type { ImportProp } from './columns.ts';
import type { RowGroup } from './group-rows.ts';
import { isGood, type ImportedRow } from './imported-row.ts';
import type { KnownThings } from '../store/known-things.ts';

const ownProps = ['name', 'nameEn', 'origin', 'language', 'tags'] as const;
const neededProps = ['name', 'contact', 'phone'] as const;

/** Refuses rows that contradict one another, accounts that cannot be, and new exhibitors without what they need. */
export function judgeGroups(groups: readonly RowGroup[], known: KnownThings, language: Language): void {
  for (const group of groups) {
    for (const prop of ownProps) refuseDifferent(group.rows, prop);
    judgeAccounts(group);
    if (group.known === null) requireNeeded(group.rows);
  }

  /** The cells of an exhibitor are empty or equal in all its rows. */
  function refuseDifferent(rows: readonly ImportedRow[], prop: (typeof ownProps)[number]): void {
    const saying = rows.filter(({ values }) => values[prop] !== undefined);
    const [first] = saying;
    if (first === undefined) return;
    const text = JSON.stringify(first.values[prop]);
    const other = saying.find(({ values }) => JSON.stringify(values[prop]) !== text);
    if (other === undefined) return;
    for (const row of saying)
      refuse(row, prop, 'differs', { row: row === first ? other.number : first.number });
  }

  function judgeAccounts(group: RowGroup): void {
    const added = new Set<string>();
    const limit = group.known?.accountLimit ?? limits.exhibitorAccounts;
    for (const row of group.rows) {
      const { contact, phone } = row.values;
      if (phone === undefined) {
        const isWrong = row.problems.some(({ prop }) => prop === 'phone');
        if (contact !== undefined && !isWrong) refuse(row, 'phone', 'contactAlone');
        continue;
      }
      const there = known.phones.get(phone);
      const memberships = there?.memberships ?? [];
      if (memberships.some(({ role }) => role !== 'exhibitor')) refuse(row, 'phone', 'otherRole');
      if (there === undefined && contact === undefined) refuse(row, 'contact', 'contactMissing');
      const exhibitorId = group.known?.exhibitorId;
      if (exhibitorId !== undefined && memberships.some((one) => one.exhibitorId === exhibitorId)) continue;
      added.add(phone);
      if ((group.known?.accounts ?? 0) + added.size > limit)
        refuse(row, 'phone', 'tooManyAccounts', { limit });
    }
  }

  function requireNeeded(rows: readonly ImportedRow[]): void {
    const good = rows.filter(isGood);
    const wrong = rows.find((row) => !isGood(row));
    for (const prop of neededProps) {
      if (good.some(({ values }) => values[prop] !== undefined)) continue;
      for (const row of good) {
        if (wrong === undefined) refuse(row, prop, 'needed', { label: renderImportWord(prop, language) });
        else refuse(row, 'code', 'companion', { row: wrong.number });
      }
      return;
    }
  }

  function refuse(row: ImportedRow, prop: ImportProp, word: ImportWord, params = {}): void {
    row.problems.push({ prop, message: renderImportWord(word, language, params) });
  }
}
