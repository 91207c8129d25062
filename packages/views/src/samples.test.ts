// @vitest-environment happy-dom
import {
  choicesOf,
  decode,
  describe,
  isEmpty,
  numberText,
  openSession,
  parseDefinition,
  shortTimes,
  switchPositions,
  traitsOf,
  type FieldNode,
  type FieldType,
  type FieldValue,
  type FieldValues,
  type Item,
  type Session,
} from '@zhantai/engine';
import { authoringRegistry, type Authoring } from '@zhantai/engine/authoring';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import type { DeviceFaces } from './context/face.ts';
import type { FormServices } from './context/form-services.ts';
import { loadFormWords } from './context/form-words.ts';
import { desktop } from './desktop.ts';
import { describeWords } from './fields/value-text.ts';
import { prepareFaces } from './fields/prepare-faces.ts';
import { FormView } from './form/form-view.tsx';
import { mobile } from './mobile.ts';

/**
 * Every sample of every type in both faces: what is shown, spoken, typed and sent is what the engine says. The engine is
 * asked in a session of its own.
 */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const words = await loadFormWords('en');
const { fields } = words;
const today = '2026-06-01';

const services: FormServices = {
  today,
  loadOptions: () => Promise.resolve([]),
  upload: () => Promise.reject(new Error('No file is chosen here')),
  fileInfo: () => Promise.resolve([]),
  uploadSignature: () => Promise.reject(new Error('Nothing is drawn here')),
  openFile: () => undefined,
  notify: () => () => undefined,
};

const types = Object.keys(authoringRegistry).filter(isType);
const cases = [desktop, mobile].flatMap((device) =>
  types.flatMap((type) => {
    const { sample }: Authoring = authoringRegistry[type];
    return [...sample.good, ...sample.bad.map(({ wire }) => wire)].map((wire) => ({
      type,
      wire,
      device,
      name: device.name,
    }));
  }),
);

function goodOf(type: FieldType): readonly unknown[] {
  return authoringRegistry[type].sample.good;
}

function isType(name: string): name is FieldType {
  return Object.hasOwn(authoringRegistry, name);
}

/** Does something that draws, and waits until it is drawn. */
async function acted(work: () => void): Promise<void> {
  await act(async () => {
    work();
    await Promise.resolve();
  });
}

interface Opened {
  readonly session: Session;
  readonly node: FieldNode;
}

function open(type: FieldType, wire: unknown, more: object = {}): Opened {
  const definition = parseDefinition(
    {
      formItems: [
        {
          formItemId: 'f',
          formItemType: type,
          formItemLabel: 'Field',
          formItemOriginalData: { ...authoringRegistry[type].sample.item, prop: 'p', ...more },
        },
      ],
      formSetting: { showNumber: false },
    },
    { language: 'en' },
  );
  const answers = wire === undefined ? {} : { p: wire };
  const session = openSession(definition, { answers, today, context: { today } });
  const node = session.node('p');
  if (node === undefined) throw new Error(`There is no field of ${type}`);
  return { session, node };
}

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

async function show({ session }: Opened, device: DeviceFaces): Promise<HTMLElement> {
  await prepareFaces(device, session.definition);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  close = async () => {
    await acted(() => root.unmount());
    place.remove();
  };
  await acted(() => root.render(createElement(FormView, { device, services, session, words })));
  return place;
}

test.each(cases)('$type on a $name shows, speaks and sends $wire as the engine reads it', async (one) => {
  const engine = open(one.type, one.wire);
  const opened = open(one.type, one.wire);
  const place = await show(opened, one.device);
  expect(opened.session.answers()).toEqual(engine.session.answers());
  const { value, unreadable } = engine.node.state();
  expect(shownIn(place)).toEqual(pieces(engine.node.item, value, unreadable));
  expect(spokenIn(place)).toEqual(spoken(engine.node.item, value));
  if (unreadable !== null && traitsOf(engine.node.item).amount !== true)
    expect(place.textContent).toContain(fields.unreadable(unreadable));
});

test.each(cases.filter(({ type }) => traitsOf({ type }).asText === true))(
  '$type on a $name is locked with the text that the engine has for $wire',
  async ({ type, wire, device }) => {
    const engine = open(type, wire, { readonly: true });
    const place = await show(open(type, wire, { readonly: true }), device);
    const text = describe(engine.node.item, engine.node.state().value, describeWords(fields));
    expect(place.querySelector('output')?.textContent).toBe(text === '' ? fields.empty : text);
  },
);

const entered = cases.filter(({ type, wire }) => {
  const { family, listed } = traitsOf({ type });
  const { item } = open(type, undefined).node;
  if (['levels', 'file', 'rows', 'layout'].includes(family) || listed === true) return false;
  return goodOf(type).includes(wire) && !isEmpty(item, decode(item, wire));
});

test.each(entered)('$type on a $name takes $wire and sends it', async ({ type, wire, device }) => {
  const opened = open(type, undefined);
  const place = await show(opened, device);
  const engine = open(type, wire);
  await enter(place, engine.node.item, engine.node.state().value);
  expect(opened.session.answers()).toEqual(engine.session.answers());
  expect(shownIn(place)).toEqual(pieces(engine.node.item, engine.node.state().value, null));
  expect(opened.session.validate()).toEqual(engine.session.validate());
});

