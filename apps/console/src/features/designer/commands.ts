import type { FieldType, JsonObject } from '@zhantai/engine';
import type { DesignerWords } from '@zhantai/messages/designer';
import { itemOf } from './canvas-entries.ts';
import { copyItems, fitForRows, pasteItems, readClipboard } from './draft/clipboard.ts';
import { deleteItems, type Deletion } from './draft/deletion.ts';
import type { Editor } from './draft/editor.ts';
import { levelEditor } from './draft/level-editor.ts';
import {
  idOf,
  itemsOf,
  withInserted,
  withItems,
  withItemSetting,
  withMoved,
  withPlaced,
  type Detail,
  type Place,
} from './draft/items.ts';
import { listOf } from './draft/item-levels.ts';
import { newItem, type Chance } from './draft/new-item.ts';
import { withMovedToSection } from './draft/section-move.ts';
import { isTitle, sectionNumber, selectAll, selectOne } from './draft/selection.ts';
import { presetTable, type PresetName } from './table/presets.ts';

/** What is done to the items that are selected; each answers what is said of it, null where there was nothing to do. */
export type Commands = ReturnType<typeof createCommands>;

const chance: Chance = { now: () => Date.now(), random: () => Math.random() };
const WHOLE = 24;
/** No item is narrower. */
const LEAST_SPAN = 3;

/** The place of an item from 1; 0 without one. */
const placeOf = (detail: Detail, id: string | undefined): number =>
  itemsOf(detail).findIndex((item) => idOf(item) === id) + 1;

/**
 * The commands of an open draft: they are about items, or about columns while those of a table are selected.
 * @param words at that level.
 */
