import { expect, it } from 'vitest';
import { openSession } from '../../session/open-session.ts';
import { parseDefinition } from '../../definition/parse-definition.ts';
import { parseItem } from '../../definition/parse-item.ts';
import { authoringRegistry } from '../../fields/authoring-registry.ts';
import { exportColumns, isExported } from '../../tables/export-columns.ts';
import { readSettings } from './read-settings.ts';
import { writeSettings } from './write-settings.ts';

const column = (prop: string, more: object = {}) => ({ formItemId: prop, type: 'input', prop, ...more });

it('returnType is not offered and stays where a definition has it', () => {
  for (const { settings } of Object.values(authoringRegistry)) expect(settings).not.toContain('returnType');
  const raw = { formItemId: 'd', type: 'date', prop: 'd', returnType: 'timestamp' };
  const before = readSettings(raw, 'date');
  const written = writeSettings(raw, 'date', before, { ...before, placeholder: 'Day' });
  expect(written).toEqual({ ...raw, placeholder: 'Day' });
});

it('nodes of a tree may have their value as key', () => {
  const dicData = [{ key: 'a', label: 'A', children: [{ key: 'b', label: 'B' }] }];
  expect(parseItem({ formItemId: 't', type: 'tree', prop: 't', dicData }).options).toEqual([
    { value: 'a', label: 'A', children: [{ value: 'b', label: 'B' }] },
  ]);
  const definition = parseDefinition({ formItems: [{ formItemId: 't', type: 'tree', prop: 't', dicData }] });
  const session = openSession(definition, { answers: { t: 'b' }, today: '2026-06-01' });
  expect(session.node('t')?.state().value).toEqual(['b']);
});

it('files of submissions leave out what says ignoreExport, in tables too', () => {
  const definition = parseDefinition({
    formItems: [
      column('a'),
      column('b', { ignoreExport: true }),
      {
        formItemId: 't',
        type: 'dynamic',
        prop: 't',
        children: { column: [column('c', { ignoreExport: 'true' }), column('d')] },
      },
    ],
  });
  const columns = exportColumns(definition);
  expect(columns.filter(isExported).map(({ prop }) => prop)).toEqual(['a', 't']);
  expect(columns[2]?.columns.filter(isExported).map(({ prop }) => prop)).toEqual(['d']);
});
