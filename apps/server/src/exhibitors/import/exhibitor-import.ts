import type { ImportLine } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderImportWord } from '@zhantai/messages/imports';
import type { Database } from '../../database/database.ts';
import type { Scope } from '../../exhibitions/index.ts';
import type { ImportKind, JudgedRows } from '../../imports/index.ts';
import { mapInTurns } from '../../platform/map-in-turns.ts';
import { exhibitorLimits } from '../exhibitor-limits.ts';
import { refuseBeyond } from '../save-exhibitor.ts';
import { countBooths } from '../store/booths.ts';
import { countExhibitors, countTags } from '../store/exhibitors.ts';
import { importItems, shownValue } from './columns.ts';
import { groupRows } from './group-rows.ts';
import { importJob } from './import-job.ts';
import type { ImportedRow } from './imported-row.ts';
import { judgeBooths } from './judge-booths.ts';
import { judgeGroups } from './judge-groups.ts';
import { findKnown } from '../store/known-things.ts';
import type { Plan } from './plan.ts';
import { planBoothRow, planGroup, type GivenPhones, type PlannedRow } from './plan-group.ts';
import { readRow } from './read-row.ts';

/** Exhibitors, their booths and accounts from a workbook (console.md §1.2). */
export const exhibitorImport: ImportKind = {
  kind: 'exhibitors',
  job: importJob,
  title: (language) => renderImportWord('exhibitors', language),
  detail: () => ({ formItems: importItems() }),
  async judge(database, exhibition, read, language): Promise<JudgedRows> {
    const rows = (await mapInTurns(read, (row) => readRow(row, language))).filter((row) => row !== null);
    const known = await findKnown(database, exhibition, rows);
    const grouped = groupRows(rows, known, language);
    judgeBooths(grouped, known, language);
    judgeGroups(grouped.groups, known, language);
    const given: GivenPhones = new Map();
    const planned = [
      ...(await mapInTurns(grouped.groups, (group) => planGroup(group, known, given))),
      ...(await mapInTurns(grouped.boothRows, (row) => planBoothRow(row, known))),
    ];
    const things = planned.flatMap(({ thing }) => thing ?? []);
    await refuseTooMany(
      database,
      exhibition,
      things.map(({ change }) => change),
    );
    const byRow = new Map(planned.flatMap((one) => one.rows).map((one) => [one.row, one]));
    const lines = await mapInTurns(rows, (row) => lineOf(row, byRow.get(row), language));
    return { lines, things };
  },
};

/** @throws Refusal LIMIT_REACHED where an exhibition would have too many of anything. */
async function refuseTooMany(database: Database, scope: Scope, plans: readonly Plan[]): Promise<void> {
  const exhibitors = plans.filter(({ exhibitor }) => exhibitor?.kind === 'new').length;
  const booths = plans.flatMap((plan) => plan.booths).filter(({ kind }) => kind === 'new').length;
  const tags = plans.flatMap(({ exhibitor }) =>
    exhibitor?.kind === 'new' ? exhibitor.tags : (exhibitor?.change.tags?.to ?? []),
  );
  if (exhibitors > 0) {
    const { count } = await countExhibitors(database, scope);
    refuseBeyond(count + exhibitors - 1, exhibitorLimits.exhibitors);
  }
  if (booths > 0) refuseBeyond((await countBooths(database, scope)) + booths - 1, exhibitorLimits.booths);
  if (tags.length > 0)
    refuseBeyond((await countTags(database, scope, [...new Set(tags)])) - 1, exhibitorLimits.tags);
}

function lineOf(
  { number, values, problems }: ImportedRow,
  planned: PlannedRow | undefined,
  language: Language,
): ImportLine {
  const { code, name, hall, number: place } = values;
  const thing = [code ?? '', name ?? ''].join(' ').trim();
  const { isNew = false, cells = [], joins = null, elsewhere = null } = planned ?? {};
  const isRefused = problems.length > 0;
  return {
    row: number,
    verdict: isRefused
      ? 'refused'
      : isNew
        ? 'new'
        : cells.length > 0 || elsewhere !== null
          ? 'changed'
          : 'same',
    thing: thing === '' ? [hall ?? '', place ?? ''].join(' ').trim() : thing,
    cells: cells.map(({ prop, from, to }) => ({
      prop,
      from: from === null ? null : shownValue(prop, from, language),
      to: to === null ? null : shownValue(prop, to, language),
    })),
    problems: [...problems],
    joins,
    elsewhere,
  };
}
