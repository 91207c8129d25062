import type { Item, JsonObject } from '../definition/item.ts';
import { answeringColumns } from '../fields/dynamic/rows-codec.ts';
import type { CheckContext, Finding } from '../fields/field-core.ts';
import type { Row } from '../types/field-value.ts';
import { finding } from '../fields/finding.ts';
import { checkTable, hookContext } from '../validation/check-table.ts';
import { isLocked } from '../validation/check-value.ts';
import type { Problem } from '../fields/problem.ts';
import type { ItemChanged } from './item-node.ts';
import { NodeBase } from './node-base.ts';
import { CopyEditor } from './rows/row-editor.ts';
import type { EditedTable } from './rows/row-editor.ts';
import { RowList } from './rows/row-list.ts';
import { RowRecord } from './rows/row-record.ts';
import type { RowOwner } from './rows/row-record.ts';
import { freshRow, givenRow, storedRow } from './rows/row-start.ts';
import type { RowStart } from './rows/row-start.ts';
import { RowWatch } from './rows/row-watch.ts';
import { RunningTotals } from './rows/running-totals.ts';
import type { RowEditor, RowNode, RowPicture, RowsNode, RowsWatcher } from './session.ts';
import type { SessionCore } from './session-core.ts';
import type { StartTable } from './start-table.ts';
import type { TableItem } from '../fields/dynamic/is-rows.ts';

/** Rows that are made for an empty table at most, whatever `minSize` says. */
const MAX_PADDED = 500;
const NO_ROWS: readonly RowRecord[] = [];

/** A sub-table of an open form. Its rows keep their identity while they move (engine.md §6). */
export class TableNode extends NodeBase<readonly Row[]> implements RowsNode, RowOwner, EditedTable {
  readonly item: TableItem;
  readonly index: number;
  readonly columns: readonly Item[];
  readonly judgesBlank = false;
  readonly #onChange: ItemChanged;
  readonly #totals: RunningTotals;
  readonly #submitted: readonly Item[];
  readonly #rows = new RowList<RowRecord>();
  readonly #watch = new RowWatch();
  readonly #all = (): readonly RowRecord[] => this.rows();
  #value: readonly Row[] | null = null;
  #unreadable: string | null;
  #isStored: boolean;
  readonly #wire: unknown;
  #visible = true;
  /** The rows of the last submission in its order: the server's problems speak of these. */
  #sent: readonly RowRecord[] | null = null;

  constructor(item: TableItem, index: number, start: StartTable, core: SessionCore, onChange: ItemChanged) {
    super(item.prop, core);
    this.item = item;
    this.index = index;
    this.columns = item.columns.filter((column) => !column.hidden);
    this.#submitted = answeringColumns(item).filter((column) => !column.hidden);
    this.#onChange = onChange;
    this.#totals = new RunningTotals(item);
    this.#unreadable = start.unreadable;
    this.#wire = start.wire;
    this.#isStored = start.isStored;
    const records = start.rows.map((raw) => this.#makeStored(raw));
    this.#rows.set(core.readOnly ? records : this.#padded(records));
  }

  read(): readonly Row[] {
    this.#value ??= this.rows().map((record) => record.value());
    return this.#value;
  }

  rows(): readonly RowRecord[] {
    return this.#isWithheld() ? NO_ROWS : this.#rows.all();
  }

  row(index: number): RowRecord | undefined {
    return this.#rows.at(index);
  }

  unreadable(): string | null {
    return this.#unreadable;
  }

  isStored(): boolean {
    return this.#isStored;
  }

  set(value: readonly Row[]): void {
    if (this.isLocked()) return;
    const known = new Map(this.#rows.all().map((record) => [record.id, record]));
    this.change(() => {
      const records = value.map((row) => {
        const record = row.$id === undefined ? undefined : known.get(row.$id);
        if (record === undefined) return this.#make(givenRow(this.item, row), row.$id);
        known.delete(record.id);
        record.take(givenRow(this.item, row));
        return record;
      });
      this.#take(records);
    });
  }

  /** Nobody types a table. */
  enter(): void {}

  canAdd(): boolean {
    return !this.isLocked() && this.refusal() === null;
  }

  canRemove(row: RowNode): boolean {
    return !this.isLocked() && this.#recordOf(row) !== null && this.refusal(row) === null;
  }

  refusal(row?: RowNode): Problem | null {
    const { minSize, maxSize, hooks } = this.item;
    const count = this.#rows.length;
    let found: Finding | null = null;
    if (row === undefined) {
      if (maxSize !== null && maxSize >= 0 && count >= maxSize) found = finding('maxSize', { n: maxSize });
    } else if (count <= (minSize ?? 0)) found = finding('minSize', { n: minSize ?? 0 });
    found ??=
      hooks?.before(
        row === undefined ? 'add' : 'del',
        this.read(),
        row?.index() ?? count,
        hookContext(this.item, this.core.within),
      ) ?? null;
    return found && this.problemOf(found);
  }

  /** Whether the hooks let other rows count than before. */
  reconsider(): boolean {
    this.#value = null;
    this.#totals.forget();
    this.core.notifier.batch(() => {
      this.changed();
      this.core.notifier.progressChanged();
    });
    return true;
  }

  add(after?: RowNode): RowRecord | null {
    return this.canAdd() ? this.#insert(freshRow(this.item, this.core.context), undefined, after) : null;
  }

  remove(row: RowNode): boolean {
    const record = this.#recordOf(row);
    if (record === null || !this.canRemove(row)) return false;
    this.#restructure(() => {
      this.#rows.remove(this.#rows.placeOf(record));
      this.#totals.drop(record.value());
    });
    return true;
  }

