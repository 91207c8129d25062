// @vitest-environment happy-dom
import { traitsOf, type FieldValue, type Item } from '@zhantai/engine';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { isPicked, openPicker } from './test-entering.ts';
import { choicesIn, textsIn } from './test-reading.ts';
import { blankCases, openInTable, openSample, sampleCases } from './test-sample.ts';
import { acted, buttonOf, closeForm, opened, showForm, words } from './test-screen.tsx';

/** What a screen reader calls each control on both faces: blank, and with the longest answer of its samples. */
const { fields } = words;
const label = 'Field';

const answered = blankCases.flatMap((blank) => {
  const own = sampleCases.filter(
    ({ type, name, isGood }) => isGood && type === blank.type && name === blank.name,
  );
  return [blank, ...own.slice(-1)];
});
const isRows = (type: (typeof blankCases)[number]['type']): boolean => traitsOf({ type }).family === 'rows';

afterEach(closeForm);

const controls = 'input, textarea, [role="combobox"], [role="group"], [role="radiogroup"]';
/** Everything that is operated or that holds such. */
const operable = [
  controls,
  'button, ul[aria-label], ul[aria-labelledby]',
  ...['dialog', 'listbox', 'option', 'tree', 'treeitem', 'grid'].map((role) => `[role="${role}"]`),
].join(', ');

interface Named {
  readonly element: Element;
  readonly name: string;
}

/** Everything operable in a place with its name, in the order of the page. */
function namedIn(place: Element): readonly Named[] {
  axe.setup(document);
  try {
    const all = [place, ...place.querySelectorAll(operable)].filter((one) => one.matches(operable));
    return all.map((element) => ({ element, name: nameOf(element) }));
  } finally {
    axe.teardown();
  }
}

/** Browsers name a button by its label, too, which axe leaves to its rules. */
function nameOf(element: Element): string {
  const name = axe.commons.text.accessibleText(element);
  if (name !== '' || !(element instanceof HTMLButtonElement)) return name;
  const spoken = document.querySelector(`label[for="${element.id}"]`)?.childNodes ?? [];
  return [...spoken]
    .filter((part) => !(part instanceof Element) || part.getAttribute('aria-hidden') !== 'true')
    .map(({ textContent }) => textContent)
    .join('');
}

const of = (named: readonly Named[], selector: string): readonly string[] =>
  named.filter(({ element }) => element.matches(selector)).map(({ name }) => name);

test.each(answered.filter(({ type }) => !isRows(type)))(
  '$type on a $name names each control by the label of its field and by what it is of it, $wire',
  async ({ type, wire, device }) => {
    const form = openSample(type, wire, { required: true });
    const named = namedIn(await showForm(form, device));
    const { node } = form;
    expect(of(named, controls)).toEqual(namesFor(node.item, node.state().value));
    expect(of(named, '*')).not.toContain('');
  },
);

test.each(answered.filter(({ type }) => isRows(type)))(
  '$type on a $name leaves nothing without a name, $wire',
  async ({ type, wire, device }) => {
    for (const variant of ['form', 'table']) {
      const named = namedIn(await showForm(openSample(type, wire, { variant }), device));
      expect(of(named, '[role="group"]')[0]).toBe(label);
      expect(of(named, '*')).not.toContain('');
      await closeForm();
    }
  },
);

test.each(blankCases.filter(({ type }) => isPicked(openSample(type, undefined).node.item)))(
  'what $type opens on a $name leaves nothing without a name',
  async ({ type, device }) => {
    const named = namedIn(await openPicker(await showForm(openSample(type, undefined), device)));
    expect(of(named, '[role="dialog"]')).toHaveLength(1);
    expect(of(named, '*')).not.toContain('');
  },
);

test.each(blankCases.filter(({ type }) => !isRows(type)))(
  '$type in a row on a $name is named by its column, in the cell and in the editor',
  async ({ type, device }) => {
    const place = await showForm(openInTable(type, [undefined], 'table'), device);
    const named = namedIn(place);
    expect(of(named, '*')).not.toContain('');
    if (traitsOf({ type }).inline !== undefined && device.name === 'desktop')
      expect(of(named, 'td input, td [role="combobox"]')[0]).toBe('Column');
    const editor = await opened(buttonOf(place, `${fields.rows.edit} ${fields.rows.row(1)}`));
    const inEditor = namedIn(editor);
    expect(of(inEditor, controls)[0]).toBe('Column');
    expect(of(inEditor, '*')).not.toContain('');
  },
);

test.each(sampleCases.filter(({ isGood }) => !isGood))(
  '$type on a $name is described by what is wrong with $wire',
  async ({ type, wire, device }) => {
    const form = openSample(type, wire);
    const place = await showForm(form, device);
    await acted(() => void form.session.validate());
    const { problem } = form.node.state();
    if (problem === null) return;
    const described = [...place.querySelectorAll('[aria-describedby]')].map((one) =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described).toContain(words.problem(problem));
  },
);

const numbered = (count: number, name: (index: number) => string): readonly string[] =>
  Array.from({ length: count }, (_, at) => name(at + 1));

/** What the controls of a field are to be called, groups before what they hold. */
function namesFor(item: Item, value: FieldValue): readonly string[] {
  const { family, amount, listed, files } = traitsOf(item);
  if (family === 'range') return [label, fields.date.startOf(label), fields.date.endOf(label)];
  if (family === 'list') {
    const entries = Math.max(textsIn(value).length, item.minSize ?? 0, 1);
    return [label, ...numbered(entries, (index) => fields.array.item(label, index))];
  }
  if (family === 'color') return [label, fields.color.pick];
  if (family === 'number' && amount !== true) return [label, ...numbered(item.count, fields.rate.star)];
  if (family === 'file') {
    const hasRoom = files === 'several' && textsIn(value).length < (item.maxSize ?? Number.POSITIVE_INFINITY);
    return hasRoom ? [label, label] : [label];
  }
  if (family !== 'choice') return [label];
  const chosen = choicesIn(value).map((choice) => String(choice.value));
  const others = (item.options ?? []).filter(
    (option) => option.hasInput === true && chosen.includes(String(option.value)),
  );
  if (listed === true) return [label, ...others.map((option) => fields.choice.other(option.label))];
  return [
    label,
    ...(item.options ?? []).flatMap((option) =>
      others.includes(option) ? [option.label, fields.choice.other(option.label)] : [option.label],
    ),
  ];
}
