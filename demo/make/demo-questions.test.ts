import { parseItem, type Item, type JsonObject } from '@zhantai/engine';
import { draftRules, settingsApart, withSchemes } from '@zhantai/engine/authoring';
import { listQuestions, readQuestions, writeQuestions } from '@zhantai/workbooks/questions';
import { describe, expect, it } from 'vitest';
import { demoForms } from './demo-forms.ts';

const itemsOf = (detail: JsonObject): readonly Item[] => {
  const items: unknown = detail['formItems'];
  return Array.isArray(items) ? items.map((raw: JsonObject) => parseItem(raw)) : [];
};

/** What shows each item, by field names: groups of conditions in an order of their own. */
function shownBy(detail: JsonObject): ReadonlyMap<string, string> {
  const names = new Map(itemsOf(detail).map(({ id, prop }) => [id, prop]));
  const all = new Map<string, string[]>();
  for (const { groups, targets } of draftRules(detail))
    for (const { formItemId } of targets) {
      const said = groups.map((group) =>
        group
          .map(
            (one) =>
              `${names.get(String(one['formItemId']))} ${String(one['expression'])} ${String(one['optionValue'])}`,
          )
          .join(' & '),
      );
      const prop = names.get(formItemId) ?? formItemId;
      all.set(prop, [...(all.get(prop) ?? []), ...said].toSorted());
    }
  return new Map([...all].map(([prop, groups]) => [prop, groups.join(' | ')]));
}

describe.each(demoForms.map((form) => [form.formCode, form.definition] as const))(
  'form %s of the demo as a list of questions',
  (_code, definition) => {
    const detail: JsonObject = { ...definition };

    it('comes back equal but for what is listed', async () => {
      const { left } = listQuestions(detail, 'zh-Hans');
      const listed = new Set(left.map(({ path }) => path));
      const read = readQuestions(await writeQuestions(detail, 'zh-Hans'));
      expect('faults' in read ? read.faults : []).toEqual([]);
      if ('faults' in read) return;
      const [before, after] = [itemsOf(detail), itemsOf(withSchemes(read.detail, []))];
      expect(after.map(({ prop, type }) => [prop, type])).toEqual(
        before.map(({ prop, type }) => [prop, type]),
      );
      before.forEach((item, at) => {
        const other = after[at];
        if (other === undefined) return;
        expectEqual(item, other, item.prop);
        expect(other.columns.map(({ prop }) => prop)).toEqual(item.columns.map(({ prop }) => prop));
        item.columns.forEach((column, place) => {
          const twin = other.columns[place];
          if (twin !== undefined) expectEqual(column, twin, `${item.prop}.${column.prop}`);
        });
      });
      const [shown, shownAfter] = [shownBy(detail), shownBy(read.detail)];
      for (const [prop, groups] of shown)
        if (!listed.has(`${prop}.shown`)) expect(shownAfter.get(prop), prop).toBe(groups);

      function expectEqual(one: Item, other: Item, path: string) {
        const apart = settingsApart(one.source, other.source).map((key) => `${path}.${key}`);
        expect(apart.filter((key) => !listed.has(key))).toEqual([]);
      }
    });

    it('keeps what every question has', () => {
      const lost = listQuestions(detail, 'zh-Hans').left.flatMap(({ path }) =>
        path.includes('.i18n') ? [] : [path.split('.').at(-1)],
      );
      for (const key of ['label', 'type', 'prop', 'required', 'span', 'placeholder', 'help', 'unit'])
        expect(lost).not.toContain(key);
    });
  },
);
