import { parseItem, type FieldType } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import {
  findItem,
  idOf,
  itemsOf,
  typeOf,
  withInserted,
  withItem,
  withItemSetting,
  withMoved,
  withoutItem,
} from './draft/items.ts';
import type { Editor } from './draft/editor.ts';
import { copiedItem, newItem, type Chance } from './draft/new-item.ts';

/** What is done to the item that is selected; each answers what is said of it, null where there was nothing to do. */
export type Commands = ReturnType<typeof createCommands>;

const chance: Chance = { now: () => Date.now(), random: () => Math.random() };
const WHOLE = 24;
/** No item is narrower. */
const LEAST_SPAN = 3;

/** The commands of an open draft. */
export function createCommands(editor: Editor, words: DesignerWords) {
  const current = () => {
    const { detail, selected } = editor.state().work;
    const raw = findItem(detail, selected);
    return raw === undefined ? null : { detail, raw, id: idOf(raw), item: parseItem(raw) };
  };
  const placed = (id: string): readonly [at: number, count: number] => {
    const items = itemsOf(editor.state().work.detail);
    return [items.findIndex((item) => idOf(item) === id) + 1, items.length];
  };
  const named = (label: string) => (label === '' ? words.unnamed : label);

  return {
    insert(type: FieldType): string {
      const { detail, selected } = editor.state().work;
      const label = words.types[type];
      const item = newItem(type, { label, option: words.option }, chance);
      const id = idOf(item);
      const [at, count] = [placed(selected ?? '')[0], itemsOf(detail).length];
      const says = words.inserted(label, (at === 0 ? count : at) + 1, count + 1);
      editor.apply({ says, detail: withInserted(detail, selected, [item]), selected: id });
      return says;
    },
    remove(): string | null {
      const one = current();
      if (one === null) return null;
      const label = named(one.item.label);
      if (isNamed(one.detail['formLogic'], one.id)) return words.ruleNames(label);
      const items = itemsOf(one.detail);
      const at = placed(one.id)[0] - 1;
      const next = items[at + 1] ?? items[at - 1];
      const says = words.removed(label);
      editor.apply({
        says,
        detail: withoutItem(one.detail, one.id),
        selected: next === undefined ? null : idOf(next),
      });
      return says;
    },
    move(by: -1 | 1): string | null {
      const one = current();
      if (one === null) return null;
      const detail = withMoved(one.detail, one.id, by);
      if (detail === one.detail) return by === -1 ? words.atFirst : words.atLast;
      const [at, count] = placed(one.id);
      const says = words.place(named(one.item.label), at + by, count);
      editor.apply({ says, detail, selected: one.id });
      return says;
    },
    copy(): string | null {
      const one = current();
      if (one === null) return null;
      const item = copiedItem(one.raw, chance);
      const says = words.copied(named(one.item.label));
      editor.apply({ says, detail: withInserted(one.detail, one.id, [item]), selected: idOf(item) });
      return says;
    },
    toggleRequired(): string | null {
      const one = current();
      if (one === null) return null;
      const { required, label } = one.item;
      const raw = withItemSetting(one.raw, 'required', required, !required);
      if (raw === one.raw) return null;
      const says = (required ? words.isOptional : words.isRequired)(named(label));
      editor.apply({ says, detail: withItem(one.detail, raw), selected: one.id });
      return says;
    },
    span(wanted: (now: number) => number): string | null {
      const one = current();
      if (one === null || typeOf(one.raw) === 'title') return null;
      const span = Math.min(WHOLE, Math.max(LEAST_SPAN, wanted(one.item.span)));
      const says = words.spanned(named(one.item.label), span);
      if (span === one.item.span) return says;
      const raw = withItemSetting(one.raw, 'span', one.item.span, span);
      editor.apply({ says, detail: withItem(one.detail, raw), selected: one.id });
      return says;
    },
    undo(): string {
      const undone = editor.undo(words.undone);
      if (undone === null) return words.nothingToUndo;
      return undone.done ? words.undone(undone.says) : words.skipped(undone.says);
    },
    redo(): string {
      const done = editor.redo(words.redone);
      if (done === null) return words.nothingToRedo;
      return done.done ? words.redone(done.says) : words.skipped(done.says);
    },
  };
}

/** Whether rules or schemes name an item. */
function isNamed(logic: unknown, id: string): boolean {
  if (Array.isArray(logic)) return logic.some((one) => isNamed(one, id));
  if (typeof logic !== 'object' || logic === null) return logic === id;
  return Object.values(logic).some((one) => isNamed(one, id));
}
