import { isEmpty, pathsOf, traitsOf, type FieldValue, type Item, type Option } from '@zhantai/engine';
import { choicesIn, isPaths, labelsAlong, textsIn } from './test-reading.ts';
import { buttonOf, closed, dialog, enterText, opened, press, until, words } from './test-screen.tsx';

const { fields } = words;

/** Whether a value of this item can be typed or ticked without anything opening. */
export function isTyped(item: Item): boolean {
  const { family, listed } = traitsOf(item);
  return !['levels', 'file', 'rows', 'layout'].includes(family) && listed !== true;
}

/** Whether a value of this item can be picked from what its field opens. */
export function isPicked(item: Item): boolean {
  const { family, listed } = traitsOf(item);
  return ['levels', 'calendar', 'range'].includes(family) || listed === true;
}

/** Types or ticks a value into the controls of its field, which is blank. */
export async function enter(place: Element, item: Item, value: FieldValue): Promise<void> {
  const { family, amount } = traitsOf(item);
  const box = (index: number) => [...place.querySelectorAll('input, textarea')][index];
  const tick = (name: string) =>
    press(
      [...place.querySelectorAll('input')].find(
        (one) => one.getAttribute('aria-label') === name || one.closest('label')?.textContent === name,
      ),
    );
  if (family === 'switch') await press(place.querySelector('input'));
  else if (family === 'number' && amount !== true) await tick(fields.rate.star(Number(value)));
  else if (family === 'choice') {
    for (const { value: key, other } of choicesIn(value)) {
      const label = item.options?.find((one) => String(one.value) === String(key))?.label ?? '';
      await tick(label);
      await enterOther(place, label, other);
    }
  } else if (Array.isArray(value)) {
    for (const [index, text] of textsIn(value).entries()) await enterText(box(index), text);
  } else
    await enterText(
      box(0),
      typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '',
    );
}

/** Opens what the field is picked from. */
export const openPicker = (place: Element): Promise<HTMLElement> =>
  opened(place.querySelector('[role="combobox"], [aria-haspopup="dialog"]'));

/** Opens what the field is picked from, picks a value there, and confirms where that is asked for. */
export async function pick(place: Element, item: Item, value: FieldValue): Promise<void> {
  const picker = await openPicker(place);
  const { family, moment, paths } = traitsOf(item);
  if (isEmpty(item, value)) throw new Error('Nothing is to be picked');
  if (family === 'levels' && paths === true) await pickPaths(picker, item, value);
  else if (family === 'levels') await pickInTree(picker, item.options ?? [], textsIn(value));
  else if (family === 'choice') {
    for (const { value: key } of choicesIn(value))
      await pressRow(picker, 'option', item.options?.find((one) => one.value === key)?.label ?? '');
  } else {
    const moments = typeof value === 'string' ? [value] : textsIn(value);
    if (moment === 'year') await pickYear(picker, moments[0] ?? '');
    if (moment === 'date' || moment === 'datetime')
      for (const one of moments) await pickDay(picker, one.slice(0, 10));
    if (moment === 'time' || moment === 'datetime')
      for (const [side, one] of moments.entries())
        await pickTime(picker, family === 'range' ? side : null, one.slice(-8));
  }
  const confirm = dialog() === null ? undefined : buttonOf(picker, fields.confirm);
  if (confirm !== undefined) await press(confirm);
  await closed();
  for (const { value: key, other } of family === 'choice' ? choicesIn(value) : [])
    await enterOther(place, item.options?.find((one) => one.value === key)?.label ?? '', other);
}

async function enterOther(place: Element, label: string, other: string | undefined): Promise<void> {
  if (other !== undefined)
    await enterText(place.querySelector(`[aria-label="${fields.choice.other(label)}"]`), other);
}

/** Presses a row of an open list or tree by its words. */
async function pressRow(picker: Element, role: 'option' | 'treeitem', label: string): Promise<void> {
  await press(await until(() => rowOf(picker, role, label)));
}

const rowOf = (picker: Element, role: 'option' | 'treeitem', label: string) =>
  [...picker.querySelectorAll(`[role="${role}"]`)].find(({ textContent }) => textContent === label);

async function pickPaths(picker: Element, item: Item, value: FieldValue): Promise<void> {
  for (const path of pathsOf(isPaths(value) ? value : []))
    for (const label of labelsAlong(item.options ?? [], path)) await pressRow(picker, 'option', label);
}

/** Ticks what is not ticked yet, and opens what is above it; whoever is ticked takes along what is below. */
async function pickInTree(
  picker: Element,
  options: readonly Option[],
  wanted: readonly string[],
): Promise<void> {
  for (const { value, label, children = [] } of options) {
    const row = await until(() => rowOf(picker, 'treeitem', label));
    if (wanted.includes(String(value)) && row.getAttribute('aria-checked') !== 'true') await press(row);
    if (!children.some((child) => wanted.includes(String(child.value)))) continue;
    if (row.getAttribute('aria-expanded') === 'false') await press(row.firstElementChild);
    await pickInTree(picker, children, wanted);
  }
}

async function pickDay(picker: Element, day: string): Promise<void> {
  const days = () =>
    [...picker.querySelectorAll('[data-own]')].map((one) => one.getAttribute('data-day') ?? '').toSorted();
  const turns = { forward: 'Next month', back: 'Previous month' };
  while (!days().includes(day))
    await press(buttonOf(picker, (days()[0] ?? '') < day ? turns.forward : turns.back));
  await press(picker.querySelector(`[data-own][data-day="${day}"]`));
}

async function pickYear(picker: Element, year: string): Promise<void> {
  const first = () => Number(picker.querySelector('[aria-pressed]')?.textContent);
  const turns = { forward: 'Next ten years', back: 'Previous ten years' };
  while (buttonOf(picker, year) === undefined)
    await press(buttonOf(picker, first() < Number(year) ? turns.forward : turns.back));
  await press(buttonOf(picker, year));
}

/** @param side of a range: 0 its start, 1 its end; null of a time alone. */
async function pickTime(picker: Element, side: number | null, time: string): Promise<void> {
  const name = side === null ? fields.date.pickTime : [fields.date.startTime, fields.date.endTime][side];
  const typed = picker.querySelector(`input[aria-label="${name}"]`);
  if (typed !== null) {
    await enterText(typed, time);
    return;
  }
  // On a phone the columns of a moment are folded away.
  const fold = [...picker.querySelectorAll('button[aria-expanded]')].find(({ textContent }) =>
    textContent.startsWith(name ?? ''),
  );
  if (fold !== undefined) await press(fold);
  const columns = [...picker.querySelectorAll('[role="listbox"]')];
  const own = fold === undefined && side === 1 ? columns.slice(3) : columns;
  for (const [at, part] of time.split(':').entries())
    await press(own[at]?.querySelectorAll('[role="option"]')[Number(part)]);
  if (fold !== undefined) await press(fold);
}
