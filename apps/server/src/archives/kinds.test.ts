import { expect, test } from 'vitest';
import { readTableTypes } from '../database/tables/test-table-types.ts';
import { archiveKinds, notArchived } from './kinds.ts';

test('every table is in an archive or is left out for a reason, once', () => {
  const named = [...archiveKinds.map(({ table }) => table), ...Object.keys(notArchived)];
  expect(named.toSorted()).toEqual([...readTableTypes().keys()].toSorted());
});

test('what nobody may take along is in no archive', () => {
  const secret = /password|secret|token|hash$|cipher|^draft_key|private_key|code_hash/;
  for (const { table, columns } of archiveKinds) {
    for (const [column, role] of Object.entries(columns)) {
      if (secret.test(column) && column !== 'receipt_hash')
        expect([table, column, role]).toEqual([table, column, 'left out']);
    }
  }
});

test('every document that travels is checked against what it is made of', () => {
  const types = readTableTypes();
  const travelling = archiveKinds.flatMap(({ table, columns, documents = {} }) =>
    (types.get(table) ?? [])
      .filter(({ column, kind }) => kind === 'json' && columns[column] !== 'left out')
      .map(({ column }) => [table, column, Object.hasOwn(documents, column)]),
  );
  expect(travelling.filter(([, , isChecked]) => isChecked !== true)).toEqual([]);
  expect(travelling.length).toBeGreaterThan(15);
});