/** What stands in the controls, piece by piece: what is typed, the labels of what is chosen, the words of a switch. */
function shownIn(place: HTMLElement): readonly string[] {
  const controls = [...place.querySelectorAll('input, textarea, [role="combobox"], [role="radiogroup"]')];
  return controls
    .flatMap((control) => {
      if (control.getAttribute('role') === 'combobox')
        return control.hasAttribute('data-empty') ? [] : [control.textContent];
      if (control.getAttribute('role') === 'radiogroup')
        return control.lastElementChild?.tagName === 'SPAN' ? [control.lastElementChild.textContent] : [];
      if (control instanceof HTMLTextAreaElement) return [control.value];
      if (!(control instanceof HTMLInputElement) || ['color', 'file'].includes(control.type)) return [];
      if (control.getAttribute('role') === 'switch') return [control.closest('label')?.textContent ?? ''];
      if (['radio', 'checkbox'].includes(control.type))
        return control.checked ? [control.closest('label')?.textContent ?? ''] : [];
      return [control.type === 'password' ? '•'.repeat(control.value.length) : control.value];
    })
    .filter((piece) => piece !== '');
}

/** Whether each control that can be on or off is said to be on. */
function spokenIn(place: HTMLElement): readonly boolean[] {
  return [...place.querySelectorAll('input')]
    .filter(({ type }) => type === 'radio' || type === 'checkbox')
    .map((input) => {
      const announced = input.getAttribute('aria-checked');
      if (announced !== null) expect(announced).toBe(String(input.checked));
      return input.checked;
    });
}

function spoken(item: Item, value: FieldValue): readonly boolean[] {
  const { family, amount, listed } = traitsOf(item);
  if (family === 'switch') return [value === switchPositions(item).on.value];
  if (family === 'number' && amount !== true)
    return Array.from({ length: item.count }, (_, star) => value === star + 1);
  if (family !== 'choice' || listed === true) return [];
  const chosen = choices(value).map((choice) => String(choice.value));
  const offered = (item.options ?? []).map((option) => String(option.value));
  return [...offered, ...chosen.filter((one) => !offered.includes(one))].map((one) => chosen.includes(one));
}

function pieces(item: Item, value: FieldValue, unreadable: string | null): readonly string[] {
  const { family, amount, text, listed } = traitsOf(item);
  if (family === 'number')
    return amount === true
      ? filled([unreadable ?? numberText(typeof value === 'number' ? value : null, item.precision)])
      : filled([describe(item, value, describeWords(fields))]);
  if (typeof value === 'string' && family === 'calendar') return filled([shortTimes(value)]);
  if (typeof value === 'string' && text === 'secret') return filled(['•'.repeat(value.length)]);
  if (family === 'switch' || family === 'levels')
    return filled([describe(item, value, describeWords(fields))]);
  if (typeof value === 'string' && (family === 'text' || family === 'color')) return filled([value]);
  if (family === 'range') return texts(value).map(shortTimes);
  if (family === 'list') return filled(texts(value));
  if (family === 'rows')
    return rows(value).flatMap((row) =>
      item.columns.flatMap((column) => pieces(column, row[column.prop] ?? null, null)),
    );
  if (family !== 'choice') return [];
  const named = choices(value).map(({ value: key, other }) => ({
    label:
      item.options?.find((one) => String(one.value) === String(key))?.label ??
      fields.choice.missing(String(key)),
    other: other ?? '',
    known: item.options?.some((one) => String(one.value) === String(key) && one.hasInput === true) === true,
  }));
  if (listed === true)
    return filled([
      named.map(({ label }) => label).join(fields.listSeparator),
      ...named.map(({ other }) => other),
    ]);
  // What is not offered stands behind what is.
  return named
    .toSorted((a, b) => placeOf(item, a.label) - placeOf(item, b.label))
    .flatMap(({ label, other, known }) => filled([label, known ? other : '']));
}

const filled = (all: readonly string[]) => all.filter((one) => one !== '');

function placeOf(item: Item, label: string): number {
  const place = item.options?.findIndex((option) => option.label === label) ?? -1;
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

const texts = (value: FieldValue): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const choices = (value: FieldValue) => choicesOf(isChoice(value) ? value : null);
const isChoice = (value: FieldValue): value is FieldValues['select'] => typeof value === 'object';
const rows = (value: FieldValue): FieldValues['dynamic'] => (isRows(value) ? value : []);
const isRows = (value: FieldValue): value is FieldValues['dynamic'] => Array.isArray(value);

async function enter(place: HTMLElement, item: Item, value: FieldValue): Promise<void> {
  const { family, amount } = traitsOf(item);
  const box = (index: number) => [...place.querySelectorAll('input, textarea')][index];
  const press = async (name: string) => {
    const input = [...place.querySelectorAll('input')].find(
      (one) => one.getAttribute('aria-label') === name || one.closest('label')?.textContent === name,
    );
    await acted(() => input?.click());
  };
  if (family === 'switch') await acted(() => place.querySelector('input')?.click());
  else if (family === 'number' && amount !== true) await press(fields.rate.star(Number(value)));
  else if (family === 'choice') {
    for (const { value: key, other } of choices(value)) {
      const label = item.options?.find((one) => String(one.value) === String(key))?.label ?? '';
      await press(label);
      if (other === undefined) continue;
      await enterText(place.querySelector(`[aria-label="${fields.choice.other(label)}"]`), other);
    }
  } else if (Array.isArray(value)) {
    for (const [index, text] of texts(value).entries()) await enterText(box(index), text);
  } else
    await enterText(
      box(0),
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
    );
}

/** Puts a text into a control, tells of it, and leaves. */
async function enterText(control: Element | null | undefined, text: string): Promise<void> {
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
    throw new Error('There is nothing to type into');
  const prototype =
    control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  await acted(() => {
    control.focus();
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await acted(() => control.blur());
}