export function createCommands(editor: Editor, words: DesignerWords, language: string) {
  const level = levelEditor(editor);
  const current = () => {
    const { detail, chosen, selected } = level.state();
    const raws = itemsOf(detail).filter((raw) => chosen.includes(idOf(raw)));
    const [first] = raws;
    return first === undefined ? null : { detail, raws, ids: raws.map(idOf), selected, name: nameOf(raws) };
  };
  const nameOf = (raws: readonly JsonObject[]): string => {
    const [first] = raws;
    return raws.length === 1 && first !== undefined
      ? words.quoted(itemOf(first).label || words.unnamed)
      : words.several(raws.length);
  };
  /** Behind all that is selected. */
  const behind = (): Place | null => {
    const id = current()?.ids.at(-1);
    return id === undefined ? null : { side: 'after', id };
  };
  const list = new Intl.ListFormat(language);
  const quotedList = (labels: readonly string[]) =>
    list.format(labels.map((label) => words.quoted(label || words.unnamed)));
  const withNote = (says: string, withoutRule: readonly string[]) =>
    withoutRule.length === 0 ? says : words.rulesLeft(says, quotedList(withoutRule));

  /** Changes each selected item that can take it; one step. */
  const change = (next: (raw: JsonObject) => JsonObject, says: string): string | null => {
    const { table, detail, selected, chosen, anchor } = level.state();
    const raws = current()?.raws ?? [];
    const changed = withItems(detail, raws.map(next));
    if (changed === detail) return says;
    level.apply({ says, detail: changed, selected, selection: { table, selected, chosen, anchor } });
    return says;
  };
  const put = (detail: Detail, ids: readonly string[], says: string) => {
    const [selected = null] = ids;
    level.apply({ says, detail, selected, selection: selectAll(ids) });
  };
  const pasteAt = (
    clip: Detail,
    place: Place | null,
    says: (name: string, at: number, count: number) => string,
    halved: string | null = null,
  ) => {
    const { detail, table } = level.state();
    const { fitting, unfit, ruled } =
      table === null ? { fitting: clip, unfit: [], ruled: [] } : fitForRows(clip);
    if (listOf(fitting['formItems']).length === 0) return words.notInRows(quotedList(unfit));
    const pasted = pasteItems(detail, fitting, place, chance, level.whole);
    if ('limit' in pasted) return words.pasteAboveLimit(pasted.count, pasted.limit);
    const raws = itemsOf(pasted.detail).filter((raw) => pasted.ids.includes(idOf(raw)));
    const count = itemsOf(pasted.detail).length;
    const done = withNote(says(nameOf(raws), placeOf(pasted.detail, pasted.ids[0]), count), [
      ...pasted.withoutRule,
      ...ruled,
    ]);
    const text = unfit.length === 0 ? done : words.someNotInRows(done, quotedList(unfit));
    put(withHalves(pasted.detail, pasted.ids, halved), pasted.ids, text);
    return text;
  };

  /** Where something stands, in words. */
  const placed = (name: string, detail: Detail, id: string | undefined): string => {
    const items = itemsOf(detail);
    return words.place(name, placeOf(detail, id), items.length, sectionNumber(items, id ?? null));
  };
  const moved = (
    detail: Detail,
    { ids, name, selected }: NonNullable<ReturnType<typeof current>>,
  ): string => {
    const says = placed(name, detail, ids[0]);
    level.apply({ says, detail, selected, selection: selectAll(ids, selected) });
    return says;
  };

  return {
    /** @param halved an item beside it that is to have half of the row, as the new one is. */
    insert(type: FieldType, place: Place | null = behind(), halved: string | null = null): string {
      const { detail } = level.state();
      const label = words.types[type];
      const item = newItem(type, { label, option: words.option, column: words.types.input }, chance);
      const next = withHalves(withInserted(detail, place, [item]), [idOf(item)], halved);
      const says = words.inserted(label, placeOf(next, idOf(item)), itemsOf(next).length);
      level.apply({ says, detail: next, selected: idOf(item) });
      return says;
    },
    /** Inserts a table that the product knows; of the form, also while columns are selected. */
    insertPreset(name: PresetName): string {
      editor.choose(selectOne(editor.state().work.table ?? editor.state().work.selected));
      const table = presetTable(name, words, chance);
      const next = withInserted(level.state().detail, behind(), [table]);
      const says = words.inserted(words.presets[name], placeOf(next, idOf(table)), itemsOf(next).length);
      level.apply({ says, detail: next, selected: idOf(table) });
      return says;
    },
    /** What deleting the selection would do, and how that is called; null where nothing is selected. */
    deletion(): { readonly name: string; readonly deletion: Deletion } | null {
      const all = current();
      return all === null ? null : { name: all.name, deletion: deleteItems(all.detail, all.ids) };
    },
    remove(): string | null {
      const all = current();
      if (all === null) return null;
      const items = itemsOf(all.detail);
      const last = items.findLastIndex((item) => all.ids.includes(idOf(item)));
      const next = items[last + 1] ?? items.slice(0, last).findLast((item) => !all.ids.includes(idOf(item)));
      const { detail, alwaysShown } = deleteItems(all.detail, all.ids);
      const shown = quotedList(alwaysShown);
      const removed = words.removed(all.name);
      const says = alwaysShown.length === 0 ? removed : words.nowAlwaysShown(removed, shown);
      level.apply({ says, detail, selected: next === undefined ? null : idOf(next) });
      return says;
    },
    move(by: -1 | 1): string | null {
      const all = current();
      if (all === null) return null;
      const detail = withMoved(all.detail, all.ids, by);
      if (detail === all.detail) return by === -1 ? words.atFirst : words.atLast;
      return moved(detail, all);
    },
    /** Moves the selection to the section before or after its own; a title takes its section along. */
    moveToSection(by: -1 | 1): string | null {
      const all = current();
      if (all === null) return null;
      const detail = withMovedToSection(all.detail, all.ids, by);
      return detail === all.detail ? (by === -1 ? words.atFirst : words.atLast) : moved(detail, all);
    },
    /** Moves items to a place, wherever it is. */
    place(ids: readonly string[], place: Place, halved: string | null = null): string | null {
      const { detail } = level.state();
      const next = withHalves(withPlaced(detail, ids, place), ids, halved);
      if (next === detail) return words.samePlace;
      const raws = itemsOf(next).filter((raw) => ids.includes(idOf(raw)));
      const says = placed(nameOf(raws), next, raws.map(idOf)[0]);
      put(next, raws.map(idOf), says);
      return says;
    },
    /** Moves items behind the selection. */
    placeBehind(ids: readonly string[]): string | null {
      const place = behind();
      return place === null ? words.samePlace : this.place(ids, place);
    },
    /** Puts the selection, or other items, once more behind it or in a place. */
    copy(
      ids: readonly string[] = current()?.ids ?? [],
      place: Place | null = behind(),
      halved: string | null = null,
    ): string | null {
      if (ids.length === 0) return null;
      const clip = copyItems(level.state().detail, ids);
      return pasteAt(clip, place, (name) => words.copied(name), halved);
    },
    /** The selection as text for the clipboard, and what is said of it. */
    clip(
      isCut: boolean,
    ): { readonly text: string; readonly ids: readonly string[]; readonly says: string } | null {
      const all = current();
      if (all === null) return null;
      const text = JSON.stringify(copyItems(all.detail, all.ids));
      return { text, ids: all.ids, says: isCut ? words.cut(all.name) : words.clipped(all.name) };
    },
    /** Pastes behind the selection. */
    paste(text: string): string {
      const read = readClipboard(text);
      return 'fault' in read ? words[read.fault] : pasteAt(read.clip, behind(), words.pasted);
    },
    toggleRequired(): string | null {
      const all = current();
      const items = all?.raws.filter((raw) => !isTitle(raw)) ?? [];
      if (all === null || items.length === 0) return null;
      const isOff = items.every((raw) => itemOf(raw).required);
      return change(
        (raw) => (isTitle(raw) ? raw : withItemSetting(raw, 'required', itemOf(raw).required, !isOff)),
        (isOff ? words.isOptional : words.isRequired)(nameOf(items)),
      );
    },
    span(wanted: (now: number) => number): string | null {
      const all = current();
      const items = all?.raws.filter((raw) => !isTitle(raw)) ?? [];
      const [first] = items;
      if (first === undefined) return null;
      const spanOf = (raw: JsonObject) => Math.min(WHOLE, Math.max(LEAST_SPAN, wanted(itemOf(raw).span)));
      const isSame = items.every((raw) => spanOf(raw) === spanOf(first));
      return change(
        (raw) => (isTitle(raw) ? raw : withItemSetting(raw, 'span', itemOf(raw).span, spanOf(raw))),
        isSame ? words.spanned(nameOf(items), spanOf(first)) : words.spannedEach(nameOf(items)),
      );
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

/** Two items beside each other at half of the row each; without one that is halved all stays. */
function withHalves(detail: Detail, ids: readonly string[], halved: string | null): Detail {
  if (halved === null) return detail;
  const both = itemsOf(detail).filter((raw) => idOf(raw) === halved || ids.includes(idOf(raw)));
  return withItems(
    detail,
    both.map((raw) => withItemSetting(raw, 'span', itemOf(raw).span, WHOLE / 2)),
  );
}
