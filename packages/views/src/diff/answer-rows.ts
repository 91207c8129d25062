import { encode, isRowsNode, openSession, traitsOf } from '@zhantai/engine';
import type {
  Answers,
  Definition,
  FieldNode,
  FieldValue,
  Item,
  Path,
  RowNode,
  RowsNode,
  Session,
} from '@zhantai/engine';

/** One set of answers with the definition they were given under. */
export interface AnswerSet {
  readonly definition: Definition;
  readonly answers: Answers;
}

/** What one field held on one side of a comparison. */
export interface AnswerSide {
  readonly value: FieldValue;
  /** Stored text that no longer decodes. */
  readonly unreadable: string | null;
}

/** A field, or a cell of a sub-table, with what it held before and holds now. */
export interface AnswerRow {
  readonly key: string;
  readonly prop: string;
  /** Place in the newer answers; null for whole fields and for cells of rows that went. */
  readonly path: Path | null;
  readonly item: Item;
  /** `1.7`, empty for cells. */
  readonly number: string;
  /** The record a cell stands in; null for whole fields. */
  readonly record: { readonly number: number; readonly fate: 'kept' | 'added' | 'removed' } | null;
  /** Null where the field did not apply, or nothing was submitted before. */
  readonly before: AnswerSide | null;
  readonly after: AnswerSide | null;
  readonly changed: boolean;
}

export interface AnswerSection {
  readonly key: string;
  readonly number: number;
  readonly title: string;
  readonly rows: readonly AnswerRow[];
}

/**
 * The visible fields of `after` by section, each beside what `before` held. Without `before` nothing counts as changed.
 * Records of sub-tables are matched by `$id`.
 */
export function answerSections(after: AnswerSet, before: AnswerSet | null): readonly AnswerSection[] {
  const newer = read(after);
  const older = before === null ? null : read(before);
  return newer.sections
    .map((section) => ({
      key: section.title?.id ?? 'untitled',
      number: section.number,
      title: section.title?.label ?? '',
      rows: section.nodes.flatMap((node) => rowsOf(node, newer, older)),
    }))
    .filter((section) => section.rows.length > 0);
}

function read({ definition, answers }: AnswerSet): Session {
  // The session only decodes and decides visibility here; nothing in it reads today.
  return openSession(definition, { answers, readOnly: true, today: '2000-01-01' });
}

function rowsOf(node: FieldNode, newer: Session, older: Session | null): readonly AnswerRow[] {
  const { item } = node;
  if (traitsOf(item).family === 'layout') return [];
  const counterpart = older?.node(item.prop);
  const past = counterpart?.item.type === item.type ? counterpart : undefined;
  if (isRowsNode(node))
    return cellsOf(node, past !== undefined && isRowsNode(past) ? past : undefined, older !== null);
  const row = compare(node, past, older !== null);
  return row === null
    ? []
    : [
        {
          ...row,
          key: item.prop,
          prop: item.prop,
          path: null,
          item,
          number: newer.numberOf(node),
          record: null,
        },
      ];
}

function cellsOf(node: RowsNode, past: RowsNode | undefined, compared: boolean): readonly AnswerRow[] {
  const shown = node.state().visible;
  const present = shown ? node.rows() : [];
  const gone = past?.state().visible === true ? past.rows() : [];
  const old = new Map(gone.map((row) => [row.id, row]));
  const kept = new Set(present.map((row) => row.id));
  const cells: AnswerRow[] = present.flatMap((row, index) =>
    recordCells(
      node,
      row,
      old.get(row.id),
      compared,
      { number: index + 1, fate: !compared || old.has(row.id) ? 'kept' : 'added' },
      index,
    ),
  );
  for (const row of gone) {
    if (kept.has(row.id)) continue;
    cells.push(
      ...recordCells(node, undefined, row, compared, { number: row.index() + 1, fate: 'removed' }, null),
    );
  }
  return cells;
}

function recordCells(
  node: RowsNode,
  row: RowNode | undefined,
  past: RowNode | undefined,
  compared: boolean,
  record: NonNullable<AnswerRow['record']>,
  index: number | null,
): readonly AnswerRow[] {
  return node.columns.flatMap((column) => {
    const sides = compare(row?.cell(column.prop), past?.cell(column.prop), compared);
    if (sides === null) return [];
    const path: Path | null = index === null ? null : [index, column.prop];
    return [
      {
        ...sides,
        key: `${node.item.prop}/${row?.id ?? past?.id ?? ''}/${column.prop}`,
        prop: node.item.prop,
        path,
        item: column,
        number: '',
        record,
      },
    ];
  });
}

function compare(
  now: FieldNode | undefined,
  past: FieldNode | undefined,
  compared: boolean,
): Pick<AnswerRow, 'before' | 'after' | 'changed'> | null {
  const after = sideOf(now);
  const before = sideOf(past);
  if (after === null && before === null) return null;
  return { before, after, changed: compared && wireOf(now) !== wireOf(past) };
}

function sideOf(node: FieldNode | undefined): AnswerSide | null {
  const state = node?.state();
  return state?.visible === true ? { value: state.value, unreadable: state.unreadable } : null;
}

/** Equal texts are equal answers; what does not apply equals what is empty. */
function wireOf(node: FieldNode | undefined): string {
  const state = node?.state();
  if (node === undefined || state?.visible !== true) return '""';
  if (state.unreadable !== null) return JSON.stringify(state.unreadable);
  return JSON.stringify(encode(node.item, state.value) ?? '');
}
