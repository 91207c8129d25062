import {
  choicesOf,
  describe,
  numberText,
  pathsOf,
  shortTimes,
  switchPositions,
  traitsOf,
  type FieldValue,
  type FieldValues,
  type Item,
  type Option,
} from '@zhantai/engine';
import { expect } from 'vitest';
import { describeWords } from '../fields/value-text.ts';
import { fileOf, words } from './test-screen.tsx';

const { fields } = words;

/** What stands in the controls, piece by piece: what is typed, the labels of what is chosen, the words of a switch. */
export function shownIn(place: Element): readonly string[] {
  const selector = 'input, textarea, [role="combobox"], [role="radiogroup"], img, li > button:first-of-type';
  return [...place.querySelectorAll(selector)]
    .flatMap((control) => {
      if (control.getAttribute('role') === 'combobox')
        return control.hasAttribute('data-empty') ? [] : [control.textContent];
      if (control.getAttribute('role') === 'radiogroup')
        return control.lastElementChild?.tagName === 'SPAN' ? [control.lastElementChild.textContent] : [];
      if (control instanceof HTMLTextAreaElement) return [control.value];
      if (control instanceof HTMLImageElement) return [control.getAttribute('src') ?? ''];
      if (control instanceof HTMLButtonElement)
        return control.closest(`[aria-label="${fields.upload.list}"]`) === null ? [] : [control.textContent];
      if (!(control instanceof HTMLInputElement) || ['color', 'file'].includes(control.type)) return [];
      if (control.getAttribute('role') === 'switch') return [control.closest('label')?.textContent ?? ''];
      if (['radio', 'checkbox'].includes(control.type))
        return control.checked ? [control.closest('label')?.textContent ?? ''] : [];
      return [control.type === 'password' ? '•'.repeat(control.value.length) : control.value];
    })
    .filter((piece) => piece !== '');
}

/** Whether each control that can be on or off is said to be on. */
export function spokenIn(place: Element): readonly boolean[] {
  return [...place.querySelectorAll('input')]
    .filter(({ type }) => type === 'radio' || type === 'checkbox')
    .map((input) => {
      const announced = input.getAttribute('aria-checked');
      if (announced !== null) expect(announced).toBe(String(input.checked));
      return input.checked;
    });
}

/** What {@link spokenIn} is to find of this value. */
export function spokenOf(item: Item, value: FieldValue): readonly boolean[] {
  const { family, amount, listed } = traitsOf(item);
  if (family === 'switch') return [value === switchPositions(item).on.value];
  if (family === 'number' && amount !== true)
    return Array.from({ length: item.count }, (_, star) => value === star + 1);
  if (family !== 'choice' || listed === true) return [];
  const chosen = choicesIn(value).map((choice) => String(choice.value));
  const offered = (item.options ?? []).map((option) => String(option.value));
  return [...offered, ...chosen.filter((one) => !offered.includes(one))].map((one) => chosen.includes(one));
}

/** The text that the engine has for a value. */
export const textOf = (item: Item, value: FieldValue): string => describe(item, value, describeWords(fields));

/** What {@link shownIn} is to find of this value. */
export function piecesOf(item: Item, value: FieldValue, unreadable: string | null): readonly string[] {
  const { family, amount, text, listed, files } = traitsOf(item);
  if (family === 'number')
    return amount === true
      ? filled([unreadable ?? numberText(typeof value === 'number' ? value : null, item.precision)])
      : filled([textOf(item, value)]);
  if (typeof value === 'string' && family === 'calendar') return filled([shortTimes(value)]);
  if (typeof value === 'string' && text === 'secret') return filled(['•'.repeat(value.length)]);
  if (family === 'switch' || family === 'levels') return filled([textOf(item, value)]);
  if (typeof value === 'string' && (family === 'text' || family === 'color' || files === 'drawing'))
    return filled([value]);
  if (family === 'range') return textsIn(value).map(shortTimes);
  if (family === 'file') return textsIn(value).map((id) => fileOf(id).name);
  if (family === 'list') return filled(textsIn(value));
  if (family === 'rows')
    return rowsIn(value).flatMap((row) =>
      item.columns.flatMap((column) => piecesOf(column, row[column.prop] ?? null, null)),
    );
  if (family !== 'choice') return [];
  const named = choicesIn(value).map(({ value: key, other }) => ({
    label: labelOf(item.options ?? [], key) ?? fields.choice.missing(String(key)),
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

/** What an open picker is to say is chosen: labels, days, parts of times, years. */
export function chosenOf(item: Item, value: FieldValue): readonly string[] {
  const { family, moment, paths } = traitsOf(item);
  if (family === 'levels' && paths === true)
    return pathsOf(isPaths(value) ? value : []).flatMap((path) => labelsAlong(item.options ?? [], path));
  if (family === 'levels') return textsIn(value).flatMap((key) => labelOf(item.options ?? [], key) ?? []);
  if (family === 'choice')
    return choicesIn(value).flatMap(({ value: key }) => labelOf(item.options ?? [], key) ?? []);
  const moments = typeof value === 'string' ? filled([value]) : textsIn(value);
  if (family === 'range' && moment === 'datetime') return moments.map((one) => one.slice(0, 10));
  return moments.flatMap((one) => (moment === 'date' ? [one] : one.split(/[ :]/)));
}

/** What an open picker says is chosen. */
export function chosenIn(picker: Element): readonly string[] {
  const selector = '[aria-selected="true"], [aria-checked="true"], [aria-pressed="true"]';
  return [...picker.querySelectorAll(selector)].map(
    (one) => one.querySelector('[data-day]')?.getAttribute('data-day') ?? one.textContent,
  );
}

function labelOf(options: readonly Option[], value: unknown): string | undefined {
  for (const option of options) {
    const label =
      String(option.value) === String(value) ? option.label : labelOf(option.children ?? [], value);
    if (label !== undefined) return label;
  }
  return undefined;
}

/** Labels on the way to a value. */
export function labelsAlong(options: readonly Option[], path: readonly unknown[]): readonly string[] {
  const option = options.find(({ value }) => String(value) === String(path[0]));
  return option === undefined ? [] : [option.label, ...labelsAlong(option.children ?? [], path.slice(1))];
}

const filled = (all: readonly string[]) => all.filter((one) => one !== '');

function placeOf(item: Item, label: string): number {
  const place = item.options?.findIndex((option) => option.label === label) ?? -1;
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

/** The texts of a value that is a list. */
export const textsIn = (value: FieldValue): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
/** The choices that a value holds. */
export const choicesIn = (value: FieldValue) => choicesOf(isChoice(value) ? value : null);
const isChoice = (value: FieldValue): value is FieldValues['select'] => typeof value === 'object';
const rowsIn = (value: FieldValue): FieldValues['dynamic'] => (isRows(value) ? value : []);
const isRows = (value: FieldValue): value is FieldValues['dynamic'] => Array.isArray(value);
/** Whether a value is paths through levels. */
export const isPaths = (value: FieldValue): value is FieldValues['cascader'] => Array.isArray(value);
