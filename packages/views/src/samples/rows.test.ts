// @vitest-environment happy-dom
import { decode, isEmpty, isRowsNode, traitsOf, type FieldNode, type Session } from '@zhantai/engine';
import { afterEach, expect, test } from 'vitest';
import { enter, isPicked, isTyped, pick } from './test-entering.ts';
import { piecesOf, shownIn, spokenIn, spokenOf, textOf } from './test-reading.ts';
import { openInTable, sampleCases, type Opened } from './test-sample.ts';
import { buttonOf, closed, closeForm, opened, press, showForm, until, words } from './test-screen.tsx';

/**
 * Every sample of every type as a cell of a sub-table: in a table of cells, in a list of records, in blocks of fields, and
 * in the editor of a row.
 */
const { rows, confirm } = words.fields;

const inTables = sampleCases.filter(({ type }) => !['layout', 'rows'].includes(traitsOf({ type }).family));
const filled = inTables.filter(({ type, wire, isGood }) => {
  const { item } = cellOf(openInTable(type, [wire], 'table'));
  return isGood && !isEmpty(item, decode(item, wire));
});

afterEach(closeForm);

/** The cell of the first row. */
function cellOf({ node }: Opened): FieldNode {
  const cell = isRowsNode(node) ? node.row(0)?.cell('c') : undefined;
  if (cell === undefined) throw new Error('There is no row');
  return cell;
}

/** What is sent, but for the names of rows, which differ. */
function sent(session: Session): unknown {
  const { p } = session.answers();
  return Array.isArray(p) ? p.map((row: object) => ({ ...row, $id: undefined })) : p;
}

test.each(inTables)('$type in a block of a row on a $name shows and sends $wire', async (one) => {
  const engine = openInTable(one.type, [one.wire], 'form');
  const form = openInTable(one.type, [one.wire], 'form');
  const place = await showForm(form, one.device);
  expect(sent(form.session)).toEqual(sent(engine.session));
  const cell = cellOf(engine);
  const { value, unreadable } = cell.state();
  const pieces = piecesOf(cell.item, value, unreadable);
  await until(() => (shownIn(place).length < pieces.length ? null : true));
  expect(shownIn(place)).toEqual(pieces);
  expect(spokenIn(place)).toEqual(spokenOf(cell.item, value));
});

test.each(inTables)('$type in a row on a $name shows and sends $wire', async (one) => {
  const engine = openInTable(one.type, [one.wire], 'table');
  const form = openInTable(one.type, [one.wire], 'table');
  const place = await showForm(form, one.device);
  expect(sent(form.session)).toEqual(sent(engine.session));
  const node = cellOf(engine);
  const { item } = node;
  const { value, unreadable } = node.state();
  const { inline, family } = traitsOf(item);
  if (one.name === 'mobile') {
    expect(place.querySelector('li')?.textContent).toContain(unreadable ?? textOf(item, value));
    return;
  }
  const cell = place.querySelector('td[id$="-field"]');
  if (cell === null) throw new Error('There is no cell');
  if (inline === undefined) expect(cell.textContent).toContain(unreadable ?? textOf(item, value));
  else {
    // A switch in a cell is its position alone.
    expect(shownIn(cell)).toEqual(family === 'switch' ? [] : piecesOf(item, value, unreadable));
    expect(spokenIn(cell)).toEqual(spokenOf(item, value));
    if (unreadable !== null && shownIn(cell).length === 0) expect(cell.textContent).toContain(unreadable);
  }
});

test.each(filled)('$type in the editor of a row on a $name shows $wire and keeps it', async (one) => {
  const engine = openInTable(one.type, [one.wire], 'table');
  const form = openInTable(one.type, [one.wire], 'table');
  const place = await showForm(form, one.device);
  const editor = await opened(buttonOf(place, `${rows.edit} ${rows.row(1)}`));
  const cell = cellOf(engine);
  const { value } = cell.state();
  const pieces = piecesOf(cell.item, value, null);
  await until(() => (shownIn(editor).length < pieces.length ? null : true));
  expect(shownIn(editor)).toEqual(pieces);
  expect(spokenIn(editor)).toEqual(spokenOf(cell.item, value));
  await press(buttonOf(editor, confirm));
  await closed();
  expect(sent(form.session)).toEqual(sent(engine.session));
});

test.each(filled.filter(({ type }) => isTyped(cellOf(openInTable(type, [undefined], 'table')).item)))(
  '$type in a new row on a $name takes $wire and sends it',
  async ({ type, wire, device }) => {
    const engine = openInTable(type, [wire], 'table');
    const form = openInTable(type, [], 'table');
    const place = await showForm(form, device);
    const editor = await opened(buttonOf(place, rows.add));
    const cell = cellOf(engine);
    await enter(editor, cell.item, cell.state().value);
    await press(buttonOf(editor, confirm));
    await closed();
    expect(sent(form.session)).toEqual(sent(engine.session));
    expect(form.session.validate()).toEqual(engine.session.validate());
  },
);

const inline = filled.filter(
  ({ type, name }) => name === 'desktop' && traitsOf({ type }).inline !== undefined,
);

test.each(inline)('$type in a cell takes $wire and sends it', async ({ type, wire, device }) => {
  const engine = openInTable(type, [wire], 'table');
  const form = openInTable(type, [undefined], 'table');
  const place = await showForm(form, device);
  const node = cellOf(engine);
  const { item } = node;
  const cell = place.querySelector('td[id$="-field"]');
  if (cell === null) throw new Error('There is no cell');
  if (isTyped(item)) await enter(cell, item, node.state().value);
  else if (isPicked(item)) await pick(cell, item, node.state().value);
  expect(sent(form.session)).toEqual(sent(engine.session));
});