  move(row: RowNode, index: number): void {
    const record = this.#recordOf(row);
    if (record === null || this.isLocked()) return;
    const from = this.#rows.placeOf(record);
    const to = Math.min(Math.max(Math.trunc(index), 0), this.#rows.length - 1);
    // A sum does not ask for the order.
    if (to !== from) this.#restructure(() => this.#rows.move(from, to));
  }

  editNew(after?: RowNode): RowEditor | null {
    if (!this.canAdd()) return null;
    const start = freshRow(this.item, this.core.context);
    return new CopyEditor(this, this.core.takeRowId(undefined), start, null, this.#recordOf(after));
  }

  edit(row: RowNode): RowEditor {
    const record = this.#recordOf(row);
    if (record === null) throw new Error(`Row ${row.id} is not in sub-table ${this.item.prop}`);
    return new CopyEditor(this, record.id, record.start(), record, null);
  }

  importRows(rows: readonly Row[], replace: boolean): void {
    if (this.isLocked() || this.#isWithheld()) return;
    // Rows nobody filled only stood there to be filled.
    const kept = replace ? [] : this.rows().filter((record) => !record.isBlank());
    const taken = rows.map((row) => this.#make(givenRow(this.item, row), row.$id));
    this.#take(this.#padded([...kept, ...taken]));
  }

  change(work: () => void): void {
    this.core.notifier.batch(() => this.#watch.together(work, this.#all));
  }

  put(row: RowNode, wires: JsonObject): void {
    const record = this.#recordOf(row);
    if (record !== null && !this.isLocked()) this.change(() => record.put(wires));
  }

  watch(watcher: RowsWatcher): () => void {
    return this.#watch.add(watcher);
  }

  restore(
    rows: readonly RowNode[] | null,
    pictures: readonly (readonly [row: RowNode, picture: RowPicture])[],
  ): void {
    if (this.isLocked()) return;
    const own = (row: RowNode): row is RowRecord => row instanceof RowRecord && row.owner === this;
    this.change(() => {
      if (rows !== null) this.#take(rows.filter(own));
      for (const [row, picture] of pictures) if (own(row)) row.restore(picture);
    });
  }

  totals(): Readonly<Record<string, number>> {
    return this.#totals.read(() => this.read());
  }

  override check(): Problem | null {
    return super.check() ?? this.#cellProblems()[0] ?? null;
  }

  override problems(): readonly Problem[] {
    if (this.judge() !== null) return super.problems();
    const cells = this.#cellProblems();
    return cells.length > 0 ? cells : super.problems();
  }

  override hasProblem(): boolean {
    return super.hasProblem() || (this.#visible && this.rows().some((record) => record.hasProblem()));
  }

  /** Its cells were left one by one. */
  override leave(): void {
    this.core.notifier.batch(() => this.reveal());
  }

  tidy(): void {
    if (this.isLocked()) return;
    this.change(() => {
      for (const record of this.rows()) record.tidy();
    });
  }

  /** Shows the problems of all cells, too. */
  override revealAll(): void {
    this.reveal();
    for (const record of this.rows()) record.reveal();
  }

  /** The row a problem's index speaks of. */
  rowAt(index: number): RowRecord | null {
    return this.#recordOf((this.#sent ?? this.rows())[index]);
  }

  draft(): unknown {
    return this.#unreadable === null ? this.#rows.all().map((record) => record.draft()) : this.#wire;
  }

  submission(): unknown {
    if (this.#unreadable !== null) return this.#wire;
    this.#sent = this.rows().filter((record) => !record.isBlank());
    return this.#sent.map((record) => record.submission(this.#submitted));
  }

  show(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.changed();
    this.core.notifier.progressChanged();
  }

  isLocked(): boolean {
    return this.core.readOnly || isLocked(this.item);
  }

  indexOf(row: RowRecord): number {
    const place = this.#rows.placeOf(row);
    return place < 0 ? row.place : place;
  }

  rowChanged(row: RowRecord, before: RowPicture, set: ReadonlySet<string>): void {
    // A row that was removed may still be held by a view.
    if (this.#rows.placeOf(row) < 0) return;
    this.#totals.change(before.row, row.value());
    if (this.#watch.active) {
      this.#watch.together(() => this.#watch.cells(row, before, row.picture(), set), this.#all);
    }
    this.#valueChanged();
  }

  placeFor(edited: RowRecord | null, after: RowRecord | null): number {
    return edited === null ? this.#placeAfter(after) : this.indexOf(edited);
  }

  takeCopy(id: string, start: RowStart, edited: RowRecord | null, after: RowRecord | null): Problem | null {
    const record = this.#recordOf(edited);
    if (record !== null) {
      this.core.notifier.batch(() => record.take(start));
    } else {
      const refused = this.refusal();
      if (refused !== null) return refused;
      this.#insert(start, id, this.#recordOf(after) ?? undefined);
    }
    return null;
  }

  isShown(): boolean {
    return this.#visible;
  }

  protected prefilledBy(): string | null {
    return null;
  }

  protected find(within: CheckContext): Finding | null {
    return checkTable(this.read(), this.item, within, isLocked(this.item));
  }

  protected problemOf(found: Finding): Problem {
    const { prop, id, label } = this.item;
    return { prop, formItemId: id, label, ...found };
  }

  /** The field that the rows need is not filled in: they are kept, and count as hidden (engine.md §6). */
  #isWithheld(): boolean {
    return this.item.hooks?.withholds(hookContext(this.item, this.core.within)) === true;
  }

  #cellProblems(): readonly Problem[] {
    return this.#visible ? this.rows().flatMap((record) => record.problems()) : [];
  }

  #makeStored(raw: JsonObject): RowRecord {
    const start = storedRow(this.item, raw);
    return this.#make(start, start.row.$id);
  }

  #make(start: RowStart, wanted: string | undefined): RowRecord {
    return new RowRecord(this.core.takeRowId(wanted), this, start);
  }

  #insert(start: RowStart, id: string | undefined, after?: RowNode): RowRecord {
    const record = id === undefined ? this.#make(start, undefined) : new RowRecord(id, this, start);
    const place = this.#placeAfter(this.#recordOf(after));
    this.#restructure(() => {
      this.#rows.insert(place, record);
      this.#totals.add(record.value());
    });
    return record;
  }

  #placeAfter(after: RowRecord | null): number {
    return after === null ? this.#rows.length : this.indexOf(after) + 1;
  }

  #padded(records: readonly RowRecord[]): readonly RowRecord[] {
    const wanted = Math.min(this.item.minSize ?? 0, MAX_PADDED);
    const missing = Math.max(wanted - records.length, 0);
    const fresh = Array.from({ length: missing }, () =>
      this.#make(freshRow(this.item, this.core.context), undefined),
    );
    return [...records, ...fresh];
  }

  #recordOf(row: RowNode | null | undefined): RowRecord | null {
    if (row === null || row === undefined) return null;
    const record = this.#rows.at(row.index());
    return record === row ? record : null;
  }

  #take(records: readonly RowRecord[]): void {
    this.#restructure(() => {
      this.#rows.set(records);
      this.#totals.forget();
    });
  }

  #restructure(change: () => void): void {
    this.change(() => {
      this.#watch.moves(this.#all);
      change();
      this.#valueChanged();
    });
  }

  #valueChanged(): void {
    this.#value = null;
    this.#unreadable = null;
    this.#isStored = true;
    this.clearServerProblem();
    this.changed();
    this.core.notifier.valueChanged();
    this.#onChange(this.index);
  }
}
