import { openSession, isRowsNode, parseDefinition } from '@zhantai/engine';
import { isFixedProp } from '@zhantai/engine/authoring';
import { loadDesignerWords } from '@zhantai/messages/designer';
import { describe, expect, it } from 'vitest';
import { missingPresets, presetNames, presetTable } from './presets.ts';

let drawn = 0;
const chance = {
  now: () => 1,
  random: () => {
    drawn = (drawn * 16807 + 11) % 2147483647;
    return drawn / 2147483647;
  },
};

describe('tables that the product knows', () => {
  it.each(presetNames)('%s is a definition without problems, whose own names stay', async (name) => {
    const words = await loadDesignerWords('zh-Hans');
    const detail = { formItems: [presetTable(name, words, chance)] };
    const definition = parseDefinition(detail);
    expect(definition.problems).toEqual([]);
    const [table] = definition.items;
    expect(table?.prop).toBe(name);
    expect(isFixedProp(name, null)).toBe(true);
    expect(new Set(table?.columns.map(({ id }) => id)).size).toBe(table?.columns.length);
    expect(missingPresets(detail)).toEqual(presetNames.filter((one) => one !== name));
  });

  it('compute volumes and weights of exhibits', async () => {
    const words = await loadDesignerWords('zh-Hans');
    const definition = parseDefinition({ formItems: [presetTable('zhanpinzibiao', words, chance)] });
    const row = { $id: 'a', weight: 2, long: 100, width: 100, height: 100, number: 3 };
    const session = openSession(definition, { answers: { zhanpinzibiao: [row] }, today: '2026-06-01' });
    const [node] = session.nodes;
    if (node === undefined || !isRowsNode(node)) throw new Error('no table');
    expect(node.rows()[0]?.value()).toMatchObject({ volume: 1, grossWeight: 6, bulkVolume: 3 });
    expect(isFixedProp('weight', 'zhanpinzibiao')).toBe(true);
    expect(isFixedProp('name', 'zhanpinzibiao')).toBe(false);
    expect(isFixedProp('weight', 'other')).toBe(false);
  });
});
